import { type InferType, string } from 'yup';
import { syncStatusReply } from '../isni-sync/isni-sync.types.js';
import { authorNameReply } from '../profile/profile.types.js';
import { hash } from '../schema.js';

/** An author name in the list of a profile's: the profile itself leaves out what changes without anybody's doing. */
export const listedAuthorNameReply = authorNameReply.shape({
  /** Only for staff with `manageAuthorNames`. */
  isniSync: syncStatusReply.optional().default(undefined),
});
export type ListedAuthorName = InferType<typeof listedAuthorNameReply>;

/** An author name that staff have looked for, with the profile that it belongs to. */
export const foundAuthorReply = authorNameReply.shape({
  profileHash: hash(),
  profileName: string().defined(),
});
export type FoundAuthor = InferType<typeof foundAuthorReply>;

/** The same, with how it stands with the name in the ISNI register. */
export const syncedAuthorReply = foundAuthorReply.shape({ isniSync: syncStatusReply.required() });
export type SyncedAuthor = InferType<typeof syncedAuthorReply>;
