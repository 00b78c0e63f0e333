import { array, type InferType, number, object, string } from 'yup';
import { profileReply, profileSummaryReply } from '../profile/profile.types.js';

const optional = () => string().nullable().defined();

/** A customer found by staff, with what distinguishes it from others of the same name. */
export const foundProfileReply = profileSummaryReply.omit(['isCurrent', 'listName']).shape({
  /** `null` for an organisation. */
  firstName: optional(),
  /** Last name, or the name of an organisation. */
  lastName: string().defined(),
  /** The customer number. */
  extPartyCode: optional(),
  postCenter: optional(),
  birthYear: number().nullable().defined(),
  /** `YYYY-MM-DD`; `null` for an open customer. */
  closedOn: optional(),
  diedOn: optional(),
});
export type FoundProfile = InferType<typeof foundProfileReply>;

const count = () => number().integer().min(0).required();

/** Another customer, to whom a link leads. */
const customerLink = () =>
  object({ hash: string().required(), profileName: string().defined(), extPartyCode: optional() })
    .nullable()
    .defined()
    .default(undefined);

/** The register record: a customer as the society sees it. Days are `YYYY-MM-DD`. */
export const customerReply = object({
  profile: profileReply,
  bornOn: optional(),
  /** How the identity was checked. */
  identityNote: optional(),
  taxResidence: string().required(),
  diedOn: optional(),
  /** The first day on which the customer is closed. */
  closedOn: optional(),
  closedReason: optional(),
  /**
   * A customer without an identity code who may be the same person; `null` when there is nothing to check. After a
   * decision there may be another one.
   */
  checkAgainst: customerLink(),
  /** The estate of a deceased author. */
  estate: customerLink(),
  /** The author whose estate it is. */
  estateOf: customerLink(),
  /** The latest first. */
  formerNames: array(object({ name: string().required(), until: string().required() })).required(),
  /** What awaits staff, and where the money is. */
  summary: object({
    carriedOverInCents: count(),
    /** Failed payments that wait for another bank account. */
    failedPayments: count(),
    /** `null` when none is pending; without a rate it is a tax card. */
    taxProposal: object({
      rate: number().nullable().defined(),
      created: string().required(),
    })
      .nullable()
      .defined()
      .default(undefined),
    /** Messages of the customer that no member of staff has read. */
    unreadMessages: count(),
  }).required(),
});
export type Customer = InferType<typeof customerReply>;
export type CustomerLink = NonNullable<Customer['estate']>;
