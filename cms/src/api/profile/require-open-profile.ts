import { DomainError } from '@nimio/domain/errors';
import type { ProfileRow } from './store.js';

/** A closed or deceased customer gets no login, grant, contract or message: 409 `customerClosed`. */
export function requireOpenProfile({ closed_on, died_on }: Pick<ProfileRow, 'closed_on' | 'died_on'>): void {
  if (closed_on !== null || died_on !== null) throw new DomainError('customerClosed');
}
