import { array, boolean, type InferType, number, object, string } from 'yup';
import { ownSuggestionReply } from '../change-suggestion/own-suggestion.js';
import { flag, hash } from '../schema.js';
import { bookTypes } from './book-types.js';
import { creatorRoles } from './roles.js';

const text = () => string().defined();
const optional = () => string().nullable().defined();
const count = () => number().integer().nullable().defined();

/** `EXT` from a catalogue, `ADMIN` by the society, `CREATOR` typed in by an author. */
export const creatorContexts = ['EXT', 'ADMIN', 'CREATOR'] as const;
export type CreatorContext = (typeof creatorContexts)[number];

export const alerts = ['HAS_SUGGESTIONS', 'HAS_CHANGES_AFTER_APPROVAL'] as const;

export const workRolesReply = object({
  author: flag(),
  translator: flag(),
  illustrator: flag(),
  editor: flag(),
});

/** A work of the register, the same for all users. */
export const workFields = {
  isbn: text(),
  name: text(),
  subtitle: optional(),
  publisher: optional(),
  publishYear: count(),
  bookType: string().oneOf(bookTypes).required(),
  translated: flag(),
};

/** A work on a profile's list. */
export const listedWorkReply = object({
  ...workFields,
  bookHash: hash(),
  authorHash: optional(),
  authorName: optional(),
  numberOfAuthors: count(),
  numberOfTranslators: count(),
  creatorContext: string().oneOf(creatorContexts).required(),
  migrated: flag(),
  alerts: array(string().oneOf(alerts).required()).required(),
  role: workRolesReply,
  /** Which deals the profile owns. */
  dealOwnerUser: workRolesReply,
});
export type ListedWork = InferType<typeof listedWorkReply>;

/** The deal of a role: its amount, its named holders, and whether the caller may set it. */
export const dealReply = object({
  amount: number().required(),
  shares: array(object({ name: text(), authorHash: optional(), isOwn: flag() })).required(),
  ownerName: optional(),
  isOwner: flag(),
  /** The caller's pending suggestion to the owner. */
  ownSuggestion: ownSuggestionReply.nullable().defined().default(undefined),
  /** The number of suggestions that wait for the caller; 0 unless the caller is the owner. */
  suggestions: number().required(),
});
export type DealData = InferType<typeof dealReply>;

/** Whether the catalogue answered, was unavailable, or was not queried. */
const catalogueState = () =>
  string()
    .oneOf(['asked', 'unavailable', 'notAsked'] as const)
    .required();

export const workForEditReply = object({
  isbn: text(),
  /** Where the work was found; `null` when neither the register nor the catalogue has it. */
  source: string()
    .oneOf(['register', 'finna'] as const)
    .nullable()
    .defined(),
  catalogue: catalogueState(),
  /** 1 when the work is on the profile's list. */
  isListed: flag(),
  bookHash: optional(),
  work: object(workFields).nullable().defined().default(undefined),
  creatorContext: string().oneOf(creatorContexts).nullable().defined(),
  /** Names in the catalogue, by which the user recognises the book. */
  contributors: array(object({ name: text(), role: text() })).required(),
  role: workRolesReply,
  authorHash: optional(),
  authorDeal: dealReply.nullable().defined().default(undefined),
  translatorDeal: dealReply.nullable().defined().default(undefined),
  /** 1 while a distribution is being calculated with this work. */
  isLocked: flag(),
});
/** What the add and edit forms need about one ISBN. */
export type WorkForEdit = InferType<typeof workForEditReply>;

/** Roles whose deal has another number than the one sent; the deal's number is used. */
export const differingAmountsReply = array(
  object({
    role: string()
      .oneOf(['author', 'translator'] as const)
      .required(),
    stated: number().required(),
    deal: number().required(),
  }),
).required();

/** Only the deals of a work. */
export const sharesDataReply = workForEditReply.pick(['isbn', 'bookHash', 'authorDeal', 'translatorDeal']);

export const creatorRoleReply = object({ code: string().oneOf(creatorRoles).required(), term: text() });

export const addedWorkReply = object({ work: listedWorkReply, differingAmounts: differingAmountsReply });

export const foundWorkReply = object({
  ...workFields,
  /** Its creators as the catalogue writes them, separated by semicolons; empty when none is known. */
  author: string().defined(),
  source: string()
    .oneOf(['register', 'finna'] as const)
    .required(),
  isListed: flag(),
});
export type FoundWork = InferType<typeof foundWorkReply>;

/** Further fields of a search: without results, whether the catalogue could be queried. */
export const foundWorksReply = object({ catalogue: catalogueState() });

/** The four roles in the form of the calls. */
export const workRoles = () =>
  object({
    author: boolean().required(),
    translator: boolean().required(),
    illustrator: boolean().required(),
    editor: boolean().required(),
  })
    .noUnknown()
    .required();
