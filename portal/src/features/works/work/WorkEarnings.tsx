import { formatCents, formatDate, formatNumber, Section, Text, TextLink } from '@nimio/design-system';
import type { listEarningsOfWork } from '@nimio/domain/accounting/accounting.endpoints';
import type { WorkLine } from '@nimio/domain/accounting/accounting.types';
import { reachesAccount } from '@nimio/domain/accounting/accounting-states';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import type { LoanYear } from '@nimio/domain/loan/loan.types';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import type { Loaded } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { type LoansPayment, LoanYearChart } from '../../../shared/loan-years/LoanYearChart';
import { useYearList } from '../../../shared/loan-years/use-year-list';
import { LoadFailure } from '../../../shared/page/LoadFailure';

type Earnings = ReplyOf<typeof listEarningsOfWork>;

/** The work's loans, the own share and the remuneration by year. */
export function WorkEarnings({ earnings }: { earnings: Loaded<Earnings> }) {
  const { t } = useText();
  const { data, error, reload } = earnings;
  return (
    <Section id="loans" title={t('work.loans')}>
      {data ? <Years {...data} /> : error && <LoadFailure error={error} onRetry={reload} />}
    </Section>
  );
}

const maxYears = 5;

function Years({ records: lines, loans }: Earnings) {
  const { t } = useText();
  const reaching = lines.filter(reachesAccount);
  const years = yearsOf(reaching, loans);
  const [first, last] = [years[0], years.at(-1)];
  const paid = paymentsOf(reaching);
  const ofYears = paid.filter(({ loanYears }) => loanYears.some((year) => years.includes(year)));
  return (
    <>
      {first === undefined || last === undefined ? (
        <Text>{t('work.noLoans')}</Text>
      ) : (
        <>
          <Text tone="muted">
            {t('work.ofYears', {
              years: first === last ? String(first) : `${first}–${last}`,
              ...shareOf(years, loans),
              sum: formatCents(ofYears.reduce((sum, { amountInCents }) => sum + amountInCents, 0)),
            })}
          </Text>
          <LoanYearChart
            caption={t('work.byYear')}
            years={years}
            current={last}
            loansByYear={loans}
            groups={usualGroups}
            paid={paid}
            of="work"
          />
        </>
      )}
      {paid[0] && <NewestPayment {...paid[0]} />}
      {reaching.length < lines.length && (
        <Text tone="muted">
          {t('work.notReaching', { payments: (text) => <TextLink href="/accounting">{text}</TextLink> })}
        </Text>
      )}
    </>
  );
}

/** The newest years with loans or a remuneration, without gaps, the oldest first. */
function yearsOf(lines: readonly WorkLine[], loans: readonly LoanYear[]): number[] {
  const known = [...loans.map(({ year }) => year), ...lines.flatMap(({ loanYears }) => loanYears)];
  if (known.length === 0) return [];
  const newest = Math.max(...known);
  const oldest = Math.max(Math.min(...known), newest - maxYears + 1);
  return Array.from({ length: newest - oldest + 1 }, (_, index) => oldest + index);
}

/** The own share of the years' loans, in whole loans, for a sentence. */
function shareOf(years: readonly number[], loans: readonly LoanYear[]) {
  const share = years.reduce((sum, year) => sum + loansOfYear(loans, year, usualGroups).share, 0);
  const n = Math.round(share);
  return { n, count: formatNumber(n) };
}

interface WorkPayment extends LoansPayment, Pick<WorkLine, 'payment' | 'state'> {
  loanYears: number[];
}

/** Lines of several roles are one amount; the newest first. */
function paymentsOf(lines: readonly WorkLine[]): WorkPayment[] {
  const payments = new Map<string, WorkPayment>();
  for (const { payment, date, state, loanYears, amountInCents } of lines) {
    const key = `${payment} ${loanYears.join()}`;
    const sum = payments.get(key) ?? { payment, date, state, loanYears, amountInCents: 0 };
    sum.amountInCents += amountInCents;
    payments.set(key, sum);
  }
  return [...payments.values()];
}

function NewestPayment({ payment, date, state, loanYears, amountInCents }: WorkPayment) {
  const { t } = useText();
  const listOf = useYearList();
  const facts = { years: listOf(loanYears), n: loanYears.length, sum: formatCents(amountInCents) };
  return (
    <Text tone="muted">
      {t(state === 'paid' ? 'work.paidOn' : 'work.comingOn', {
        ...facts,
        date: formatDate(date),
        why: (text) => <TextLink href={`/accounting/${payment}`}>{text}</TextLink>,
      })}
    </Text>
  );
}
