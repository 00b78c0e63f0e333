import type { Transaction } from '../../data/database.js';
import { type Query, query, type Reader } from '../../data/sql.js';

/** A name of a profile, with the time and words of its last lookup in the catalogue. */
export interface SearchedName {
  id: number;
  name1: string;
  name2: string;
  searched: string | null;
  asked_at: string | null;
}

const select = (condition: string): string =>
  `select n.id, n.name1, n.name2, s.searched, s.asked_at
     from author_names n left join name_searches s on s.author_name_id = n.id
    where ${condition} order by n.id`;

const ofProfile: Query<SearchedName> = query(select('n.profile_id = ?'));
const byId: Query<SearchedName> = query(select('n.id = ?'));

export const readSearchedNames = (reader: Reader, profileId: number): Promise<SearchedName[]> =>
  reader.all(ofProfile, [profileId]);

export const readSearchedName = (reader: Reader, nameId: number): Promise<SearchedName | undefined> =>
  reader.first(byId, [nameId]);

/** A lookup of a name has been scheduled. */
export async function saveNameSearch(
  tx: Transaction,
  nameId: number,
  search: { searched: string; at: string },
): Promise<void> {
  await tx
    .table('name_searches')
    .insert({ author_name_id: nameId, searched: search.searched, asked_at: search.at })
    .onConflict('author_name_id')
    .merge();
}
