import type { DroppedIdentifiers, MergeConflict } from '@nimio/domain/author-merge/author-merge.types';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import { system } from '../../system.js';
import { type FoundAuthorRow, findAuthor } from '../author-name/name-search.js';
import { lockProfiles } from '../profile/store.js';
import { lockWorks } from '../work/store.js';
import type { HeldPart } from './moved.js';
import { hasForms, readParts, readPartsOfProfile, worksOfNames } from './store.js';

/** An author that would be removed, and their parts. */
interface RemovedAuthor {
  author: FoundAuthorRow;
  parts: HeldPart[];
}

export interface MergePlan {
  dominant: FoundAuthorRow;
  leaving: RemovedAuthor[];
  /** Deals that move to the dominant author's profile. */
  deals: { id: number; owner: number }[];
  conflicts: MergeConflict[];
}

/** A part that a profile can hold once. */
export const place = ({ work_id, role }: HeldPart): string => `${work_id} ${role}`;

/** A profile holds a role on a work once, so a part that both authors hold is a blocker. */
function conflictsOf(taken: Set<string>, { author, parts }: RemovedAuthor): MergeConflict[] {
  return parts.flatMap((part) => {
    const isTaken = taken.has(place(part));
    taken.add(place(part));
    const { isbn, work_name: workName, role } = part;
    return isTaken ? [{ authorHash: author.hash, isbn, workName, role }] : [];
  });
}

const dealsOf = ({ parts }: RemovedAuthor, ownerId: number): MergePlan['deals'] =>
  parts.flatMap(({ deal_id, owner_profile_id, profile_id }) =>
    deal_id !== null && owner_profile_id === profile_id && owner_profile_id !== ownerId
      ? [{ id: deal_id, owner: owner_profile_id }]
      : [],
  );

/** An author that does not exist, is listed twice, or would replace themselves answers 404. */
async function findAuthors(reader: Reader, hashes: readonly string[]): Promise<FoundAuthorRow[]> {
  const authors = await Promise.all([...new Set(hashes)].map((hash) => findAuthor(reader, hash)));
  const found = authors.filter((author) => author !== undefined);
  if (found.length < hashes.length) throw new DomainError('notFound');
  return found;
}

/** What merging these authors would move, and the blockers. */
export async function planMerge(
  reader: Reader,
  dominantHash: string,
  replacedHashes: readonly string[],
): Promise<MergePlan> {
  const [dominant, ...replaced] = await findAuthors(reader, [dominantHash, ...replacedHashes]);
  if (!dominant) throw new DomainError('notFound');
  const own = await readPartsOfProfile(reader, dominant.profile_id);
  const plan: MergePlan = { dominant, leaving: [], deals: [], conflicts: [] };
  const taken = new Set(own.map(place));
  for (const author of replaced) {
    const leaving = { author, parts: await readParts(reader, author.id) };
    plan.leaving.push(leaving);
    plan.deals.push(...dealsOf(leaving, dominant.profile_id));
    if (author.profile_id !== dominant.profile_id) plan.conflicts.push(...conflictsOf(taken, leaving));
    if (await hasForms(reader, author.id)) {
      plan.conflicts.push({ authorHash: author.hash, isbn: null, workName: null, role: null });
    }
  }
  return plan;
}

/**
 * Identifiers that are lost with the removed authors: the dominant author keeps their own and has at most one of each.
 */
export const droppedBy = ({ dominant, leaving }: MergePlan): DroppedIdentifiers[] =>
  leaving
    .map(({ author }) => ({
      authorHash: author.hash,
      isni: author.isni === dominant.isni ? null : author.isni,
      asteriId: author.asteri_id === dominant.asteri_id ? null : author.asteri_id,
    }))
    .filter(({ isni, asteriId }) => isni !== null || asteriId !== null);

/** The ids of the moving parts of one kind, with their names. */
export const partsOf = ({ leaving }: MergePlan, kind: HeldPart['kind']) =>
  leaving.flatMap(({ author, parts }) =>
    parts.filter((part) => part.kind === kind).map(({ id }) => ({ id, from: author.hash })),
  );

export const profilesOf = ({ dominant, leaving }: MergePlan): number[] => [
  ...new Set([dominant, ...leaving.map(({ author }) => author)].map(({ profile_id }) => profile_id)),
];

/**
 * Profiles are locked before works, each in ascending order, as in every transaction that changes ownership; this
 * prevents deadlocks.
 */
export async function lockForMerge(
  tx: Transaction,
  profileIds: readonly number[],
  authorNameIds: readonly number[],
): Promise<void> {
  await lockProfiles(tx, profileIds);
  if (await lockWorks(tx, worksOfNames(authorNameIds), system().now().toISOString()))
    throw new DomainError('lockedError');
}
