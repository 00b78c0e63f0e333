import { listLogins } from '@nimio/domain/account/account.endpoints';
import { isAboutLogin } from '@nimio/domain/audit/audit-events';
import type { LineRow } from './store.js';

/** What somebody is told of a profile's log. */
export interface View {
  /** From this moment on, ISO 8601; empty for all of it. */
  since: string;
  /** What concerns the login of the profile's holder is told too. */
  isHolders: boolean;
}

/** A call of staff: reading it is a look; what a write did has a line of its own. */
const callOf = ({ facts }: LineRow): string => (JSON.parse(facts) as { call?: string }).call ?? '';

const isLook = ({ act }: LineRow): boolean => act === 'staff.call';

const { method, path } = listLogins;
const isLookAtLogin = (call: string): boolean =>
  call.startsWith('GET /user/') || call === `${method} ${path}`;

const isOfLogin = (line: LineRow): boolean =>
  isLook(line) ? isLookAtLogin(callOf(line)) : isAboutLogin(line.act);

/** Whether a line is told at all. */
export const isTold = (line: LineRow, { isHolders }: View): boolean =>
  (isHolders || !isOfLogin(line)) && (!isLook(line) || callOf(line).startsWith('GET '));

const minuteOf = ({ at }: LineRow): string => at.slice(0, 16);

/** Whether a line goes with the one told before it: another look of the same person in the same minute. */
export const isSameLook = (line: LineRow, told: LineRow | undefined): boolean =>
  told !== undefined &&
  isLook(line) &&
  isLook(told) &&
  line.account_id === told.account_id &&
  minuteOf(line) === minuteOf(told);
