import { formatCents, formatDate, formatNumber } from '@nimio/design-system';
import type { DistributionEvent, DistributionFacts } from '@nimio/domain/distribution/distribution.types';
import { useText } from '../../../../shared/intl/use-text';
import { useSettings } from '../../../../shared/settings/use-settings';
import { factorText } from '../../decimal';
import { deductionsText, prefixesText } from '../settings/deductions.form';
import { usePeriodList } from '../use-period-list';

type Decided = NonNullable<DistributionFacts['after']>;
type Name = keyof Decided;

/** The factor before or after, if any. */
const codesOf = (...sides: Decided[]): string[] => [
  ...new Set(sides.flatMap(({ factors = [] }) => factors.map(({ code }) => code))),
];

/** The details of an event as text: numbers, sums, and changes with the values before and after. */
export function useEventFacts(): (event: Pick<DistributionEvent, 'kind' | 'facts'>) => string[] {
  const { t } = useText();
  const listOf = usePeriodList();
  const changesOf = useChanges();
  const describe = (name: string, value: string | undefined) =>
    value === undefined ? [] : [t('distribution.fact', { name, value })];
  const number = (value: number | undefined) => (value === undefined ? undefined : formatNumber(value));
  const sum = (cents: number | undefined) => (cents === undefined ? undefined : formatCents(cents));
  return ({ kind, facts }) => [
    ...describe(t('distribution.paymentCount'), number(facts.payments)),
    ...describe(
      t(kind === 'calculated' ? 'distribution.gross' : 'distribution.paymentsGross'),
      sum(facts.grossInCents),
    ),
    ...describe(t('distribution.reserveTitle'), sum(facts.reserveInCents)),
    ...describe(t('distribution.kind_paid'), number(facts.paid)),
    ...describe(t('distribution.kind_failed'), number(facts.failed)),
    ...describe(t('distribution.fact_cents'), sum(facts.cents)),
    ...describe(t('distribution.fact_reason'), facts.reason),
    ...describe(t('reserve.note'), facts.note),
    ...describe(t('distribution.fact_missing'), facts.missing && listOf(facts.missing)),
    ...changesOf(facts).map(({ name, ...sides }) =>
      t('distribution.fact', { name, value: t('distribution.fact_change', sides) }),
    ),
  ];
}

interface Change {
  name: string;
  before: string;
  after: string;
}

/** The changes, each with its label. */
function useChanges(): (facts: DistributionFacts) => Change[] {
  const { t } = useText();
  const names: [name: Exclude<Name, 'factors'>, label: string][] = [
    ['name', t('distributionForm.name')],
    ['payDate', t('distributionForm.payDate')],
    ['source', t('distribution.fact_source')],
    ['recordDay', t('distributionForm.recordDay')],
    ['announced', t('distribution.fact_announced')],
    ['potInCents', t('distribution.pot')],
    ['minimumInCents', t('distribution.fact_minimum')],
    ['withheldInCents', t('distribution.withheld')],
    ['years', t('distributionForm.years')],
    ['groups', t('distributionForm.groups')],
    ['deductions', t('deductions.title')],
    ['unregisteredPrefixes', t('deductions.prefixes')],
  ];
  const valueOf = useValue();
  const factorIn = ({ factors = [] }: Decided, code: string): string => {
    const found = factors.find((one) => one.code === code);
    return found ? factorText(found.factor) : t('distributions.none');
  };
  return ({ before = {}, after = {} }) => [
    ...names
      .filter(([name]) => after[name] !== undefined)
      .map(([name, label]) => ({
        name: label,
        before: valueOf(before, name),
        after: valueOf(after, name),
      })),
    ...codesOf(before, after).map((code) => ({
      name: t('distribution.fact_factor', { code }),
      before: factorIn(before, code),
      after: factorIn(after, code),
    })),
  ];
}

/** The values as text. */
function useValue(): (decided: Decided, name: Exclude<Name, 'factors'>) => string {
  const { t, language } = useText();
  const { compensationTypes } = useSettings();
  const labelOf = (source = '') => compensationTypes.find(({ code }) => code === source)?.term ?? source;
  return (decided, name) => {
    const { potInCents = 0, minimumInCents = 0, withheldInCents = 0, years = [], groups = [] } = decided;
    const { deductions = [], unregisteredPrefixes = [] } = decided;
    return {
      name: decided.name ?? '',
      payDate: decided.payDate === undefined ? '' : formatDate(decided.payDate),
      source: labelOf(decided.source ?? undefined),
      recordDay: decided.recordDay === undefined ? '' : formatDate(decided.recordDay),
      announced: t(decided.announced === 1 ? 'distribution.fact_yes' : 'distribution.fact_no'),
      potInCents: formatCents(potInCents),
      minimumInCents: formatCents(minimumInCents),
      withheldInCents: formatCents(withheldInCents),
      years: years.join(', '),
      groups: groups.map((group) => t(`shareSum.group.${group}`)).join(', '),
      deductions: deductionsText(deductions, language) || t('deductions.none'),
      unregisteredPrefixes: prefixesText(unregisteredPrefixes) || t('distributions.none'),
    }[name];
  };
}
