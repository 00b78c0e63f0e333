import type { createDistribution } from '@nimio/domain/distribution/distribution.endpoints';
import type { BodyOf } from '@nimio/domain/endpoint';

/** The staff's settings of a distribution, as on the wire. */
type Decided = BodyOf<typeof createDistribution>;
type Name = keyof Decided;

/** Lists are sorted, so that two settings can be compared; other fields are not included. */
const inOrder = ({
  name,
  payDate,
  announced,
  potInCents,
  minimumInCents,
  years,
  groups,
  factors,
}: Decided): Decided => ({
  ...{ name, payDate, announced, potInCents, minimumInCents },
  years: years.toSorted((a, b) => b - a),
  groups: groups.toSorted(),
  factors: factors
    .map(({ code, factor }) => ({ code, factor }))
    .sort((a, b) => Number(a.code > b.code) - Number(a.code < b.code)),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const without = (factors: Decided['factors'], others: Decided['factors']): Decided['factors'] =>
  factors.filter((factor) => !others.some((other) => isSame(factor, other)));

/** Only the given fields; of the factors only those that differ. */
const partOf = (names: readonly Name[], decided: Decided, other: Decided): Partial<Decided> => {
  const facts = { ...decided, factors: without(decided.factors, other.factors) };
  return Object.fromEntries(names.map((name) => [name, facts[name]]));
};

/** The changed fields with their old and new values. */
export function changesOf(
  before: Decided,
  after: Decided,
): { changes: Name[]; before: Partial<Decided>; after: Partial<Decided> } {
  const [was, is] = [inOrder(before), inOrder(after)];
  const changes = (Object.keys(is) as Name[]).filter((name) => !isSame(was[name], is[name]));
  return { changes, before: partOf(changes, was, is), after: partOf(changes, is, was) };
}
