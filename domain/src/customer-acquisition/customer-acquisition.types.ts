import { array, type InferType, number, object, string } from 'yup';
import { customerReply } from '../distribution/distribution.types.js';
import { languages } from '../language.js';
import { hash } from '../schema.js';
import { billableRoles, creatorRoles } from '../work/roles.js';
import { outreachStatuses } from './customer-acquisition.schema.js';

const cents = () => number().integer().min(0).required();
const status = () => string().oneOf(outreachStatuses).required();
const optionalDay = () => string().nullable().defined();

export const reserveAuthorReply = object({
  /** The most frequent spelling of the catalogue. */
  name: string().required(),
  /** All spellings that differ only in case; the books of the name are requested by it. */
  nameKey: string().required(),
  /** What is open in reserves of works on which the catalogue names them in the role of the line. */
  openInCents: cents(),
  /** How many works that is. */
  works: number().integer().min(1).required(),
  /** The earliest last day of a claim period, `YYYY-MM-DD`. */
  claimableUntil: optionalDay(),
  outreach: object({ hash: hash(), status: status() }).nullable().defined().default(undefined),
});
/** An author whom a catalogue names, with the money that waits for them. */
export type ReserveAuthor = InferType<typeof reserveAuthorReply>;

export const reserveBookReply = object({
  isbn: string().required(),
  /** Empty for an ISBN that is not in the register. */
  name: string().defined(),
  role: string().oneOf(billableRoles).required(),
  openInCents: cents(),
  claimableUntil: optionalDay(),
});
/** What is open of a work in one role, or of an unregistered ISBN. */
export type ReserveBook = InferType<typeof reserveBookReply>;

export const cataloguedBookReply = object({
  hash: hash(),
  isbn: string().required(),
  name: string().required(),
  contributors: array(
    object({ name: string().required(), role: string().oneOf(creatorRoles).required() }).required(),
  ).required(),
});
/** A work of the register with the contributors that the catalogue names. */
export type CataloguedBook = InferType<typeof cataloguedBookReply>;

const outreachFields = { hash: hash(), name: string().required(), status: status(), nextDay: optionalDay() };

export const listedOutreachReply = object({
  ...outreachFields,
  /** The time of the last event, ISO 8601. */
  lastEvent: string().required(),
});
/** An outreach profile in a list. */
export type ListedOutreach = InferType<typeof listedOutreachReply>;

const contact = () => string().defined();

export const outreachReply = object({
  ...outreachFields,
  /** Of the books of the name. */
  nameKey: string().required(),
  /** `null` once the details have been deleted. */
  language: string().oneOf(languages).nullable().defined(),
  streetAddress: contact(),
  coAddress: contact(),
  zipCode: contact(),
  postCenter: contact(),
  country: contact(),
  phone: contact(),
  email: contact(),
  contactSource: contact(),
  openInCents: cents(),
  /** To whom it is connected; the books of the name are suggested to them. */
  customer: customerReply.nullable().defined().default(undefined),
  /** The newest first. */
  events: array(
    object({
      status: status(),
      note: string().defined(),
      /** The name of the member of staff. */
      author: string().defined(),
      /** ISO 8601. */
      created: string().required(),
    }).required(),
  ).required(),
});
/** An author who is not a customer, and what staff have done to reach them. */
export type OutreachProfile = InferType<typeof outreachReply>;
