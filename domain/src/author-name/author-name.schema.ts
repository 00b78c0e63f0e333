import { array, type InferType } from 'yup';
import { flag, hash, shape, text } from '../schema.js';

/** The most names that a list may have. */
export const mostAuthorNames = 100;

/** One row of the new list. Without `authorHash` it is a new name; fields that are not sent remain unchanged. */
export const authorNameSchema = shape({
  authorHash: hash().optional(),
  /** First names, or the signature of a pseudonym. */
  name1: text(200),
  /** Surname; empty when there is none. */
  name2: text(200),
  /** Empty for none. The use case validates it and stores it without spaces. */
  isni: text(40),
  pseudonym: flag(),
  privateAuthor: flag(),
  // Only staff with `manageAuthorNames` may send the following.
  confirmed: flag().optional(),
  allowISNISync: flag().optional(),
  /** Hash of the name of the same profile that this one is an alias of. */
  aliasTo: hash().nullable().optional(),
  /** Nine digits; empty or null for none. */
  asteriId: text(40).nullable().optional(),
});
export type AuthorNameRow = InferType<typeof authorNameSchema>;

/** The whole list of a profile's author names. */
export const authorNamesSchema = shape({ nameData: array(authorNameSchema).max(mostAuthorNames).required() });
