import { pageSize } from '@nimio/domain/paging';
import { placeholders, query, type Reader } from '../../data/sql.js';
import { readPage } from '../../data/word-index.js';
import { nameColumns } from '../profile/name.js';
import type { ProfileListRow } from '../profile/store.js';
import { type CustomerConditions, selectionOf } from './customer-selection.js';

interface FoundRow {
  id: number;
  total: number;
}

/** The ids of the customers on a page, in alphabetical order of surnames, and the total count. */
export function searchCustomers(
  reader: Reader,
  asked: CustomerConditions,
  offset: number,
): Promise<{ ids: number[]; total: number }> {
  const { sql, values } = selectionOf(asked);
  const statement = query<FoundRow>(
    `select p.id, cast(count(*) over () as integer) as total ${sql}
      order by n.register_key, n.profile_id limit ${pageSize} offset ?`,
  );
  return readPage(reader, statement, values, offset);
}

/** How many customers the search finds, and the earliest time at which one of them died or was created. */
export async function summarizeCustomers(
  reader: Reader,
  asked: CustomerConditions,
  since: 'died_on' | 'created_at',
): Promise<{ total: number; oldest: string | null }> {
  const { sql, values } = selectionOf(asked);
  const summary = query<{ total: number; oldest: string | null }>(
    `select cast(count(*) as integer) as total, min(p.${since}) as oldest ${sql}`,
  );
  return (await reader.first(summary, values)) ?? { total: 0, oldest: null };
}

/** What distinguishes a customer from others of the same name. */
export type CustomerRow = ProfileListRow & {
  ext_party_code: string | null;
  post_center: string | null;
  born_on: string | null;
  closed_on: string | null;
  died_on: string | null;
};

const customersById = query<CustomerRow>(
  `select p.id, p.hash, p.kind, ${nameColumns('p')}, p.ext_party_code, p.post_center, p.born_on, p.closed_on,
          p.died_on, r.role
     from profiles p left join profile_roles r on r.profile_id = p.id
    where p.id in (${placeholders(pageSize)}) order by p.id, r.role`,
);

/** A row for each role of each of these customers, in the given order. */
export async function readCustomers(reader: Reader, ids: readonly number[]): Promise<CustomerRow[]> {
  const asked = Array.from({ length: pageSize }, (_, at) => ids[at] ?? 0);
  const rows = await reader.all(customersById, asked);
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
