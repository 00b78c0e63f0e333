import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/work/register.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { lockForStaff } from '../lock-for-staff.js';
import { presentRegisteredWork } from '../present-register.js';
import {
  lockWorkByIsbn,
  readDeals,
  saveWork,
  touchDealsOf,
  type WorkChanges,
  type WorkRow,
} from '../store.js';
import type { WorkFacts } from '../work-facts.js';

type Facts = BodyOf<typeof endpoints.correctWork>;

/** Only the changed fields. */
function changesOf(work: WorkRow, facts: Facts): WorkChanges {
  const wanted: Required<Omit<WorkChanges, 'became_translated'>> = {
    name: facts.name,
    subtitle: facts.subtitle || null,
    publisher: facts.publisher || null,
    publish_year: facts.publishYear,
    type: facts.bookType,
    translated: facts.translated,
    library_class: facts.libraryClass || null,
  };
  const columns = Object.keys(wanted) as (keyof typeof wanted)[];
  return Object.fromEntries(
    columns.filter((column) => wanted[column] !== work[column]).map((column) => [column, wanted[column]]),
  );
}

/**
 * A work stays a translation while translators are paid for it; the alert informs sharers of changes that halve their
 * pay.
 */
async function changeTranslated(
  tx: Transaction,
  { id }: WorkRow,
  translated: 0 | 1,
  at: string,
): Promise<void> {
  const deals = await readDeals(tx, id);
  if (!translated && deals.some(({ role }) => role === 'translator'))
    throw new DomainError('translatorsShare', { field: 'translated' });
  await touchDealsOf(tx, id, at);
}

export const correctWork: UseCase<typeof endpoints.correctWork> = ({
  params,
  body,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const { work, holders } = await lockForStaff(tx, params.isbn, caller);
    requireFresh(await presentRegisteredWork(tx, work, now()));
    const changes = changesOf(work, body);
    const { translated } = changes;
    if (translated !== undefined) await changeTranslated(tx, work, translated, now().toISOString());
    // Staff have seen whether it is a translation: from now on that does not depend on a claim.
    await saveWork(tx, work.id, { ...changes, became_translated: 0 });
    const facts = { isbn: work.isbn, columns: Object.keys(changes) } satisfies WorkFacts;
    if (holders.length === 0) await audit(tx, 'work.correct', { caller, requestId }, facts);
    for (const id of holders) {
      await followNames(tx, id);
      await audit(tx, 'work.correct', { caller, profile: { id, asStaff: true }, requestId }, facts);
    }
    return presentRegisteredWork(tx, (await lockWorkByIsbn(tx, params.isbn)) ?? work, now());
  });
};
