import { array, number, string } from 'yup';
import { isDay } from '../calendar/day.js';
import { classCode, classFactor } from '../library-class/library-class.schema.js';
import { exclusiveGroup, libraryGroups } from '../loan/library-groups.js';
import { code, flag, hash, requiredText, shape } from '../schema.js';

/** What a bank takes as one SEPA payment, which may be the whole pot: 999 999 999,99 euros. */
const mostCents = 99_999_999_999;
const mostYears = 20;
const mostFactors = 500;

const isOnce = (values: readonly unknown[] | undefined): boolean =>
  values === undefined || new Set(values).size === values.length;

/** `YYYY-MM-DD`. */
const day = () =>
  string()
    .required()
    .test(
      'day',
      () => code('dayInvalid'),
      (value) => value === undefined || isDay(value),
    );

/** What staff decide of a distribution; amounts in cents. */
export const distributionSchema = shape({
  name: requiredText(200),
  payDate: day(),
  announced: flag(),
  potInCents: number().integer().min(1).max(mostCents).required(),
  /** Whoever gets less is not paid yet. */
  minimumInCents: number().integer().min(0).max(1_000_000).required(),
  /** The loans that count: those of each of these years in each of these groups of libraries. */
  years: array(number().integer().min(1990).max(2200).required())
    .min(1)
    .max(mostYears)
    .required()
    .test('once', () => code('invalid'), isOnce),
  groups: array(string().oneOf(libraryGroups).required())
    .min(1)
    .required()
    .test('once', () => code('invalid'), isOnce)
    .test(
      'mixed',
      () => code('groupsMixed'),
      // An author finds each number of loans in the statistics too, where these stand alone.
      (groups) => !(groups?.includes(exclusiveGroup) && groups.length > 1),
    ),
  /** By library class; a class that is not among them has 1. */
  factors: array(shape({ code: classCode(), factor: classFactor() }).required())
    .max(mostFactors)
    .required()
    .test(
      'once',
      () => code('invalid'),
      (values) => isOnce(values?.map((value: { code: string } | null) => value?.code)),
    ),
});

/** Whether loans that are missing are done without: `missing` of the distribution was looked at. */
export const calculationWishSchema = shape({ isPartial: flag() });

/** What was looked at: which calculation, and the day that its taxes are those of. */
export const calculationSeenSchema = shape({ calculation: hash(), payDate: day() });

/** Which returned payments were looked at: `seen` of the preview. */
export const returnsSeenSchema = shape({
  seen: string()
    .matches(/^[0-9A-Za-z_-]{43}$/)
    .required(),
});
