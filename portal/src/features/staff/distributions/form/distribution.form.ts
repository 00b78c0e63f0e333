import { formatCents, formatDate } from '@nimio/design-system';
import { isDay } from '@nimio/domain/calendar/day';
import type { createDistribution } from '@nimio/domain/distribution/distribution.endpoints';
import { distributionSchema } from '@nimio/domain/distribution/distribution.schema';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { defaultRecordDay } from '@nimio/domain/distribution/eligibility';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { type LibraryGroup, libraryGroups, usualGroups } from '@nimio/domain/loan/library-groups';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { flag } from '../../../../shared/form/flag';
import { dayOnTheWire } from '../../../../shared/form/typed-day';
import { validateWith } from '../../../../shared/form/validate-with';
import { factorText, typedFactor } from '../../factor';

/** A library class and its factor as typed: 0,725. */
interface FactorValues {
  code: string;
  factor: string;
}

/** The form values of a distribution. */
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
}

/** The record day as typed; when empty, the default of the payment date. */
function recordDayOf({ recordDay, payDate }: Pick<DistributionValues, 'recordDay' | 'payDate'>): string {
  const day = dayOnTheWire(payDate);
  return recordDay.trim() === '' && isDay(day) ? defaultRecordDay(day) : dayOnTheWire(recordDay);
}

const eurosText = (cents: number): string => formatCents(cents).replace(/\s*€$/, '');

/** The values of a new one: the default groups, and the society's factors. */
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
});

export const distributionValues = (stored: Distribution): DistributionValues => ({
  name: stored.name,
  payDate: formatDate(stored.payDate),
  source: stored.source,
  recordDay: formatDate(stored.recordDay),
  announced: stored.announced === 1,
  potInCents: eurosText(stored.potInCents),
  minimumInCents: eurosText(stored.minimumInCents),
  years: stored.years.map(String),
  groups: [...stored.groups],
  factors: stored.factors.map(({ code, factor }) => ({ code, factor: factorText(factor) })),
});

/** Parses euros in Finnish notation to cents; `undefined` when empty, NaN when invalid. */
export function centsOf(typed: string): number | undefined {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return undefined;
  const [, euros, cents = ''] = /^(\d{1,11})(?:[,.](\d{1,2}))?$/.exec(text) ?? [];
  return euros === undefined ? Number.NaN : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** The body of the call. */
export const distributionBody = (values: DistributionValues) =>
  ({
    name: values.name,
    payDate: dayOnTheWire(values.payDate),
    source: values.source,
    recordDay: recordDayOf(values),
    announced: flag(values.announced),
    potInCents: centsOf(values.potInCents),
    minimumInCents: centsOf(values.minimumInCents),
    years: values.years.map(Number).sort((a, b) => b - a),
    groups: libraryGroups.filter((group): group is LibraryGroup => values.groups.includes(group)),
    factors: values.factors.map(({ code, factor }) => ({ code, factor: typedFactor(factor) })),
  }) as BodyOf<typeof createDistribution>;

const schemaErrors = validateWith<DistributionValues>(distributionSchema, distributionBody);

/**
 * Validates by the schema; a factor has the name of its field: `factors.0.factor`. An empty record day depends on the
 * payment date, which has its own error.
 */
export const distributionErrors = (values: DistributionValues) =>
  Object.fromEntries(
    Object.entries(schemaErrors(values))
      .filter(([name]) => name !== 'recordDay' || values.recordDay.trim() !== '')
      .map(([name, code]) => [name.replace(/\[(\d+)\]/g, '.$1'), code]),
  );

const offered = 20;

/** The years that can be chosen: the last twenty and those already chosen, newest first. */
export function offeredYears(chosen: readonly number[], now: Date): number[] {
  const newest = yearInFinland(now);
  const usual = Array.from({ length: offered }, (_, back) => newest - back);
  return [...new Set([...usual, ...chosen])].sort((a, b) => b - a);
}
