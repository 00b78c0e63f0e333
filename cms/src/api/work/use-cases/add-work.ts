import { DomainError } from '@nimio/domain/errors';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { BillableRole } from '@nimio/domain/work/roles';
import type * as endpoints from '@nimio/domain/work/work.endpoints';
import { audit } from '../../../audit/audit.js';
import { requireFeature } from '../../../content/require-feature.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { type CatalogueBook, CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { followNames } from '../../isni-sync/follow-names.js';
import { presentProfile } from '../../profile/present.js';
import { lockProfile, readProfileData } from '../../profile/store.js';
import { insertContributors } from '../contributors.js';
import { presentWorks } from '../present.js';
import { claimShare, insertContribution, insertDeal, type Sharer } from '../share-store.js';
import {
  findAuthorName,
  findWork,
  insertWork,
  lockWorkByIsbn,
  readDeals,
  rolesOnWork,
  updateWork,
  type WorkRow,
} from '../store.js';
import { type AmountChange, roleChanges, type WorkFacts } from '../work-facts.js';
import {
  becomeTranslated,
  chosenBillable,
  chosenContributions,
  chosenRoles,
  refuseLocked,
  requiredAmount,
  rolesOf,
} from '../work-rules.js';

type Adding = Call<typeof endpoints.addWork>;

/** The catalogue is asked before the transaction: nothing waits for a network inside one. */
async function catalogueBook(isbn: string): Promise<CatalogueBook | undefined> {
  const { db, catalogue } = system();
  if (await findWork(db, isbn)) return undefined;
  try {
    return await catalogue.findByIsbn(isbn);
  } catch (error) {
    // What the author typed by hand is taken as it is while the catalogue is away.
    if (error instanceof CatalogueUnavailable) return undefined;
    throw error;
  }
}

/**
 * Whether a new work is a translation. That halves people's pay, so a flag alone never makes it so: a catalogue
 * names a translator, or the author who enters the work holds the role or states how many translators there are.
 */
const isTranslated = (body: Adding['body'], book: CatalogueBook | undefined): boolean =>
  book
    ? book.translated
    : body.translated === 1 && (body.role.translator || (body.numberOfTranslators ?? 0) >= 1);

/** What the catalogue knows stands; the rest is the author's word. */
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

interface Joined extends Required<Pick<WorkFacts, 'isNew' | 'columns'>> {
  work: WorkRow;
}

/** The work, new or known, locked for the rest of the transaction. */
async function workToJoin(
  tx: Transaction,
  { body }: Adding,
  book: CatalogueBook | undefined,
  at: string,
): Promise<Joined> {
  const known = await lockWorkByIsbn(tx, body.isbn);
  if (known) {
    // What nobody knew yet the author has just told; what is known stands.
    const told = {
      ...(known.publisher === null && { publisher: body.publisher }),
      ...(known.publish_year === null && { publish_year: body.publishYear }),
    };
    await updateWork(tx, known.id, told);
    return { work: known, isNew: false, columns: Object.keys(told) };
  }
  const isNew = await insertWork(tx, newWork(body, book), at);
  const made = await lockWorkByIsbn(tx, body.isbn);
  if (!made) throw new Error('The work just added is not there');
  if (isNew && book) await insertContributors(tx, made.id, book.contributors);
  return { work: made, isNew, columns: [] };
}

interface DealsJoined {
  /** Deals whose number is another than the one stated: theirs holds. */
  differing: { role: BillableRole; stated: number; deal: number }[];
  /** Deals that began. */
  amounts: AmountChange[];
}

/** Joins or makes the deal of each billable role; the number of a deal that exists is not taken over. */
async function joinDeals(
  tx: Transaction,
  work: WorkRow,
  { body }: Adding,
  sharer: Sharer,
): Promise<DealsJoined> {
  const deals = await readDeals(tx, work.id);
  const joined: DealsJoined = { differing: [], amounts: [] };
  for (const role of chosenBillable(body.role)) {
    const stated = requiredAmount(body, role);
    const deal = deals.find((candidate) => candidate.role === role);
    if (!deal) {
      await insertDeal(tx, work.id, { role, amount: stated, sharer });
      joined.amounts.push({ role, from: null, to: stated });
      continue;
    }
    await claimShare(tx, deal, sharer);
    if (deal.amount !== stated) joined.differing.push({ role, stated, deal: deal.amount });
  }
  return joined;
}

async function requireCompleteProfile(tx: Transaction, profileId: number): Promise<void> {
  await lockProfile(tx, profileId);
  const missing = missingForWorks(presentProfile(await readProfileData(tx, profileId), []));
  if (missing.length > 0)
    throw new DomainError('worksNotAllowed', { params: { missing: missing.join(',') } });
}

/** One transaction: the work, its deals, the share and the contributions (domain model, "Adding"). */
export const addWork: UseCase<typeof endpoints.addWork> = async (call) => {
  const { body, caller, profile, requestId } = call;
  const app = system();
  await requireFeature('addingWorks');
  const chosen = chosenRoles(body.role);
  if (chosen.length === 0) throw new DomainError('roleMissing', { field: 'role' });
  const book = await catalogueBook(body.isbn);
  return app.db.transaction(async (tx) => {
    const at = app.now().toISOString();
    await requireCompleteProfile(tx, profile.id);
    const authorNameId = await findAuthorName(tx, profile.id, body.authorHash);
    if (authorNameId === undefined) throw new DomainError('authorNameMissing', { field: 'authorHash' });
    const sharer = { profileId: profile.id, authorNameId, at };
    const { work, isNew, columns } = await workToJoin(tx, call, book, at);
    refuseLocked(work, app.now());
    const held = rolesOf(await rolesOnWork(tx, profile.id, work.id));
    const { added } = roleChanges(held, chosen);
    if (added.length === 0) throw new DomainError('noDuplicateShares');
    const becameTranslated = body.role.translator && (await becomeTranslated(tx, work, sharer));
    const { amounts, differing } = await joinDeals(tx, work, call, sharer);
    for (const role of chosenContributions(body.role)) await insertContribution(tx, work.id, role, sharer);
    const facts = { isbn: body.isbn, isNew, added, columns, amounts, becameTranslated } satisfies WorkFacts;
    await followNames(tx, profile.id);
    await audit(tx, 'work.add', { caller, profile, requestId }, facts);
    const [listed] = presentWorks(await rolesOnWork(tx, profile.id, work.id), profile.id);
    if (!listed) throw new Error('The work just listed is not there');
    return { work: listed, differingAmounts: differing };
  });
};
