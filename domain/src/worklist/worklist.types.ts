import { type InferType, number, object, string } from 'yup';
import { hash } from '../schema.js';

/** The queues of staff: what each kind of task in the worklist is. */
export const worklistKinds = [
  'distributionsToApprove',
  'unconfirmedAccounts',
  'bouncedProfiles',
  'expiringReserve',
  'taxProposals',
  'unreadMessages',
  'identityChecks',
  'deathReports',
  'withoutEstate',
  'outreachDue',
  'isniErrors',
  'lockedLogins',
] as const;
export type WorklistKind = (typeof worklistKinds)[number];

const day = () => string().nullable().defined();

export const worklistItemReply = object({
  kind: string().oneOf(worklistKinds).required(),
  /** How many tasks wait; never zero. */
  total: number().required(),
  /** The day since which the oldest of them has waited, `YYYY-MM-DD` in Finland; `null` if it is not known. */
  oldest: day(),
  /** The day by which the first of them has to be done; `null` without one. */
  due: day(),
});
/** A queue of staff in which something waits. */
export type WorklistItem = InferType<typeof worklistItemReply>;

/**
 * Returned with them, for callers who manage payments: the distribution to be paid first. An approved one remains until it
 * is paid; others count while their payment date is to come.
 */
export const nextDistributionReply = object({
  nextDistribution: object({
    hash: hash(),
    name: string().required(),
    /** `YYYY-MM-DD`; it may have passed. */
    payDate: string().required(),
    state: string()
      .oneOf(['draft', 'calculated', 'approved'] as const)
      .required(),
  })
    .nullable()
    .defined()
    .default(undefined),
});
export type NextDistribution = NonNullable<InferType<typeof nextDistributionReply>['nextDistribution']>;
