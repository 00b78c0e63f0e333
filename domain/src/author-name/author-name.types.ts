import { type InferType, string } from 'yup';
import { syncStatusReply } from '../isni-sync/isni-sync.types.js';
import { authorNameReply } from '../profile/profile.types.js';
import { hash } from '../schema.js';

/** An author name in a profile's list. The profile itself leaves out what changes without an edit. */
export const listedAuthorNameReply = authorNameReply.shape({
  /** Only for staff with `manageAuthorNames`. */
  isniSync: syncStatusReply.optional().default(undefined),
});
export type ListedAuthorName = InferType<typeof listedAuthorNameReply>;

/** An author name found by staff, with its profile. */
export const foundAuthorReply = authorNameReply.shape({
  profileHash: hash(),
  profileName: string().defined(),
});
export type FoundAuthor = InferType<typeof foundAuthorReply>;

/** The same, with the state of its ISNI synchronisation. */
export const syncedAuthorReply = foundAuthorReply.shape({ isniSync: syncStatusReply.required() });
export type SyncedAuthor = InferType<typeof syncedAuthorReply>;
