import type { Profile } from '@nimio/domain/profile/profile.types';
import { isDeclineShown, pendingKind } from '@nimio/domain/taxation/proposal';
import { effectiveRate, isInForce, shownRate } from '@nimio/domain/taxation/rate';
import { rateInType } from '@nimio/domain/taxation/tax-types';
import { isTaxYearOld } from '@nimio/domain/taxation/tax-year';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { taxKindOf } from '@nimio/domain/taxation/withholding';

/** The state of a customer's taxation today. */
export interface TaxationView {
  /** The shown percent. */
  shown: number;
  /** The percent that is withheld. */
  effective: number;
  /** Its reason: no data, outdated data, or current data. */
  basis: 'none' | 'tooOld' | 'known';
  /** Which rule gives the withheld percent: the rate of the data, their type, or the default without data. */
  rule: 'set' | 'type' | 'default';
  /** Tax at source, for a customer abroad. */
  isAtSource: boolean;
  /** Last year's data still apply, and new data are expected. */
  isYearOld: boolean;
  /** The percent that is withheld from the beginning of next year on, once it is known. */
  next: { rate: number; year: number } | undefined;
  pending: 'rate' | 'card' | undefined;
  wasDeclined: boolean;
}

function ruleOf(taxation: Taxation, now: Date): TaxationView['rule'] {
  if (!isInForce(taxation, now)) return 'default';
  if (taxation.taxRate !== null) return 'set';
  return taxation.taxType === 'P' || rateInType(taxation.taxType) !== undefined ? 'type' : 'default';
}

export function viewOf({ roles }: Pick<Profile, 'roles'>, taxation: Taxation, now: Date): TaxationView {
  const basis = taxation.taxYear === null ? 'none' : isInForce(taxation, now) ? 'known' : 'tooOld';
  const { next, defaultRate } = taxation;
  const effective = effectiveRate(taxation, now, defaultRate);
  return {
    shown: basis === 'known' ? shownRate(taxation) : effective,
    effective,
    basis,
    rule: ruleOf(taxation, now),
    isAtSource: taxKindOf(taxation, now) === 'source',
    next: next?.taxYear
      ? { rate: effectiveRate(next, new Date(`${next.taxYear}-06-30`), defaultRate), year: next.taxYear }
      : undefined,
    isYearOld: isTaxYearOld({ roles, taxation }, now),
    pending: pendingKind(taxation),
    wasDeclined: isDeclineShown(taxation),
  };
}
