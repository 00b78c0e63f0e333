import { array, type InferType, number, object, string } from 'yup';
import { foundAuthorReply } from '../author-name/author-name.types.js';
import { hash } from '../schema.js';
import { creatorRoles } from '../work/roles.js';

/**
 * Why authors cannot be brought together: both hold the same role on a work, or others are forms of one that would
 * go (then isbn, workName and role are null).
 */
export const mergeConflictReply = object({
  authorHash: hash(),
  isbn: string().nullable().defined(),
  workName: string().nullable().defined(),
  role: string().oneOf(creatorRoles).nullable().defined(),
});
export type MergeConflict = InferType<typeof mergeConflictReply>;

/** How much moves to the dominant author. */
const moved = {
  shares: number().required(),
  contributions: number().required(),
  /** Deals that get another owner. */
  deals: number().required(),
};

/**
 * Identifiers that an author who would go has and that the dominant one does not get: a merge drops them, and only
 * taking it back brings them again. Null where there is none, or where it is the dominant author's own.
 */
export const droppedIdentifiersReply = object({
  authorHash: hash(),
  isni: string().nullable().defined(),
  asteriId: string().nullable().defined(),
});
export type DroppedIdentifiers = InferType<typeof droppedIdentifiersReply>;

/** The works of an author who is asked about, those that were entered last first, ten at most of `books`. */
export const worksOfAuthorReply = object({
  authorHash: hash(),
  works: array(
    object({
      isbn: string().defined(),
      workName: string().defined(),
      roles: array(string().oneOf(creatorRoles).defined()).required(),
    }).required(),
  ).required(),
});
export type WorksOfAuthor = InferType<typeof worksOfAuthorReply>;

export const mergePreviewReply = object({
  dominant: foundAuthorReply.required(),
  replaced: array(foundAuthorReply.required()).required(),
  /** A row for each author, the dominant one first: namesakes are told apart by what they have made. */
  works: array(worksOfAuthorReply.required()).required(),
  ...moved,
  /** A row for each author who would lose an identifier; empty when nobody does. */
  dropped: array(droppedIdentifiersReply).required(),
  conflicts: array(mergeConflictReply).required(),
});
export type MergePreview = InferType<typeof mergePreviewReply>;

export const authorMergeReply = object({
  mergeHash: hash(),
  merged: string().required(),
  /** Who of the society did it. */
  by: string().defined(),
  /** When it was taken back. */
  undone: string().nullable().defined(),
  dominantName: string().defined(),
  replacedNames: array(string().defined()).required(),
  ...moved,
});
export type AuthorMerge = InferType<typeof authorMergeReply>;
