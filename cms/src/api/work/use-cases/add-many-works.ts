import type { ReplyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/many-works.endpoints';
import type { AddedOfMany } from '@nimio/domain/work/many-works.types';
import type * as workEndpoints from '@nimio/domain/work/work.endpoints';
import { requireFeature } from '../../../content/require-feature.js';
import type { UseCase } from '../../../http/call.js';
import { askFewAtOnce } from '../../../integrations/catalogue/few-at-once.js';
import { system } from '../../../system.js';
import { findAuthorName } from '../store.js';
import { addOne, catalogueBook } from './add-work.js';

/** What became of one work. An address or account that the profile lacks refuses the others too: the whole call. */
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

/** The works of one list are under the profile's own names, or none of them is added. */
async function requireOwnNames(profileId: number, works: readonly { authorHash: string }[]): Promise<void> {
  for (const authorHash of new Set(works.map((work) => work.authorHash)))
    if ((await findAuthorName(system().db, profileId, authorHash)) === undefined)
      throw new DomainError('authorNameMissing', { field: 'authorHash' });
}

/**
 * Each work is added as a single one is, in a transaction of its own: one that is refused stops no other, and what
 * comes a second time after a lost answer is found on the list.
 */
export const addManyWorks: UseCase<typeof endpoints.addManyWorks> = async ({ body, ...call }) => {
  await requireFeature('addingWorks');
  const { works } = body;
  await requireOwnNames(call.profile.id, works);
  const books = await askFewAtOnce(works, ({ isbn }) => catalogueBook(isbn));
  const records: AddedOfMany[] = [];
  // One after another: they all lock the profile.
  for (const [index, work] of works.entries())
    records.push(await outcome(work.isbn, addOne({ ...call, body: work }, books[index])));
  return { records, total: records.length };
};
