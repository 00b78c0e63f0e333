import type { FieldMessage } from '../schema.js';
import { effectiveRate, type RateFacts } from './rate.js';

/** A customer's taxation, with the percent that applies without data. */
type RaisedFrom = RateFacts & { defaultRate: number };

export const proposalStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** What a customer may send: a higher rate, or a tax card. */
export const proposalKinds = ['rate', 'card'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The bounds of a raise in percent (specification §9). */
export const raise = { step: 0.5, max: 60, initial: 20 } as const;

/** The newest proposal of a reply: without a rate it is a tax card. */
export interface ProposalFacts {
  proposalStatus: ProposalStatus | null;
  proposedTaxRate: number | null;
}

/** The pending proposal; `undefined` for none. */
export function pendingKind({ proposalStatus, proposedTaxRate }: ProposalFacts): ProposalKind | undefined {
  if (proposalStatus !== 'PENDING') return undefined;
  return proposedTaxRate === null ? 'card' : 'rate';
}

/** The response to the newest proposal and the date of the tax data, as in a reply. Times are ISO 8601. */
export interface DeclineFacts {
  proposalStatus: ProposalStatus | null;
  proposalStatusUpdateDate: string | null;
  taxDataDate: string | null;
}

/** Whether a decline is shown; newer tax data supersede it. */
export const isDeclineShown = ({
  proposalStatus,
  proposalStatusUpdateDate: declined,
  taxDataDate,
}: DeclineFacts): boolean =>
  proposalStatus === 'DECLINED' && (declined === null || taxDataDate === null || taxDataDate <= declined);

/** The initial value of a raise in the form: the usual one, or the smallest above the rate. */
export const firstRaise = (floor: number): number =>
  Math.min(raise.max, Math.max(raise.initial, floor + raise.step));

/** Whether a rate in percent is a multiple of 0.5. */
export const isOnStep = (rate: number): boolean => Number.isInteger(rate / raise.step);

/** Why a rate cannot be proposed, given the present rate; `undefined` when it can (specification §5, Tax percent). */
export function refusalOfRaise(rate: number, taxation: RaisedFrom, now: Date): FieldMessage | undefined {
  const floor = effectiveRate(taxation, now, taxation.defaultRate);
  if (rate < 0) return { code: 'taxRateNegative' };
  if (rate > raise.max) return { code: 'tooBig', params: { max: raise.max } };
  if (!isOnStep(rate)) return { code: 'taxRateStep' };
  if (rate <= floor) return { code: 'taxRateNotAbove', params: { rate: floor } };
  return undefined;
}

/** Whether a raise is possible: the maximum is 60 percent. */
export const canBeRaised = (taxation: RaisedFrom, now: Date): boolean =>
  effectiveRate(taxation, now, taxation.defaultRate) < raise.max;
