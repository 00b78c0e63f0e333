import { DomainError } from '@nimio/domain/errors';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import type { addWork } from '@nimio/domain/work/work.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { Call, UseCase } from '../../../http/call.js';
import { type CatalogueBook, CatalogueUnavailable } from '../../../integrations/catalogue/catalogue.js';
import { system } from '../../../system.js';
import { presentProfile } from '../../profile/present.js';
import { lockProfile, readProfileData } from '../../profile/store.js';
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
import {
  becomeTranslated,
  chosenBillable,
  chosenContributions,
  chosenRoles,
  refuseLocked,
} from '../work-rules.js';

type Adding = Call<typeof addWork>;

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

/** The work, new or known, locked for the rest of the transaction. */
async function workToJoin(tx: Transaction, { body }: Adding, book: CatalogueBook | undefined, at: string) {
  const known = await lockWorkByIsbn(tx, body.isbn);
  if (known) {
    // What nobody knew yet the author has just told; what is known stands.
    await updateWork(tx, known.id, {
      publisher: known.publisher ?? body.publisher,
      publish_year: known.publish_year ?? body.publishYear,
    });
    return known;
  }
  await insertWork(tx, newWork(body, book), at);
  const made = await lockWorkByIsbn(tx, body.isbn);
  if (!made) throw new Error('The work just added is not there');
  return made;
}

interface DifferingAmount {
  role: 'author' | 'translator';
  stated: number;
  deal: number;
}

/** Joins or makes the deal of each billable role; the number of a deal that exists is not taken over. */
async function joinDeals(
  tx: Transaction,
  work: WorkRow,
  { body }: Adding,
  sharer: Sharer,
): Promise<DifferingAmount[]> {
  const deals = await readDeals(tx, work.id);
  const differing: DifferingAmount[] = [];
  for (const role of chosenBillable(body.role)) {
    const stated = (role === 'author' ? body.numberOfAuthors : body.numberOfTranslators) ?? 1;
    const deal = deals.find((candidate) => candidate.role === role);
    if (!deal) {
      await insertDeal(tx, work.id, { role, amount: stated, sharer });
      continue;
    }
    await claimShare(tx, deal, sharer);
    if (deal.amount !== stated) differing.push({ role, stated, deal: deal.amount });
  }
  return differing;
}

async function requireCompleteProfile(tx: Transaction, profileId: number): Promise<void> {
  await lockProfile(tx, profileId);
  const missing = missingForWorks(presentProfile(await readProfileData(tx, profileId)));
  if (missing.length > 0)
    throw new DomainError('worksNotAllowed', { params: { missing: missing.join(',') } });
}

/** One transaction: the work, its deals, the share and the contributions (domain model, "Adding"). */
export const putOnList: UseCase<typeof addWork> = async (call) => {
  const { body, caller, profile, requestId } = call;
  const app = system();
  if (chosenRoles(body.role).length === 0) throw new DomainError('roleMissing', { field: 'role' });
  const book = await catalogueBook(body.isbn);
  return app.db.transaction(async (tx) => {
    const at = app.now().toISOString();
    await requireCompleteProfile(tx, profile.id);
    const authorNameId = await findAuthorName(tx, profile.id, body.authorHash);
    if (authorNameId === undefined) throw new DomainError('authorNameMissing', { field: 'authorHash' });
    const sharer = { profileId: profile.id, authorNameId, at };
    const work = await workToJoin(tx, call, book, at);
    refuseLocked(work, app.now());
    const held = (await rolesOnWork(tx, profile.id, work.id)).map(({ role }) => role);
    if (chosenRoles(body.role).every((role) => held.includes(role)))
      throw new DomainError('noDuplicateShares');
    const becameTranslated = body.role.translator && (await becomeTranslated(tx, work, sharer));
    const differingAmounts = await joinDeals(tx, work, call, sharer);
    for (const role of chosenContributions(body.role)) await insertContribution(tx, work.id, role, sharer);
    const facts = { isbn: body.isbn, roles: chosenRoles(body.role), becameTranslated };
    await audit(tx, 'work.add', { caller, profile, requestId }, facts);
    const [listed] = presentWorks(await rolesOnWork(tx, profile.id, work.id), profile.id);
    if (!listed) throw new Error('The work just listed is not there');
    return { work: listed, differingAmounts };
  });
};
