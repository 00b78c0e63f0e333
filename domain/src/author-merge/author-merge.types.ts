import { array, type InferType, number, object, string } from 'yup';
import { foundAuthorReply } from '../author-name/author-name.types.js';
import { hash } from '../schema.js';
import { creatorRoles } from '../work/roles.js';

/**
 * Why authors cannot be merged: both hold the same role on a work, or other names are aliases of one that would be
 * removed (then isbn, workName and role are `null`).
 */
export const mergeConflictReply = object({
  authorHash: hash(),
  isbn: string().nullable().defined(),
  workName: string().nullable().defined(),
  role: string().oneOf(creatorRoles).nullable().defined(),
});
export type MergeConflict = InferType<typeof mergeConflictReply>;

/** How much is moved to the dominant author. */
const moved = {
  shares: number().required(),
  contributions: number().required(),
  /** Deals whose owner changes. */
  deals: number().required(),
};

/**
 * Identifiers of an author who would be removed that the dominant author does not get: a merge drops them, and only
 * undoing it restores them. `null` when there is none, or when it equals the dominant author's.
 */
export const droppedIdentifiersReply = object({
  authorHash: hash(),
  isni: string().nullable().defined(),
  asteriId: string().nullable().defined(),
});
export type DroppedIdentifiers = InferType<typeof droppedIdentifiersReply>;

/** The works of an author, latest first, at most ten of `books`. */
export const authorWorksReply = array(
  object({
    isbn: string().defined(),
    workName: string().defined(),
    roles: array(string().oneOf(creatorRoles).defined()).required(),
  }).required(),
).required();

export const worksOfAuthorReply = object({ authorHash: hash(), works: authorWorksReply });
export type WorksOfAuthor = InferType<typeof worksOfAuthorReply>;

export const mergePreviewReply = object({
  dominant: foundAuthorReply.required(),
  replaced: array(foundAuthorReply.required()).required(),
  /** A row for each author, the dominant one first, so that namesakes can be distinguished by their works. */
  works: array(worksOfAuthorReply.required()).required(),
  ...moved,
  /** A row for each author who would lose an identifier. */
  dropped: array(droppedIdentifiersReply).required(),
  conflicts: array(mergeConflictReply).required(),
});
export type MergePreview = InferType<typeof mergePreviewReply>;

export const authorMergeReply = object({
  mergeHash: hash(),
  merged: string().required(),
  /** The member of staff who did it. */
  by: string().defined(),
  /** When it was undone. */
  undone: string().nullable().defined(),
  dominantName: string().defined(),
  replacedNames: array(string().defined()).required(),
  ...moved,
});
export type AuthorMerge = InferType<typeof authorMergeReply>;
