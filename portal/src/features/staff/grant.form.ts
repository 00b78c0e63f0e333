import { grantSchema } from '@nimio/domain/access/access.schema';
import { validateWith } from '../../shared/form/validate-with';

export interface GrantValues {
  username: string;
  kind: string;
  /** As a person writes it: 31.12.2030. */
  lastDay: string;
}

export const emptyGrant: GrantValues = { username: '', kind: 'representative', lastDay: '' };

/** A day as people write it in Finland as the wire has it; what is none stays as it is, and is refused. */
export function dayOnTheWire(typed: string): string {
  const text = typed.trim();
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10);
}

export const grantErrors = validateWith<GrantValues>(grantSchema, (values) => ({
  ...values,
  lastDay: dayOnTheWire(values.lastDay),
}));
