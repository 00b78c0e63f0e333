import { titleWords } from '@nimio/domain/text/title-words';
import type { Transaction } from '../../data/database.js';
import { query } from '../../data/sql.js';
import { insertParts } from '../../data/word-index.js';

/** The index rows of a work: its title, subtitle and contributors' names. */
export const rowsOfWork = (id: number, texts: readonly (string | null)[]) =>
  titleWords(texts.join(' ')).map((word) => ({ word, work_id: id }));

const textsOfWork = query<{ text: string | null }>(
  `select name as text from works where id = ?
    union all select subtitle from works where id = ?
    union all select name from work_contributors where work_id = ?`,
);

/**
 * Updates the search index of a work. Everything that writes a title or contributors calls it in the same transaction.
 */
export async function indexWork(tx: Transaction, id: number): Promise<void> {
  const texts = await tx.all(textsOfWork, [id, id, id]);
  await tx.table('work_words').where({ work_id: id }).delete();
  await insertParts(
    tx,
    'work_words',
    rowsOfWork(
      id,
      texts.map(({ text }) => text),
    ),
  );
}
