import { listProfileAccounts } from '@nimio/domain/account/account.endpoints';
import { isAboutAccount } from '@nimio/domain/audit/audit-events';
import type { LineRow } from './store.js';

/** What a caller may see of a profile's audit log. */
export interface View {
  /** From this time on, ISO 8601; empty for the whole log. */
  since: string;
  /** Whether events about the login of the profile's holder are included. */
  isHolders: boolean;
}

/** What decides whether an event is visible. */
type Event = Pick<LineRow, 'event' | 'facts'>;

/** A call by staff: a read is recorded as a look; a write records a specific audit event. */
const callOf = ({ facts }: Event): string => (JSON.parse(facts) as { call?: string }).call ?? '';

const isRead = ({ event }: Event): boolean => event === 'staff.call';

const { method, path } = listProfileAccounts;
const isReadOfAccount = (call: string): boolean =>
  call.startsWith('GET /user/') || call === `${method} ${path}`;

const isOfAccount = (line: Event): boolean =>
  isRead(line) ? isReadOfAccount(callOf(line)) : isAboutAccount(line.event);

/** Whether the caller may see an event. */
export const isVisible = (line: Event, { isHolders }: View): boolean =>
  (isHolders || !isOfAccount(line)) && (!isRead(line) || callOf(line).startsWith('GET '));

const minuteOf = ({ at }: LineRow): string => at.slice(0, 16);

/** Whether an event is merged with the previous one: another look by the same person within the same minute. */
export const isSameRead = (line: LineRow, previous: LineRow | undefined): boolean =>
  previous !== undefined &&
  isRead(line) &&
  isRead(previous) &&
  line.account_id === previous.account_id &&
  minuteOf(line) === minuteOf(previous);
