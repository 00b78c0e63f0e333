import { array, number, string } from 'yup';
import { code, requiredText, shape } from '../schema.js';
import { percentInSteps } from '../taxation/taxation.schema.js';
import { payeeKinds, residences } from '../taxation/withholding.js';

const isInHundredths = (value: number | undefined): boolean =>
  value === undefined || Number.isInteger(Number((value * 100).toFixed(6)));

const isOnce = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const deductionSchema = shape({
  /** The code of its posting for the bookkeeper. */
  code: string()
    .matches(/^[0-9A-Za-z-]{1,20}$/)
    .required(),
  nameFi: requiredText(100),
  nameSv: requiredText(100),
  nameEn: requiredText(100),
  /** Percent of the pot, with at most two decimals. */
  percent: number()
    .min(0)
    .max(100)
    .required()
    .test(
      'hundredths',
      () => code('invalid'),
      (value) => isInHundredths(value),
    ),
});

/** The most deductions from a pot. */
export const mostDeductions = 10;

type Deductions = readonly ({ code?: string; percent?: number } | null)[];

/** The index of the first deduction whose code an earlier one has. */
const repeatedCode = (values: Deductions = []): number =>
  values.findIndex((value, at) => values.slice(0, at).some((earlier) => earlier?.code === value?.code));

const hundredths = (values: Deductions = []): number =>
  values.reduce((sum, value) => sum + Math.round((value?.percent ?? 0) * 100), 0);

/** What is deducted from a pot before it is allocated: each a percentage of the whole pot, less than 100 together. */
export const deductions = () =>
  array(deductionSchema.required())
    .max(mostDeductions)
    .required()
    .test('once', (values, context) => {
      const at = repeatedCode(values);
      return (
        at < 0 || context.createError({ path: `${context.path}[${at}].code`, message: () => code('invalid') })
      );
    })
    .test('sum', (values, context) => {
      if (hundredths(values) < 10_000) return true;
      const path = `${context.path}[${values.length - 1}].percent`;
      return context.createError({ path, message: () => code('tooBig') });
    });

/** The smallest payment in cents; smaller sums are carried over. */
export const minimumInCents = () => number().integer().min(0).max(1_000_000).required();

/** The first digits of ISBNs whose loans are not paid while the work is not in the register. */
export const unregisteredPrefixes = () =>
  array(string().required())
    .max(50)
    .required()
    .test(
      'prefixes',
      () => code('isbnInvalid'),
      (values) => (values ?? []).every((value) => /^97[89]\d{0,9}$/.test(value ?? '')),
    )
    .test(
      'once',
      () => code('invalid'),
      (values) => isOnce(values ?? []),
    );

/** The percents that are withheld without tax data: one of each kind and residence of payees. */
const withholding = () =>
  array(
    shape({
      payeeKind: string().oneOf(payeeKinds).required(),
      residence: string().oneOf(residences).required(),
      rate: percentInSteps().max(100).required(),
    }).required(),
  )
    .required()
    .test(
      'complete',
      () => code('required'),
      (values) => {
        const pairs = new Set(values.map((value) => `${value?.payeeKind} ${value?.residence}`));
        const all = payeeKinds.length * residences.length;
        return pairs.size === all && values.length === all;
      },
    );

/** The settings of the distributions that are paid in a year. */
export const accountingSettingsSchema = shape({
  minimumInCents: minimumInCents(),
  /** The record day is this many days before the day of payment. */
  recordDayOffset: number().integer().min(0).max(120).required(),
  /** For how many years after the year of the payment the reserve can be claimed. */
  claimYears: number().integer().min(1).max(10).required(),
  /** After how many years a sum below the minimum is paid; `null` for never. */
  payOutAfterYears: number().integer().min(1).max(10).nullable().defined(),
  unregisteredPrefixes: unregisteredPrefixes(),
  deductions: deductions(),
  withholding: withholding(),
});

export const accountingYear = () => number().integer().min(1990).max(2200).required();

export const newAccountingSettingsSchema = shape({ year: accountingYear() });
