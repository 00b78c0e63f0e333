import type { Profile } from '@nimio/domain/profile/profile.types';
import { isDeclineShown, pendingKind } from '@nimio/domain/taxation/proposal';
import { effectiveRate, isInForce, shownRate } from '@nimio/domain/taxation/rate';
import { isTaxYearOld } from '@nimio/domain/taxation/tax-year';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';

/** What is to be said of a customer's taxation today. */
export interface TaxationView {
  /** The percent in large figures. */
  shown: number;
  /** The percent that is withheld. */
  effective: number;
  /** Why it is so: nothing is known, what is known is too old, or it is known. */
  basis: 'none' | 'tooOld' | 'known';
  /** Withheld at source: a customer abroad. */
  isAtSource: boolean;
  /** Last year's data still counts, and new data is to come. */
  isYearOld: boolean;
  pending: 'rate' | 'card' | undefined;
  wasDeclined: boolean;
}

/** Whether it is withheld at source, of a customer abroad. */
export const isAtSource = ({ taxType }: Pick<Taxation, 'taxType'>): boolean =>
  taxType?.startsWith('L') ?? false;

/** @param taxation of the profile, which has one */
export function viewOf({ roles }: Pick<Profile, 'roles'>, taxation: Taxation, now: Date): TaxationView {
  const basis = taxation.taxYear === null ? 'none' : isInForce(taxation, now) ? 'known' : 'tooOld';
  const effective = effectiveRate(taxation, now);
  return {
    shown: basis === 'known' ? shownRate(taxation) : effective,
    effective,
    basis,
    isAtSource: isAtSource(taxation),
    isYearOld: isTaxYearOld({ roles, taxation }, now),
    pending: pendingKind(taxation),
    wasDeclined: isDeclineShown(taxation),
  };
}
