import { recordDayOf, settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import type { CompensationType } from '@nimio/domain/contract/contract';
import type {
  createDistribution,
  createLateDistribution,
  updateDistribution,
  updateLateDistribution,
} from '@nimio/domain/distribution/distribution.endpoints';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import { system } from '../../system.js';
import { readAllSettings } from '../accounting-settings/present.js';
import { joinPrefixes } from '../accounting-settings/store.js';
import { type Counted, type DistributionRow, replaceCalculations, saveDistribution } from './store.js';

/** The staff's settings of a distribution, as on the wire; a late one has no source. */
export type Settings = Omit<BodyOf<typeof updateDistribution>, 'source'> & {
  source: CompensationType | null;
};

type Name = keyof Settings;

/** The settings of a new distribution: those of the year of its payment, unless the body contains others. */
export async function withDefaults(
  reader: Reader,
  body: BodyOf<typeof createDistribution>,
): Promise<Settings> {
  const ofYear = settingsOfYear(await readAllSettings(reader), Number(body.payDate.slice(0, 4)));
  return {
    ...body,
    source: body.source ?? 'LK',
    recordDay: body.recordDay ?? recordDayOf(body.payDate, ofYear),
    minimumInCents: body.minimumInCents ?? ofYear.minimumInCents,
    deductions: body.deductions ?? ofYear.deductions,
    unregisteredPrefixes: body.unregisteredPrefixes ?? ofYear.unregisteredPrefixes,
  };
}

/** The settings of a late distribution, which has no pot and counts no loans. */
export const lateSettings = (body: BodyOf<typeof updateLateDistribution>): Settings => ({
  ...body,
  source: null,
  potInCents: 0,
  ...{ years: [], groups: [], factors: [], deductions: [], unregisteredPrefixes: [] },
});

/** The same for a new one, with the settings of the year of its payment unless the body contains others. */
export async function lateWithDefaults(
  reader: Reader,
  body: BodyOf<typeof createLateDistribution>,
): Promise<Settings> {
  const ofYear = settingsOfYear(await readAllSettings(reader), Number(body.payDate.slice(0, 4)));
  return lateSettings({
    ...body,
    recordDay: body.recordDay ?? recordDayOf(body.payDate, ofYear),
    minimumInCents: body.minimumInCents ?? ofYear.minimumInCents,
  });
}

/** Whether the settings of the year of a payment date pay sums below the minimum because of their age. */
export const isPaidByAge = async (reader: Reader, payDate: string): Promise<boolean> =>
  settingsOfYear(await readAllSettings(reader), Number(payDate.slice(0, 4))).payOutAfterYears !== null;

/** @throws `validationError` when the record day is after the payment */
export function requireRecordDay({ recordDay, payDate }: Pick<Settings, 'recordDay' | 'payDate'>): void {
  if (recordDay > payDate)
    throw new DomainError('validationError', { fields: [{ path: 'recordDay', code: 'dayInvalid' }] });
}

/** Lists are sorted, so that two settings can be compared; other fields are not included. */
const inOrder = ({
  name,
  payDate,
  source,
  recordDay,
  announced,
  potInCents,
  minimumInCents,
  years,
  groups,
  factors,
  deductions,
  unregisteredPrefixes,
}: Settings): Settings => ({
  ...{ name, payDate, source, recordDay, announced, potInCents, minimumInCents },
  years: years.toSorted((a, b) => b - a),
  groups: groups.toSorted(),
  factors: factors
    .map(({ code, factor }) => ({ code, factor }))
    .sort((a, b) => Number(a.code > b.code) - Number(a.code < b.code)),
  deductions: deductions.map(({ code, nameFi, nameSv, nameEn, percent }) => ({
    ...{ code, nameFi, nameSv, nameEn, percent },
  })),
  unregisteredPrefixes: unregisteredPrefixes.toSorted(),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const without = (factors: Settings['factors'], others: Settings['factors']): Settings['factors'] =>
  factors.filter((factor) => !others.some((other) => isSame(factor, other)));

/** Only the given fields; of the factors only those that differ. */
const partOf = (names: readonly Name[], settings: Settings, other: Settings): Partial<Settings> => {
  const facts = { ...settings, factors: without(settings.factors, other.factors) };
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
};

/** The changed fields with their old and new values. */
export function changesOf(
  before: Settings,
  after: Settings,
): { changes: Name[]; before: Partial<Settings>; after: Partial<Settings> } {
  const [was, is] = [inOrder(before), inOrder(after)];
  const changes = (Object.keys(is) as Name[]).filter((name) => !isSame(was[name], is[name]));
  return { changes, before: partOf(changes, was, is), after: partOf(changes, is, was) };
}

export const columnsOf = (body: Settings) => ({
  name: body.name,
  pay_date: body.payDate,
  source: body.source,
  record_day: body.recordDay,
  announced: body.announced,
  pot_cents: body.potInCents,
  minimum_cents: body.minimumInCents,
  unregistered_prefixes: joinPrefixes(body.unregisteredPrefixes),
});

export const countedOf = ({ years, groups, factors, deductions }: Settings): Counted => ({
  years,
  groups,
  deductions,
  factors: factors.map(({ code, factor }) => ({ code, factor: Math.round(factor * 1000) })),
});

/** The previous result becomes invalid; a task deletes its rows. */
export async function invalidateResult(
  tx: Transaction,
  { id, calculation_id: calculation }: DistributionRow,
): Promise<void> {
  if (calculation === null) return;
  await saveDistribution(tx, id, { state: 'draft', calculation_id: null });
  await replaceCalculations(tx, id);
  await system().jobs.enqueue(tx, 'replaced-calculations', `replaced-calculation-${calculation}`, {});
}
