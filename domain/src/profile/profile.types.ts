import { array, type InferType, number, object, string } from 'yup';
import { type ContactField, contactFieldNames } from '../contact/contact-fields.js';
import { flag, hash, language } from '../schema.js';
import { taxationReply } from '../taxation/taxation.types.js';
import { profileRoles } from './profile-roles.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

export const bankAccountReply = object({
  hash: hash(),
  iban: text(),
  swift: optional(),
  foreignAccount: flag(),
  priority: number().required(),
  /** 0 while another person has to confirm it: nothing is paid to it. */
  isConfirmed: flag(),
  /** An unconfirmed account was set by staff, so its holder may confirm it; otherwise staff confirm it. */
  isSetByStaff: flag(),
});
export type BankAccount = InferType<typeof bankAccountReply>;

export const authorNameReply = object({
  authorHash: hash(),
  name1: text(),
  name2: text(),
  isni: optional(),
  pseudonym: flag(),
  privateAuthor: flag(),
  /** The number of works that use the name, which then cannot be deleted. */
  books: number().required(),
  // Only staff with `manageAuthorNames` get the following.
  confirmed: flag().optional(),
  /** 1 when the name may be sent to ISNI. */
  allowISNISync: flag().optional(),
  /** Hash of the name of the same profile that this one is an alias of. */
  aliasTo: hash().nullable().optional(),
  asteriId: string().nullable().optional(),
});
export type AuthorName = InferType<typeof authorNameReply>;

export const contractReply = object({
  hash: hash(),
  type: text(),
  description: text(),
  created: text(),
  validFrom: text(),
  validTo: optional(),
  /** Comma list of compensation types, or `*`. */
  compTypes: text(),
  exceptionComment: optional(),
  /** The accepted version of the text; `null` for a contract on paper. */
  textVersion: number().nullable().defined(),
});
export type Contract = InferType<typeof contractReply>;

export const personReply = object({ firstName: text(), lastName: text(), fullName: text(), ssn: optional() });
export const organisationReply = object({ name1: text(), name2: optional(), registerNumber: optional() });

/** A role of a profile, and its name. */
export const roleReply = object({ code: string().oneOf(profileRoles).required(), term: text() });

const contactReply = Object.fromEntries(
  contactFieldNames.map((name) => [name, name === 'language' ? language() : optional()]),
) as { [F in ContactField]: ReturnType<F extends 'language' ? typeof language : typeof optional> };

export const profileReply = object({
  hash: hash(),
  profileName: text(),
  extPartyCode: optional(),
  ...contactReply,
  /** 1 when the contact details may be edited here. */
  asContact: flag(),
  allowContactByEmail: flag(),
  allowContactByPhone: flag(),
  mailNewWorkSuggestions: flag(),
  mailChangeSuggestions: flag(),
  mailPayments: flag(),
  mailTaxCards: flag(),
  mailNewsletter: flag(),
  /** 1 when the society may publish the name among its customers. */
  allowProductToPublishName: flag(),
  /** 1 when author names may be published with their ISNI. */
  allowISNIPub: flag(),
  /** Associations that the customer belongs to; codes of the settings. */
  participations: array(object({ code: text() })).required(),
  /** What the customer writes; codes of the settings. */
  productions: array(object({ code: text() })).required(),
  person: personReply.nullable().defined().default(undefined),
  organisation: organisationReply.nullable().defined().default(undefined),
  roles: array(roleReply).required(),
  bankAccounts: array(bankAccountReply).required(),
  nameData: array(authorNameReply).required(),
  contracts: array(contractReply).required(),
  taxation: taxationReply.required(),
  /** The number of works on the profile's list. */
  worksCount: number().required(),
  /** 1 while the society checks whether the customer is already in its register; until then only reading is possible. */
  isBeingChecked: flag(),
});
/** A customer of the society as the customer sees it. */
export type Profile = InferType<typeof profileReply>;

const count = () => number().integer().min(0).required();

const taskCounts = object({
  /** Payments that came back and wait for another account. */
  failedPayments: count(),
  /** Change suggestions that the customer has to answer. */
  changeSuggestions: count(),
  /** Works that may be the customer's, without hidden ones. */
  bookSuggestions: count(),
});
/** What waits for the customer and is not part of the profile. */
export type TaskCounts = InferType<typeof taskCounts>;

/** The same, and what the customer waits for. */
export const waitingCountsReply = taskCounts.shape({
  /** Reports of deaths that the society has not handled. */
  deathReports: count(),
});
export type WaitingCounts = InferType<typeof waitingCountsReply>;

export const profileSummaryReply = object({
  hash: hash(),
  profileName: text(),
  /** The name by which lists are sorted and searched: the last name first; that of an organisation. */
  listName: text(),
  roles: array(string().oneOf(profileRoles).required()).required(),
  /** 1 for the profile that this session acts for. */
  isCurrent: flag(),
});
export type ProfileSummary = InferType<typeof profileSummaryReply>;
