import type { Transaction } from '../../data/database.js';
import { type Query, query, type Reader } from '../../data/sql.js';

/** A name of a profile, and when the catalogue was last asked for it, and by which words. */
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

/** The catalogue is being asked for a name. */
export async function writeAsked(
  tx: Transaction,
  nameId: number,
  asked: { searched: string; at: string },
): Promise<void> {
  await tx
    .table('name_searches')
    .insert({ author_name_id: nameId, searched: asked.searched, asked_at: asked.at })
    .onConflict('author_name_id')
    .merge();
}
