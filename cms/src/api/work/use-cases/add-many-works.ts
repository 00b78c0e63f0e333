import type { ReplyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/many-works.endpoints';
import type { AddedOfMany } from '@nimio/domain/work/many-works.types';
import type * as workEndpoints from '@nimio/domain/work/work.endpoints';
import { requireFeature } from '../../../content/publishing/require-feature.js';
import type { UseCase } from '../../../http/call.js';
import { mapConcurrently } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { findAuthorName } from '../store.js';
import { addOne, catalogueBook } from './add-work.js';

/**
 * The result for one work. A missing address or bank account of the profile refuses the others too, and so the whole
 * call.
 */
async function outcome(
  isbn: string,
  adding: Promise<ReplyOf<typeof workEndpoints.addWork>>,
): Promise<AddedOfMany> {
  try {
    const { differingAmounts } = await adding;
    return { isbn, refusal: null, differingAmounts };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'worksNotAllowed') throw error;
    const { code, details } = error;
    return { isbn, refusal: { code, field: details.field ?? null }, differingAmounts: [] };
  }
}

/** All works of one call are under the profile's own names; otherwise none is added. */
async function requireOwnNames(profileId: number, works: readonly { authorHash: string }[]): Promise<void> {
  for (const authorHash of new Set(works.map((work) => work.authorHash)))
    if ((await findAuthorName(system().db, profileId, authorHash)) === undefined)
      throw new DomainError('authorNameMissing', { field: 'authorHash' });
}

/**
 * Each work is added in a separate transaction, as a single work is: a refused one does not stop the others, and a
 * repeated call after a lost response finds them on the list.
 */
export const addManyWorks: UseCase<typeof endpoints.addManyWorks> = async ({ body, ...call }) => {
  await requireFeature('addingWorks');
  const { works } = body;
  await requireOwnNames(call.profile.id, works);
  const books = await mapConcurrently(works, ({ isbn }) => catalogueBook(isbn));
  const records: AddedOfMany[] = [];
  // Sequential, because each locks the profile.
  for (const [index, work] of works.entries())
    records.push(await outcome(work.isbn, addOne({ ...call, body: work }, books[index])));
  return { records, total: records.length };
};
