import { array, string } from 'yup';
import { flag, hash, requiredText, shape, text } from '../schema.js';
import { bookTypes } from './book-types.js';
import { billableRoles } from './roles.js';
import { amount, isbn, publishYear } from './work.schema.js';

/** Body of correcting a work: all its facts as they shall be; what is empty or null is unknown. */
export const correctWorkSchema = shape({
  name: requiredText(500),
  subtitle: text(500),
  publisher: text(200),
  publishYear: publishYear().nullable().defined(),
  bookType: string().oneOf(bookTypes).required(),
  translated: flag(),
  libraryClass: text(20),
});

/** Body of dividing a role that nobody shares yet. */
export const makeDealSchema = shape({
  isbn: isbn().required(),
  role: string().oneOf(billableRoles).required(),
  amount: amount().required(),
  /** Who has the first share, and is in charge. */
  authorHash: hash(),
});

/** Body of correcting a division: as it shall be. */
export const correctDealSchema = shape({
  amount: amount().required(),
  ownerProfileHash: hash(),
  /** Author names that have a share, one of each profile at most. */
  shares: array(hash()).min(1).max(999).required(),
});

/** Body of adding a share to a division. */
export const addShareSchema = shape({ authorHash: hash() });
