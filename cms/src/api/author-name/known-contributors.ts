import { cataloguedName } from '@nimio/domain/author-name/author-name';
import { matchNames } from '@nimio/domain/author-name/name-match';
import { insertInBatches, query, type Sql } from '../../data/sql.js';

interface Candidate {
  author_name_id: number;
  name1: string;
  name2: string;
  /** The contributor, as the catalogue writes it. */
  name: string;
  name_key: string;
}

const candidatesWhere = (condition: string) =>
  query<Candidate>(
    `select distinct n.id as author_name_id, n.name1, n.name2, c.name, c.name_key
       from author_match_keys m join author_names n on n.id = m.author_name_id
       join work_contributor_keys k on k.name_key = m.match_key
       join work_contributors c on c.id = k.contributor_id
      where ${condition}`,
  );
const ofAuthorName = candidatesWhere('m.author_name_id = ?');
const ofWork = candidatesWhere('c.work_id = ?');
const all = candidatesWhere('1 = 1');

/** What is new: an author name, a work's contributors, or after an import everything. */
type News = { authorNameId: number } | { workId: number } | 'everything';

const candidates = (sql: Sql, news: News): Promise<Candidate[]> => {
  if (news === 'everything') return sql.all(all);
  return 'workId' in news ? sql.all(ofWork, [news.workId]) : sql.all(ofAuthorName, [news.authorNameId]);
};

/** Stores which contributors match an author name of a customer. The index finds candidates, which the domain rule checks. */
export async function saveKnownContributors(sql: Sql, news: News): Promise<void> {
  const known = (await candidates(sql, news)).filter(
    (candidate) => matchNames(cataloguedName(candidate), candidate.name) !== 'none',
  );
  await insertInBatches(
    sql,
    {
      table: 'known_contributors',
      columns: ['name_key', 'author_name_id'],
      onConflict: 'on conflict do nothing',
    },
    known.map(({ name_key, author_name_id }) => [name_key, author_name_id]),
  );
}
