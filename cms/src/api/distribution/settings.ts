import type { createDistribution } from '@nimio/domain/distribution/distribution.endpoints';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { Transaction } from '../../data/database.js';
import { system } from '../../system.js';
import { type Counted, type DistributionRow, replaceCalculations, saveDistribution } from './store.js';

/** The staff's settings of a distribution, as on the wire. */
type Settings = BodyOf<typeof createDistribution>;

type Name = keyof Settings;

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
}: Settings): Settings => ({
  ...{ name, payDate, source, recordDay, announced, potInCents, minimumInCents },
  years: years.toSorted((a, b) => b - a),
  groups: groups.toSorted(),
  factors: factors
    .map(({ code, factor }) => ({ code, factor }))
    .sort((a, b) => Number(a.code > b.code) - Number(a.code < b.code)),
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
});

export const countedOf = ({ years, groups, factors }: Settings): Counted => ({
  years,
  groups,
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
