import { array, type InferType, number, object, string } from 'yup';
import { flag, hash, language } from '../schema.js';
import { profileRoles } from './profile-roles.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();

export const bankAccountReply = object({
  hash: hash(),
  iban: text(),
  swift: optional(),
  foreignAccount: flag(),
  priority: number().required(),
});
export type BankAccount = InferType<typeof bankAccountReply>;

export const authorNameReply = object({
  authorHash: hash(),
  name1: text(),
  name2: text(),
  isni: optional(),
  pseudonym: flag(),
  privateAuthor: flag(),
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
  /** Which version of the text was accepted; null for a contract on paper. */
  textVersion: number().nullable().defined(),
});
export type Contract = InferType<typeof contractReply>;

export const personReply = object({ firstName: text(), lastName: text(), fullName: text(), ssn: optional() });
export const organisationReply = object({ name1: text(), name2: optional(), registerNumber: optional() });

export const profileReply = object({
  hash: hash(),
  profileName: text(),
  extPartyCode: optional(),
  language: language(),
  streetAddress: optional(),
  coAddress: optional(),
  zipCode: optional(),
  postCenter: optional(),
  /** ISO 3166-1 alpha-2. */
  country: optional(),
  phone: optional(),
  email: optional(),
  /** 1 when the contact details may be edited here. */
  asContact: flag(),
  allowContactByEmail: flag(),
  allowContactByPhone: flag(),
  mailNewWorkSuggestions: flag(),
  mailChangeSuggestions: flag(),
  mailNewsletter: flag(),
  person: personReply.nullable().defined().default(undefined),
  organisation: organisationReply.nullable().defined().default(undefined),
  roles: array(object({ code: string().oneOf(profileRoles).required(), term: text() })).required(),
  bankAccounts: array(bankAccountReply).required(),
  nameData: array(authorNameReply).required(),
  contracts: array(contractReply).required(),
  /** How many works stand on the profile's list. */
  worksCount: number().required(),
});
/** A customer of the society as its own portal user sees it. */
export type Profile = InferType<typeof profileReply>;

export const profileSummaryReply = object({
  hash: hash(),
  profileName: text(),
  roles: array(string().oneOf(profileRoles).required()).required(),
  /** 1 for the profile that this session acts for. */
  isCurrent: flag(),
});
export type ProfileSummary = InferType<typeof profileSummaryReply>;

/** A customer whom staff have looked for. */
export const foundProfileReply = profileSummaryReply.omit(['isCurrent']);
export type FoundProfile = InferType<typeof foundProfileReply>;
