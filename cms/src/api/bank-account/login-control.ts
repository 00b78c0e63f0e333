import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { placeholders, query, type Reader } from '../../data/sql.js';
import type { Caller } from '../../http/call.js';
import { controlDays } from '../account/store.js';

/** Events by which staff may give themselves control of a login. */
const controlling: readonly AuditEvent[] = [
  'account.create',
  'account.update',
  'access.grant',
  'customer.update',
  'customer.check',
];

interface EventRow {
  event: AuditEvent;
  /** The member of staff. */
  account_id: number;
  facts: string;
  /** Whether it is about the profile that the login acts for, and whether about its own. */
  is_target: 0 | 1;
  is_own: 0 | 1;
}

/** `cross join` makes SQLite begin with the account instead of all events of staff. */
const eventsOfStaff = query<EventRow>(
  `select l.event, l.account_id, l.facts,
          case when l.profile_id = ? then 1 else 0 end as is_target,
          case when l.profile_id = a.default_profile_id then 1 else 0 end as is_own
     from accounts a cross join audit_log l
    where l.profile_id in (?, a.default_profile_id) and a.id = ? and l.as_staff = 1 and l.account_id <> a.id and l.at > ?
      and l.event in (${placeholders(controlling.length)})
    order by l.id desc`,
);

/** Whether staff invited the login, gave it another address or identity code, or granted it access to the profile. */
function gaveControl({ event, facts, is_target, is_own }: EventRow, accountHash: string): boolean {
  const { fields, user, isSame } = JSON.parse(facts) as { fields?: string[]; user?: string; isSame?: 0 | 1 };
  if (event === 'access.grant') return is_target === 1 && user === accountHash;
  if (is_own === 0 || (user !== undefined && user !== accountHash)) return false;
  if (event === 'account.update') return fields?.includes('email') === true;
  if (event === 'customer.update') return fields?.includes('identity_code') === true;
  return event === 'account.create' || isSame === 1;
}

/**
 * The members of staff who in the days before a time made it possible that someone other than the holder uses a login for
 * a profile.
 */
export async function findLoginControllers(
  reader: Reader,
  { accountId, accountHash }: Pick<Caller, 'accountId' | 'accountHash'>,
  profileId: number,
  before: string,
): Promise<number[]> {
  const since = new Date(Date.parse(before) - controlDays * 24 * 60 * 60_000).toISOString();
  const rows = await reader.all(eventsOfStaff, [profileId, profileId, accountId, since, ...controlling]);
  return rows.filter((row) => gaveControl(row, accountHash)).map(({ account_id: id }) => id);
}
