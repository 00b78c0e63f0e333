import type { BodyOf, ReplyOf } from '@nimio/domain/endpoint';
import type { addManyWorks } from '@nimio/domain/work/many-works.endpoints';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import { requireFeature } from '../../../content/publishing/require-feature.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { type CatalogueBook, CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { insertContributors } from '../contributors.js';
import { type Joining, joinWork } from '../join-work.js';
import { findWork, insertWork, lockWorkByIsbn, saveWork } from '../store.js';

/** One work, added alone or in a batch, and the account that adds it. */
interface Adding extends Pick<Call<typeof endpoints.addWork>, 'caller' | 'profile' | 'requestId'> {
  body: BodyOf<typeof addManyWorks>['works'][number];
}

/** The catalogue's data of a new work, fetched before the transaction, so that no transaction waits for the network. */
export async function catalogueBook(isbn: string): Promise<CatalogueBook | undefined> {
  const { db, catalogue } = system();
  if (await findWork(db, isbn)) return undefined;
  try {
    return await catalogue.findByIsbn(isbn);
  } catch (error) {
    // The author's values are accepted while the catalogue is unavailable.
    if (error instanceof CatalogueUnavailable) return undefined;
    throw error;
  }
}

/**
 * Whether a new work is a translation. A translation halves the writers' pay, so a flag alone is not enough: a
 * catalogue names a translator, or the adding author holds the role or states how many translators there are.
 */
const isTranslated = (body: Adding['body'], book: CatalogueBook | undefined): boolean =>
  book
    ? book.translated
    : body.translated === 1 && (body.role.translator || (body.numberOfTranslators ?? 0) >= 1);

/** The catalogue's values take precedence; the author's complete them. */
const newWork = (body: Adding['body'], book: CatalogueBook | undefined) => ({
  isbn: body.isbn,
  name: book?.name ?? body.name,
  subtitle: book ? book.subtitle : body.subtitle || null,
  publisher: book?.publisher ?? body.publisher,
  publish_year: book?.publishYear ?? body.publishYear,
  type: body.bookType,
  translated: isTranslated(body, book) ? (1 as const) : (0 as const),
  library_class: book?.libraryClass ?? null,
  creator_context: book ? ('EXT' as const) : ('CREATOR' as const),
});

/** The work, new or known, locked for the rest of the transaction. */
async function workToJoin(
  tx: Transaction,
  { body }: Adding,
  book: CatalogueBook | undefined,
  at: string,
): Promise<Joining> {
  const known = await lockWorkByIsbn(tx, body.isbn);
  if (known) {
    // The author completes missing values; the register's own values remain.
    const completed = {
      ...(known.publisher === null && { publisher: body.publisher }),
      ...(known.publish_year === null && { publish_year: body.publishYear }),
    };
    await saveWork(tx, known.id, completed);
    return { work: known, isNew: false, columns: Object.keys(completed) };
  }
  const isNew = await insertWork(tx, newWork(body, book), at);
  const made = await lockWorkByIsbn(tx, body.isbn);
  if (!made) throw new Error('The work just added is not there');
  if (isNew && book) await insertContributors(tx, made.id, book.contributors);
  return { work: made, isNew, columns: [] };
}

/** Adds one work to the list, a new or a known one. */
export const addOne = (
  call: Adding,
  book: CatalogueBook | undefined,
): Promise<ReplyOf<typeof endpoints.addWork>> => joinWork(call, (tx, at) => workToJoin(tx, call, book, at));

export const addWork: UseCase<typeof endpoints.addWork> = async (call) => {
  await requireFeature('addingWorks');
  return addOne(call, await catalogueBook(call.body.isbn));
};
