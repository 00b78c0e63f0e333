import type { AuditEvent } from '@nimio/domain/audit/audit-events';
import { query, type Reader } from '../../data/sql.js';
import { type NameColumns, nameColumns } from '../profile/name.js';

export interface LineRow extends NameColumns {
  id: number;
  at: string;
  act: AuditEvent;
  as_staff: 0 | 1;
  account_id: number | null;
  facts: string;
  kind: 'person' | 'organisation' | null;
}

/** Read at once; a page may need several such reads, where staff have looked at much within a minute. */
export const chunk = 200;

const linesOfProfile = query<LineRow>(
  `select l.id, l.at, l.act, l.as_staff, l.account_id, l.facts, p.kind, ${nameColumns('p')}
     from audit_log l
     left join accounts a on a.id = l.account_id
     left join profiles p on p.id = a.default_profile_id
    where l.profile_id = ? and l.id < ?
    order by l.id desc limit ${chunk}`,
);

/** A profile's lines older than one, the newest first. */
export const readLines = (reader: Reader, profileId: number, before: number): Promise<LineRow[]> =>
  reader.all(linesOfProfile, [profileId, before]);
