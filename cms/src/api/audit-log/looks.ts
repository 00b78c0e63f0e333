import { listLogins } from '@nimio/domain/account/account.endpoints';
import { isAboutLogin } from '@nimio/domain/audit/audit-events';
import type { LineRow } from './store.js';

/** What a caller may see of a profile's audit log. */
export interface View {
  /** From this time on, ISO 8601; empty for the whole log. */
  since: string;
  /** Whether events about the login of the profile's holder are included. */
  isHolders: boolean;
}

/** A call by staff: a read is recorded as a look; a write records an audit event of its own kind. */
const callOf = ({ facts }: LineRow): string => (JSON.parse(facts) as { call?: string }).call ?? '';

const isLook = ({ act }: LineRow): boolean => act === 'staff.call';

const { method, path } = listLogins;
const isLookAtLogin = (call: string): boolean =>
  call.startsWith('GET /user/') || call === `${method} ${path}`;

const isOfLogin = (line: LineRow): boolean =>
  isLook(line) ? isLookAtLogin(callOf(line)) : isAboutLogin(line.act);

/** Whether the caller may see an event. */
export const isTold = (line: LineRow, { isHolders }: View): boolean =>
  (isHolders || !isOfLogin(line)) && (!isLook(line) || callOf(line).startsWith('GET '));

const minuteOf = ({ at }: LineRow): string => at.slice(0, 16);

/** Whether an event is merged with the previous one: another look by the same person within the same minute. */
export const isSameLook = (line: LineRow, told: LineRow | undefined): boolean =>
  told !== undefined &&
  isLook(line) &&
  isLook(told) &&
  line.account_id === told.account_id &&
  minuteOf(line) === minuteOf(told);
