import { array, type InferType, number, object, string } from 'yup';
import { flag } from '../schema.js';
import { bookTypes } from '../work/book-types.js';
import { workRolesReply } from '../work/work.types.js';
import { libraryGroups } from './library-groups.js';

const count = () => number().integer().min(0).required();
const group = () => string().oneOf(libraryGroups).required();

/** A work of the profile in one group of libraries in one year (specification §3, Loan statistics row). */
export const loanRowReply = object({
  isbn: string().required(),
  name: string().defined(),
  type: string().oneOf(bookTypes).required(),
  libGroup: group(),
  /** Amounts of the deals, whether or not all have claimed. */
  numberOfAuthors: count(),
  numberOfTranslators: count(),
  numberOfEditors: count(),
  numberOfIllustrators: count(),
  translated: flag(),
  /** Factor of the library class in thousandths: 1000 unless the society has set another. */
  factor: number().min(0).required(),
  /** The roles that the profile holds. */
  role: workRolesReply,
  /** The profile's part of the loans, not rounded, so that sums are exact. */
  share: number().min(0).required(),
  /** All loans. */
  total: count(),
});
export type LoanRow = InferType<typeof loanRowReply>;

/** A profile's loans of a year in one group of libraries. */
export const loanYearReply = object({
  year: count(),
  libGroup: group(),
  share: number().min(0).required(),
  total: count(),
});
export type LoanYear = InferType<typeof loanYearReply>;

/** The years of the statistics, newest first. */
export const offeredYearsReply = object({ years: array(count()).required() });

/** A year's loans in one group of libraries, of one format. */
export const loanTotalReply = object({
  libGroup: group(),
  /** `null` when the register did not know the ISBNs when the loans were imported. */
  type: string().oneOf(bookTypes).nullable().defined(),
  isbns: count(),
  total: count(),
});

export type LoanTotal = InferType<typeof loanTotalReply>;

/** A work's loans of one year in one group of libraries. */
export const workLoansReply = object({ year: count(), libGroup: group(), total: count() });
export type WorkLoansOfGroup = InferType<typeof workLoansReply>;
