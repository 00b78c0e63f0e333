import { array, string } from 'yup';
import { flag, hash, requiredText, shape, text } from '../schema.js';
import { bookTypes } from './book-types.js';
import { billableRoles } from './roles.js';
import { amount, isbn, publishYear } from './work.schema.js';

/** Body of correcting a work: all its facts; empty or `null` means unknown. */
export const correctWorkSchema = shape({
  name: requiredText(500),
  subtitle: text(500),
  publisher: text(200),
  publishYear: publishYear().nullable().defined(),
  bookType: string().oneOf(bookTypes).required(),
  translated: flag(),
  libraryClass: text(20),
});

/** Body of creating the deal of a role that has none. */
export const makeDealSchema = shape({
  isbn: isbn().required(),
  role: string().oneOf(billableRoles).required(),
  amount: amount().required(),
  /** The holder of the first share, who owns the deal. */
  authorHash: hash(),
});

/** Body of updating a deal. */
export const correctDealSchema = shape({
  amount: amount().required(),
  ownerProfileHash: hash(),
  /** Author names that have a share, at most one of each profile. */
  shares: array(hash()).min(1).max(999).required(),
});

/** Body of adding a share to a deal. */
export const addShareSchema = shape({ authorHash: hash() });
