import type { Profile } from '@nimio/domain/profile/profile.types';
import { isDeclineShown, pendingKind } from '@nimio/domain/taxation/proposal';
import { effectiveRate, isInForce, shownRate } from '@nimio/domain/taxation/rate';
import { isTaxYearOld } from '@nimio/domain/taxation/tax-year';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';

/** The state of a customer's taxation today. */
export interface TaxationView {
  /** The shown percent. */
  shown: number;
  /** The percent that is withheld. */
  effective: number;
  /** Its reason: no data, outdated data, or current data. */
  basis: 'none' | 'tooOld' | 'known';
  /** Tax at source, for a customer abroad. */
  isAtSource: boolean;
  /** Last year's data still apply, and new data are expected. */
  isYearOld: boolean;
  /** The percent that is withheld from the beginning of next year on, once it is known. */
  next: { rate: number; year: number } | undefined;
  pending: 'rate' | 'card' | undefined;
  wasDeclined: boolean;
}

/** Whether it is tax at source, for a customer abroad. */
export const isAtSource = ({ taxType }: Pick<Taxation, 'taxType'>): boolean =>
  taxType?.startsWith('L') ?? false;

/** @param taxation of a profile that has one */
export function viewOf({ roles }: Pick<Profile, 'roles'>, taxation: Taxation, now: Date): TaxationView {
  const basis = taxation.taxYear === null ? 'none' : isInForce(taxation, now) ? 'known' : 'tooOld';
  const effective = effectiveRate(taxation, now);
  const { next } = taxation;
  return {
    shown: basis === 'known' ? shownRate(taxation) : effective,
    effective,
    basis,
    isAtSource: isAtSource(taxation),
    next: next?.taxYear
      ? { rate: effectiveRate(next, new Date(`${next.taxYear}-06-30`)), year: next.taxYear }
      : undefined,
    isYearOld: isTaxYearOld({ roles, taxation }, now),
    pending: pendingKind(taxation),
    wasDeclined: isDeclineShown(taxation),
  };
}
