import { keysOfName } from '@nimio/domain/author-name/name-match';
import type { ContributorFacts } from '@nimio/domain/import/import-record';
import { nameKey } from '@nimio/domain/text/name-key';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches } from '../../data/sql.js';
import type { CatalogueContributor } from '../../integrations/catalogue/catalogue.js';
import { saveKnownContributors } from '../author-name/known-contributors.js';
import { indexWork } from './work-index.js';

/** The index rows of a work's contributors. */
export const keysOfContributor = (id: number, name: string) =>
  keysOfName(name).map((name_key) => ({ name_key, contributor_id: id }));

/** The contributors with a role of works, each once whatever the case. */
const withRole = (contributors: readonly CatalogueContributor[]): (ContributorFacts & { key: string })[] => {
  const facts = contributors.flatMap(({ name, role }) =>
    role === 'other' ? [] : [{ name, role, key: nameKey(name) }],
  );
  return [...new Map(facts.map((fact) => [`${fact.role} ${fact.key}`, fact])).values()];
};

const contributorOfWork = query<{ id: number }>('select id from work_contributors where work_id = ? limit 1');

/** Whether the register knows a contributor of a work. */
export const hasContributors = async (reader: Reader, workId: number): Promise<boolean> =>
  (await reader.first(contributorOfWork, [workId])) !== undefined;

const contributorsOfWork = query<ContributorFacts>(
  'select name, role from work_contributors where work_id = ? order by id',
);

/** The contributors with a role of a work, in the catalogue's order. */
export const readContributors = (reader: Reader, workId: number): Promise<ContributorFacts[]> =>
  reader.all(contributorsOfWork, [workId]);

const authorsOfMany = query<{ work_id: number; name: string }>(
  `select work_id, name from work_contributors
    where work_id in (${batchPlaceholders}) and role = 'author' order by work_id, id`,
);

const between = '; ';

/** The writers among the contributors, as one line. */
export const authorLineOf = (contributors: readonly { name: string; role: string }[]): string =>
  contributors
    .filter(({ role }) => role === 'author')
    .map(({ name }) => name)
    .join(between);

/** The same for several works by id; works without known contributors are left out. */
export async function authorLines(reader: Reader, workIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await readInBatches(reader, { query: authorsOfMany, values: workIds, none: 0 });
  const lines = new Map<number, string>();
  for (const { work_id, name } of rows) {
    const line = lines.get(work_id);
    lines.set(work_id, line === undefined ? name : line + between + name);
  }
  return lines;
}

/** Stores the contributors of a new work from a catalogue; the work is suggested to them. */
export async function insertContributors(
  tx: Transaction,
  workId: number,
  contributors: readonly CatalogueContributor[],
): Promise<void> {
  for (const { name, role, key } of withRole(contributors)) {
    const id = await tx.insert('work_contributors', { work_id: workId, name, role, name_key: key });
    const keys = keysOfContributor(id, name);
    if (keys.length > 0) await tx.table('work_contributor_keys').insert(keys);
  }
  await indexWork(tx, workId);
  await saveKnownContributors(tx, { workId });
}
