import { grantSchema } from '@nimio/domain/access/access.schema';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import { validateWith } from '../../../shared/form/validate-with';

export interface GrantValues {
  username: string;
  kind: string;
  /** As typed: 31.12.2030. */
  lastDay: string;
}

export const emptyGrant: GrantValues = { username: '', kind: 'representative', lastDay: '' };

export const grantErrors = validateWith<GrantValues>(grantSchema, (values) => ({
  ...values,
  lastDay: dayOnTheWire(values.lastDay),
}));
