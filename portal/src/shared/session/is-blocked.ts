import type { Me } from '@nimio/domain/session/session.types';
import { continuesWithoutSecondFactor, isUnraised } from './second-factor';

type Visitor = Pick<Me, 'sessionKind' | 'shouldUpdatePassword' | 'secondFactor'> & {
  user: Pick<Me['user'], 'disclaimerAccepted'>;
};

/** Whether the terms, a new password or the second factor block all other pages. */
export function isBlocked(me: Visitor): boolean {
  if (me.sessionKind === 'strong' || me.shouldUpdatePassword === 1) return true;
  return me.user.disclaimerAccepted === null || (isUnraised(me) && !continuesWithoutSecondFactor());
}
