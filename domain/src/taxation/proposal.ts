import type { FieldMessage } from '../schema.js';
import { effectiveRate, type RateFacts } from './rate.js';

export const proposalStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** What a customer may send: a higher rate, or a tax card. */
export const proposalKinds = ['rate', 'card'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The bounds of a raise in percent (specification §9). */
export const raise = { step: 0.5, max: 60, initial: 20 } as const;

/** As the wire tells of the newest proposal: one without a rate is a card. */
export interface ProposalFacts {
  proposalStatus: ProposalStatus | null;
  proposedTaxRate: number | null;
}

/** What waits for the society; undefined when nothing does. */
export function pendingKind({ proposalStatus, proposedTaxRate }: ProposalFacts): ProposalKind | undefined {
  if (proposalStatus !== 'PENDING') return undefined;
  return proposedTaxRate === null ? 'card' : 'rate';
}

/** As the wire tells of an answer to the newest proposal, and of the tax data. Times are ISO 8601. */
export interface DeclineFacts {
  proposalStatus: ProposalStatus | null;
  proposalStatusUpdateDate: string | null;
  taxDataDate: string | null;
}

/** Whether there is a decline to be told of: newer tax data overtake it. */
export const isDeclineTold = ({
  proposalStatus,
  proposalStatusUpdateDate: declined,
  taxDataDate,
}: DeclineFacts): boolean =>
  proposalStatus === 'DECLINED' && (declined === null || taxDataDate === null || taxDataDate <= declined);

/** Where a raise begins in the form: the usual one, or the least that is above the rate. */
export const firstRaise = (floor: number): number =>
  Math.min(raise.max, Math.max(raise.initial, floor + raise.step));

/** Whether a rate in percent has no more than a half after the point. */
export const isOnStep = (rate: number): boolean => Number.isInteger(rate / raise.step);

/** Why a rate cannot be proposed over what is withheld now; undefined when it can (specification §5, Tax percent). */
export function refusalOfRaise(
  rate: number,
  taxation: RateFacts | null,
  now: Date,
): FieldMessage | undefined {
  const floor = effectiveRate(taxation, now);
  if (rate < 0) return { code: 'taxRateNegative' };
  if (rate > raise.max) return { code: 'tooBig', params: { max: raise.max } };
  if (!isOnStep(rate)) return { code: 'taxRateStep' };
  if (rate <= floor) return { code: 'taxRateNotAbove', params: { rate: floor } };
  return undefined;
}

/** Whether any raise is possible: nothing is above 60 percent. */
export const canBeRaised = (taxation: RateFacts | null, now: Date): boolean =>
  effectiveRate(taxation, now) < raise.max;
