import { array, number, object, string } from 'yup';
import { code, flag, hash, requiredText, shape, text } from '../schema.js';
import { bookTypes } from './book-types.js';
import { normalizeIsbn } from './isbn.js';
import { isPublishYear } from './publish-year.js';
import { workRoles } from './work.types.js';

/** A typed ISBN, normalized to thirteen digits. */
export const isbn = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? (normalizeIsbn(value) ?? value) : value))
    .max(40)
    .test(
      'isbn',
      () => code('isbnInvalid'),
      (value) => value === undefined || normalizeIsbn(value) !== undefined,
    );

/** The number of people who share a role. */
export const amount = () =>
  number()
    .integer()
    .min(1, () => code('amountInvalid'))
    .max(999, () => code('amountInvalid'));

export const publishYear = () =>
  number().test(
    'year',
    () => code('yearInvalid'),
    (value) => value == null || isPublishYear(value),
  );

interface Amounts {
  role?: { author?: boolean; translator?: boolean };
  translated?: number;
}

/** An amount is required for each role (specification §5 "Add work"). */
const amountFor = (role: 'author' | 'translator') =>
  amount().test(
    'needed',
    () => code('required'),
    (value, { parent }) => !(parent as Amounts).role?.[role] || value !== undefined,
  );

/** The data of a work that is added to a list (specification §5 "Add work"). */
export const workToAdd = {
  isbn: isbn().required(),
  name: requiredText(500),
  subtitle: text(500).optional(),
  publisher: requiredText(200),
  publishYear: publishYear().required(),
  bookType: string().oneOf(bookTypes).required(),
  translated: flag(),
  authorHash: hash(),
  role: workRoles(),
  numberOfAuthors: amountFor('author'),
  numberOfTranslators: amountFor('translator'),
};

/** Body of adding a work to a profile's list. */
export const addWorkSchema = shape({ profileHash: hash(), ...workToAdd });

/** Accepted because the specification's calls include them; the server's values are used. */
const clientContext = { creatorContext: string().max(20) };

/** Body of claiming a share of an existing work (specification §7 "Claim share"). */
export const claimShareSchema = shape({
  ...clientContext,
  translated: flag().optional(),
  isbn: isbn().required(),
  bookHash: hash(),
  authorHash: hash(),
  role: workRoles(),
  numberOfAuthors: amountFor('author'),
  numberOfTranslators: amountFor('translator'),
});

/** Body of editing a work on a profile's list: only changed fields, and always the format (§5 "Edit work"). */
export const editWorkSchema = shape({
  bookHash: hash(),
  /** ISBN of the same work as the hash. */
  isbn: isbn(),
  authorHash: hash(),
  role: workRoles(),
  /** Which of the two numbers below the author changed. */
  changedAmounts: array(
    string()
      .oneOf(['author', 'translator'] as const)
      .required(),
  )
    .max(2)
    .required(),
  numberOfAuthors: amount(),
  numberOfTranslators: amount(),
  ...clientContext,
  updatedData: object({
    name: requiredText(500).optional(),
    subtitle: text(500).optional(),
    publisher: requiredText(200).optional(),
    publishYear: publishYear(),
    bookType: string().oneOf(bookTypes).required(),
  })
    .noUnknown()
    .required(),
});
