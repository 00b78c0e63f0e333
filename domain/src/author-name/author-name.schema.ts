import { array, type InferType } from 'yup';
import { flag, hash, shape, text } from '../schema.js';

/** As many names as a list takes. */
export const mostAuthorNames = 100;

/** One row of the list as it shall be. Without `authorHash` it is new; what is not sent stays as it is. */
export const authorNameSchema = shape({
  authorHash: hash().optional(),
  /** First names, or the signature of a pseudonym. */
  name1: text(200),
  /** Surname; empty where there is none. */
  name2: text(200),
  /** Empty for none; the use case checks it and stores it bare. */
  isni: text(40),
  pseudonym: flag(),
  privateAuthor: flag(),
  // What follows only staff with `manageAuthorNames` may send.
  confirmed: flag().optional(),
  allowISNISync: flag().optional(),
  /** The name of the same profile that this one is another form of. */
  aliasTo: hash().nullable().optional(),
  /** Nine digits; empty or null for none. */
  asteriId: text(40).nullable().optional(),
});
export type AuthorNameRow = InferType<typeof authorNameSchema>;

/** The whole list of a profile's author names. */
export const authorNamesSchema = shape({ nameData: array(authorNameSchema).max(mostAuthorNames).required() });
