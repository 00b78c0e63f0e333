import { formatDate } from '@nimio/design-system';
import type {
  createDistribution,
  createLateDistribution,
  updateDistribution,
  updateLateDistribution,
} from '@nimio/domain/distribution/distribution.endpoints';
import {
  distributionSchema,
  lateDistributionSchema,
  newDistributionSchema,
  newLateDistributionSchema,
} from '@nimio/domain/distribution/distribution.schema';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { type LibraryGroup, libraryGroups, usualGroups } from '@nimio/domain/loan/library-groups';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { encodeFinding } from '../../../../shared/form/field-finding';
import { flag } from '../../../../shared/form/flag';
import { dayOnTheWire } from '../../../../shared/form/typed-day';
import { validateWith } from '../../../../shared/form/validate-with';
import { factorText, typedDecimal } from '../../decimal';
import { centsOf, eurosText } from '../../euros';
import {
  type DeductionValues,
  deductionValues,
  prefixesText,
  typedDeductions,
  typedPrefixes,
} from '../settings/deductions.form';

/** A library class and its factor as typed: 0,725. */
interface FactorValues {
  code: string;
  factor: string;
}

/** The form values of a distribution; a late one has only name, days and minimum. */
export interface DistributionValues {
  name: string;
  /** 15.12.2026. */
  payDate: string;
  source: string;
  /** 15.11.2026. */
  recordDay: string;
  announced: boolean;
  /** In euros: 1 200 000,00. */
  potInCents: string;
  minimumInCents: string;
  years: string[];
  groups: string[];
  factors: readonly FactorValues[];
  deductions: readonly DeductionValues[];
  /** 978951, 978952. */
  unregisteredPrefixes: string;
}

/** The values of a new one: the default groups, and the society's factors. The rest comes from the settings of its year. */
export const newDistribution = (classes: readonly LibraryClass[]): DistributionValues => ({
  name: '',
  payDate: '',
  source: 'LK',
  recordDay: '',
  announced: false,
  potInCents: '',
  minimumInCents: '',
  years: [],
  groups: [...usualGroups],
  factors: classes.map(({ code, factor }) => ({ code, factor: factorText(factor) })),
  deductions: [],
  unregisteredPrefixes: '',
});

export const distributionValues = (stored: Distribution): DistributionValues => ({
  name: stored.name,
  payDate: formatDate(stored.payDate),
  source: stored.source ?? '',
  recordDay: formatDate(stored.recordDay),
  announced: stored.announced === 1,
  potInCents: eurosText(stored.potInCents),
  minimumInCents: eurosText(stored.minimumInCents),
  years: stored.years.map(String),
  groups: [...stored.groups],
  factors: stored.factors.map(({ code, factor }) => ({ code, factor: factorText(factor) })),
  deductions: deductionValues(stored.deductions),
  unregisteredPrefixes: prefixesText(stored.unregisteredPrefixes),
});

/** The body of an update. */
export const distributionBody = (values: DistributionValues) =>
  ({
    name: values.name,
    payDate: dayOnTheWire(values.payDate),
    source: values.source,
    recordDay: dayOnTheWire(values.recordDay),
    announced: flag(values.announced),
    potInCents: centsOf(values.potInCents),
    minimumInCents: centsOf(values.minimumInCents),
    years: values.years.map(Number).sort((a, b) => b - a),
    groups: libraryGroups.filter((group): group is LibraryGroup => values.groups.includes(group)),
    factors: values.factors.map(({ code, factor }) => ({ code, factor: typedDecimal(factor) })),
    deductions: typedDeductions(values.deductions),
    unregisteredPrefixes: typedPrefixes(values.unregisteredPrefixes),
  }) as BodyOf<typeof updateDistribution>;

/** The body for a new one: what is left empty comes from the settings of its year. */
export const newDistributionBody = (values: DistributionValues): BodyOf<typeof createDistribution> => {
  const { recordDay, minimumInCents, ...body } = distributionBody(values);
  return {
    ...body,
    recordDay: values.recordDay.trim() === '' ? undefined : recordDay,
    minimumInCents: values.minimumInCents.trim() === '' ? undefined : minimumInCents,
    deductions: undefined,
    unregisteredPrefixes: undefined,
  };
};

/** The body of an update of a late one. */
export const lateBody = (values: DistributionValues): BodyOf<typeof updateLateDistribution> => {
  const { name, payDate, announced, recordDay, minimumInCents } = distributionBody(values);
  return { name, payDate, announced, recordDay, minimumInCents };
};

export const newLateBody = (values: DistributionValues): BodyOf<typeof createLateDistribution> => {
  const { recordDay, minimumInCents } = newDistributionBody(values);
  return { ...lateBody(values), recordDay, minimumInCents };
};

type Errors = ReturnType<typeof schemaErrors>;

const schemaErrors = validateWith<DistributionValues>(distributionSchema, distributionBody);
const newSchemaErrors = validateWith<DistributionValues>(newDistributionSchema, newDistributionBody);

const lateSchemaErrors = validateWith<DistributionValues>(lateDistributionSchema, lateBody);
const newLateSchemaErrors = validateWith<DistributionValues>(newLateDistributionSchema, newLateBody);

/** Adds the error of a record day after the payment. */
const completeErrors = (errors: Errors, values: DistributionValues): Errors => {
  const [recordDay, payDate] = [dayOnTheWire(values.recordDay), dayOnTheWire(values.payDate)];
  const isLate = recordDay !== '' && !errors.recordDay && !errors.payDate && recordDay > payDate;
  return { ...errors, ...(isLate && { recordDay: encodeFinding({ code: 'dayInvalid' }) }) };
};

export const distributionErrors = (values: DistributionValues): Errors =>
  completeErrors(schemaErrors(values), values);

/** The errors of an approved distribution, whose record day has had its effect and is not shown. */
export const approvedErrors = (values: DistributionValues): Errors => schemaErrors(values);
export const approvedLateErrors = (values: DistributionValues): Errors => lateSchemaErrors(values);

export const lateErrors = (values: DistributionValues): Errors =>
  completeErrors(lateSchemaErrors(values), values);

export const newLateErrors = (values: DistributionValues): Errors =>
  completeErrors(newLateSchemaErrors(values), values);

export const newDistributionErrors = (values: DistributionValues): Errors =>
  completeErrors(newSchemaErrors(values), values);

const offered = 20;

/** The years that can be chosen: the last twenty and those already chosen, newest first. */
export function offeredYears(chosen: readonly number[], now: Date): number[] {
  const newest = yearInFinland(now);
  const usual = Array.from({ length: offered }, (_, back) => newest - back);
  return [...new Set([...usual, ...chosen])].sort((a, b) => b - a);
}
