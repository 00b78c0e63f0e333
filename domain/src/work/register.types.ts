import { array, type InferType, number, object, string } from 'yup';
import { authorWorksReply } from '../author-merge/author-merge.types.js';
import { foundAuthorReply } from '../author-name/author-name.types.js';
import { authorNameReply } from '../profile/profile.types.js';
import { flag, hash } from '../schema.js';
import { billableRoles } from './roles.js';
import { creatorContexts, workFields } from './work.types.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

/** A holder of a part of a work: the customer, the author name, and since when. */
const holder = {
  profileHash: hash(),
  profileName: text(),
  authorHash: hash(),
  authorName: text(),
  since: text(),
};

/** The deal of a role as staff see it, with all names. */
export const registeredDealReply = object({
  dealHash: hash(),
  role: string().oneOf(billableRoles).required(),
  amount: number().required(),
  ownerProfileHash: hash(),
  ownerName: text(),
  shares: array(
    object({
      ...holder,
      /** 1 until the holder has seen the present deal. */
      hasChanges: flag(),
    }),
  ).required(),
  /** The number of change suggestions that wait for the owner. */
  suggestions: number().required(),
});
export type RegisteredDeal = InferType<typeof registeredDealReply>;

/** A work of the register with all its data. */
export const registeredWorkReply = object({
  ...workFields,
  bookHash: hash(),
  libraryClass: optional(),
  creatorContext: string().oneOf(creatorContexts).required(),
  migrated: flag(),
  created: text(),
  authorDeal: registeredDealReply.nullable().defined().default(undefined),
  translatorDeal: registeredDealReply.nullable().defined().default(undefined),
  contributions: array(
    object({
      role: string()
        .oneOf(['illustrator', 'editor'] as const)
        .required(),
      ...holder,
    }),
  ).required(),
  /** 1 while a distribution is being calculated with this work. */
  isLocked: flag(),
});
export type RegisteredWork = InferType<typeof registeredWorkReply>;

/** An author name with its profile, the profile's other names, and the name's works. */
export const authorOfRegisterReply = object({
  author: foundAuthorReply.required(),
  otherNames: array(authorNameReply).required(),
  works: authorWorksReply,
});
export type AuthorOfRegister = InferType<typeof authorOfRegisterReply>;

export const sourceReply = object({ code: text(), term: text() });
