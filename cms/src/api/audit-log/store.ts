import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { query, type Reader } from '../../data/sql.js';
import { type NameColumns, nameColumns } from '../profile/name.js';

export interface LineRow extends NameColumns {
  id: number;
  at: string;
  event: AuditEvent;
  as_staff: 0 | 1;
  account_id: number | null;
  facts: string;
  kind: 'person' | 'organisation' | null;
}

/** The size of a batch; a page may need several batches where staff have looked often within a minute. */
export const chunk = 200;

const linesOfProfile = query<LineRow>(
  `select l.id, l.at, l.event, l.as_staff, l.account_id, l.facts, p.kind, ${nameColumns('p')}
     from audit_log l
     left join accounts a on a.id = l.account_id
     left join profiles p on p.id = a.default_profile_id
    where l.profile_id = ? and l.id < ?
    order by l.id desc limit ${chunk}`,
);

/** A profile's events before the given one, the newest first. */
export const readLines = (reader: Reader, profileId: number, before: number): Promise<LineRow[]> =>
  reader.all(linesOfProfile, [profileId, before]);
