import { array, type InferType, number, object, string } from 'yup';
import { payeeKinds, residences } from '../taxation/withholding.js';

const count = () => number().integer().min(0).required();

export const deductionReply = object({
  code: string().required(),
  nameFi: string().required(),
  nameSv: string().required(),
  nameEn: string().required(),
  /** Percent of the pot, with at most two decimals. */
  percent: number().required(),
});
export type Deduction = InferType<typeof deductionReply>;

/** The settings of the distributions that are paid in a year. */
export const accountingSettingsReply = object({
  year: count(),
  /** The smallest payment in cents. */
  minimumInCents: count(),
  /** Days. */
  recordDayOffset: count(),
  claimYears: count(),
  payOutAfterYears: number().integer().nullable().defined(),
  unregisteredPrefixes: array(string().required()).required(),
  deductions: array(deductionReply).required(),
  /** The percents that are withheld without tax data, by kind and residence of the payee. */
  withholding: array(
    object({
      payeeKind: string().oneOf(payeeKinds).required(),
      residence: string().oneOf(residences).required(),
      rate: number().required(),
    }).required(),
  ).required(),
});
export type AccountingSettings = InferType<typeof accountingSettingsReply>;
