import { array, number, string } from 'yup';
import {
  deductions,
  minimumInCents,
  unregisteredPrefixes,
} from '../accounting-settings/accounting-settings.schema.js';
import { compensationTypes } from '../contract/contract.js';
import { classCode, classFactor } from '../library-class/library-class.schema.js';
import { exclusiveGroup, libraryGroups } from '../loan/library-groups.js';
import { code, day, flag, hash, requiredText, shape } from '../schema.js';

/** The largest SEPA payment, which may be the whole pot: 999 999 999,99 euros. */
const mostCents = 99_999_999_999;
const mostYears = 20;
const mostFactors = 500;

const isOnce = (values: readonly unknown[] | undefined): boolean =>
  values === undefined || new Set(values).size === values.length;

const common = { name: requiredText(200), payDate: day(), announced: flag() };

const facts = {
  ...common,
  potInCents: number().integer().min(1).max(mostCents).required(),
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
      // The statistics show these loans separately, and an author must find each number there too.
      (groups) => !(groups?.includes(exclusiveGroup) && groups.length > 1),
    ),
  /** By library class; a class that is not listed has 1. */
  factors: array(shape({ code: classCode(), factor: classFactor() }).required())
    .max(mostFactors)
    .required()
    .test(
      'once',
      () => code('invalid'),
      (values) => isOnce(values?.map((value: { code: string } | null) => value?.code)),
    ),
};

/** What a new distribution has by default; a smaller amount than the minimum is carried over. */
const defaults = {
  /** The compensation that is paid; contracts cover some or all of them. */
  source: string().oneOf(compensationTypes).required(),
  /** At the end of this day, not after the day of payment, a holder has to be eligible. */
  recordDay: day(),
  minimumInCents: minimumInCents(),
  deductions: deductions(),
  unregisteredPrefixes: unregisteredPrefixes(),
};

/** The fields of a distribution that staff set; amounts in cents. */
export const distributionSchema = shape({ ...facts, ...defaults });

/** The same for a new one, which has the settings of its year unless the body contains others. */
export const newDistributionSchema = shape({
  ...facts,
  source: defaults.source.optional(),
  recordDay: defaults.recordDay.optional(),
  minimumInCents: defaults.minimumInCents.optional(),
  deductions: defaults.deductions.optional(),
  unregisteredPrefixes: defaults.unregisteredPrefixes.optional(),
});

/** A late distribution has no pot and counts no loans: it pays what main ones have in reserve. */
export const lateDistributionSchema = shape({
  ...common,
  recordDay: defaults.recordDay,
  minimumInCents: defaults.minimumInCents,
});

/** The same for a new one, which has the settings of its year unless the body contains others. */
export const newLateDistributionSchema = shape({
  ...common,
  recordDay: defaults.recordDay.optional(),
  minimumInCents: defaults.minimumInCents.optional(),
});

/** How the society uses what expires, and the sum that was confirmed. */
export const expirySchema = shape({
  note: requiredText(1000),
  cents: number().integer().min(1).max(mostCents).required(),
});

/** Whether to calculate without the loans that the distribution lists as `missing`. */
export const calculationOptionsSchema = shape({ isPartial: flag() });

/** The reviewed calculation, and the payment date that its taxes are based on. */
export const reviewedCalculationSchema = shape({ calculation: hash(), payDate: day() });

/** A month, `YYYY-MM`. */
export const withheldTaxSchema = shape({
  month: string()
    .matches(/^\d{4}-(0[1-9]|1[0-2])$/)
    .required(),
});
