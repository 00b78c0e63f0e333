import { wholeName } from '@nimio/domain/author-name/author-name';
import type { BillableRole, CreatorRole } from '@nimio/domain/work/roles';
import type { DealData, FoundWork, ListedWork, WorkForEdit } from '@nimio/domain/work/work.types';
import type { Reader } from '../../data/sql.js';
import type { CatalogueBook } from '../../integrations/catalogue/catalogue.js';
import { presentOwn } from '../change-suggestion/present.js';
import { type PendingOnWork, readPendingOnMany, readPendingOnWork } from '../change-suggestion/store.js';
import { authorLineOf, authorLines, readContributors } from './contributors.js';
import {
  type Deal,
  type FoundRow,
  type ListedRow,
  readDeals,
  readDealsOfMany,
  rolesOnMany,
  rolesOnWork,
  type WorkRow,
} from './store.js';
import { isLocked } from './work-rules.js';

type Flags = ListedWork['role'];

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);
const roleFlags = (roles: CreatorRole[]): Flags => ({
  author: flag(roles.includes('author')),
  translator: flag(roles.includes('translator')),
  illustrator: flag(roles.includes('illustrator')),
  editor: flag(roles.includes('editor')),
});

export const workFields = (row: WorkRow) => ({
  isbn: row.isbn,
  name: row.name,
  subtitle: row.subtitle,
  publisher: row.publisher,
  publishYear: row.publish_year,
  bookType: row.type,
  translated: row.translated,
});

/** Works of the register, in the same order. */
export async function presentFound(reader: Reader, rows: readonly FoundRow[]): Promise<FoundWork[]> {
  const authors = await authorLines(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...workFields(row),
    author: authors.get(row.id) ?? '',
    source: 'register',
    isListed: row.is_listed,
  }));
}

const catalogueFields = (book: CatalogueBook) => ({
  isbn: book.isbn,
  name: book.name,
  subtitle: book.subtitle,
  publisher: book.publisher,
  publishYear: book.publishYear,
  bookType: book.bookType,
  translated: flag(book.translated),
});

/** A book that only the catalogue has. */
export const presentCatalogued = (book: CatalogueBook): FoundWork => ({
  ...catalogueFields(book),
  author: authorLineOf(book.contributors),
  source: 'finna',
  isListed: 0,
});

const alertsOf = (rows: readonly ListedRow[]): ListedWork['alerts'] => {
  const alerts: ListedWork['alerts'] = [];
  if (rows.some(({ has_suggestions }) => has_suggestions)) alerts.push('HAS_SUGGESTIONS');
  if (rows.some(({ has_changes }) => has_changes)) alerts.push('HAS_CHANGES_AFTER_APPROVAL');
  return alerts;
};

/**
 * Written without spreads: a list has thousands of rows, and spreading other objects into each took forty times as
 * long.
 */
const listedWork = (rows: [ListedRow, ...ListedRow[]], profileId: number): ListedWork => {
  const [row] = rows;
  return {
    isbn: row.isbn,
    name: row.name,
    subtitle: row.subtitle,
    publisher: row.publisher,
    publishYear: row.publish_year,
    bookType: row.type,
    translated: row.translated,
    bookHash: row.hash,
    authorHash: row.author_hash,
    authorName: wholeName(row),
    numberOfAuthors: row.author_amount,
    numberOfTranslators: row.translator_amount,
    creatorContext: row.creator_context,
    migrated: row.migrated,
    alerts: alertsOf(rows),
    role: roleFlags(rows.map(({ role }) => role)),
    dealOwnerUser: {
      author: flag(row.author_owner === profileId),
      translator: flag(row.translator_owner === profileId),
      illustrator: 0,
      editor: 0,
    },
  };
};

/** Groups the rows (one per role) by work; they are sorted by work. */
export function presentWorks(rows: ListedRow[], profileId: number): ListedWork[] {
  const works: [ListedRow, ...ListedRow[]][] = [];
  for (const row of rows) {
    const last = works.at(-1);
    if (last?.[0].id === row.id) last.push(row);
    else works.push([row]);
  }
  return works.map((grouped) => listedWork(grouped, profileId));
}

const presentDeal = (deal: Deal, profileId: number, pending: readonly PendingOnWork[]): DealData => {
  const owner = deal.shares.find(({ profile_id }) => profile_id === deal.owner_profile_id);
  const isOwner = deal.owner_profile_id === profileId;
  const received = pending.filter(({ role }) => role === deal.role);
  const own = received.find(({ suggester_profile_id }) => suggester_profile_id === profileId);
  const nameFor = (share: Deal['shares'][number]) =>
    share.private && share.profile_id !== profileId ? '' : wholeName(share);
  return {
    amount: deal.amount,
    shares: deal.shares.map((share) => ({
      // A private author name is hidden from others: the share is shown without it.
      name: nameFor(share),
      authorHash: share.private && share.profile_id !== profileId ? null : share.author_hash,
      isOwn: flag(share.profile_id === profileId),
    })),
    ownerName: owner ? nameFor(owner) || null : null,
    isOwner: flag(isOwner),
    ownSuggestion: own ? presentOwn(own) : null,
    suggestions: isOwner ? received.length : 0,
  };
};

/** A work of the register with the further data that the forms need. */
interface Registered {
  work: WorkRow;
  deals: readonly Deal[];
  /** The roles that the profile holds on it. */
  own: readonly ListedRow[];
  /** Pending suggestions on it. */
  pending: readonly PendingOnWork[];
  /** Its creators as catalogues write them. */
  contributors: WorkForEdit['contributors'];
}

/** The data that the forms need of a work in the register. */
export async function presentRegistered(
  reader: Reader,
  work: WorkRow,
  profileId: number,
  now: Date,
): Promise<WorkForEdit> {
  const deals = await readDeals(reader, work.id);
  const own = await rolesOnWork(reader, profileId, work.id);
  const pending = await readPendingOnWork(reader, work.id);
  const contributors = await readContributors(reader, work.id);
  return registeredWork({ work, deals, own, pending, contributors }, profileId, now);
}

/** The same for several works, read together. */
export async function presentManyRegistered(
  reader: Reader,
  works: readonly WorkRow[],
  profileId: number,
  now: Date,
): Promise<WorkForEdit[]> {
  const ids = works.map(({ id }) => id);
  const deals = await readDealsOfMany(reader, ids);
  const own = await rolesOnMany(reader, profileId, ids);
  const pending = await readPendingOnMany(reader, ids);
  return works.map((work) =>
    registeredWork(
      {
        work,
        deals: deals.filter(({ work_id }) => work_id === work.id),
        own: own.filter(({ id }) => id === work.id),
        pending: pending.filter(({ work_id }) => work_id === work.id),
        // Lists of works show none.
        contributors: [],
      },
      profileId,
      now,
    ),
  );
}

function registeredWork(
  { work, deals, own, pending, contributors }: Registered,
  profileId: number,
  now: Date,
): WorkForEdit {
  const dealOf = (role: BillableRole) => {
    const deal = deals.find((candidate) => candidate.role === role);
    return deal ? presentDeal(deal, profileId, pending) : null;
  };
  return {
    isbn: work.isbn,
    source: 'register',
    catalogue: 'notAsked',
    isListed: flag(own.length > 0),
    bookHash: work.hash,
    work: workFields(work),
    creatorContext: work.creator_context,
    contributors,
    role: roleFlags(own.map(({ role }) => role)),
    authorHash: own[0]?.author_hash ?? null,
    authorDeal: dealOf('author'),
    translatorDeal: dealOf('translator'),
    isLocked: flag(isLocked(work, now)),
  };
}

/** The same for a book that only the catalogue knows, or that is unknown. */
export function presentUnregistered(
  isbn: string,
  book: CatalogueBook | undefined,
  catalogue: WorkForEdit['catalogue'],
): WorkForEdit {
  return {
    isbn,
    source: book ? 'finna' : null,
    catalogue,
    isListed: 0,
    bookHash: null,
    work: book ? catalogueFields(book) : null,
    creatorContext: book ? 'EXT' : null,
    contributors: book?.contributors ?? [],
    role: roleFlags([]),
    authorHash: null,
    authorDeal: null,
    translatorDeal: null,
    isLocked: 0,
  };
}
