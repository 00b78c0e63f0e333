import {
  BarChart,
  Button,
  DateText,
  formatCents,
  formatDate,
  Page,
  PageHead,
  Section,
  Skeleton,
  VisuallyHidden,
} from '@nimio/design-system';
import { listAccountings, listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import type { AccountingRow, WaitingAmounts } from '@nimio/domain/accounting/accounting.types';
import type { SummaryState } from '@nimio/domain/accounting/accounting-states';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { useMemo, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint';
import { toIcs } from '../../shared/download/calendar-day';
import { downloadFile } from '../../shared/download/download-file';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Figure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { WaitingNotices } from '../../shared/payment/WaitingNotices';
import { useProfile } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';
import { useToday } from '../../shared/settings/use-today';
import { BeneficiaryFiles } from './beneficiary/BeneficiaryFiles';
import { Cumulation } from './Cumulation';
import { PaymentsTable } from './payments/PaymentsTable';
import { PaymentYears } from './payments/PaymentYears';
import { type Payment, type PaymentYear, paymentsOf, paymentYears } from './payments/payments';
import { useStatements } from './payments/use-statements';

type Seen = ReadonlyMap<string, SummaryState | null>;

const statesOf = (payments: readonly Payment[]): Seen =>
  new Map(payments.flatMap(({ payment, statement }) => (statement ? [[payment, statement.state]] : [])));

const isSame = (one: Seen, other: Seen): boolean =>
  one.size === other.size && [...one].every(([payment, state]) => other.get(payment) === state);

/** Announces the state of a statement to screen readers, anywhere on the page. */
function StatementNews({ payments }: { payments: readonly Payment[] }) {
  const { t } = useText();
  const [seen, setSeen] = useState<Seen>(() => statesOf(payments));
  const [news, setNews] = useState('');
  const now = statesOf(payments);
  if (!isSame(seen, now)) {
    setSeen(now);
    const announced = payments.flatMap(({ payment, statement, date }) =>
      statement?.state && seen.has(payment) && seen.get(payment) !== statement.state
        ? [t(`accounting.news_${statement.state}`, { date: formatDate(date) })]
        : [],
    );
    if (announced.length > 0) setNews(announced.join(' '));
  }
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}

/** The polling interval while a statement is being created. */
const pollingInterval = 5000;

/** The past and future payments of the profile (specification §2, Accounting). */
export function AccountingPage() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  usePageTitle(t('accounting.title'));
  const { data, error, reload } = useEndpoint(
    listAccountings,
    { params: { profileHash } },
    {
      revalidateOnFocus: true,
      refreshInterval: (response) => (isAnyPending(response?.records) ? pollingInterval : 0),
    },
  );
  const planned = useEndpoint(listPlannedPayments, { params: { profileHash } });
  // The cumulation is above the table, which would move.
  const isReady = Boolean(planned.data ?? planned.error);
  return (
    <Page>
      <PageHead title={t('accounting.title')} lead={t('accounting.lead')} />
      <WaitingNotices />
      {error && <LoadFailure error={error} onRetry={reload} />}
      {data && isReady ? (
        <Payments
          key={profileHash}
          rows={data.records}
          nextDay={data.nextPaymentDate}
          waiting={planned.data}
          reload={reload}
        />
      ) : (
        !error && <Skeleton lines={12} />
      )}
    </Page>
  );
}

const isAnyPending = (rows: readonly AccountingRow[] = []): boolean =>
  rows.some(({ paymentSummaryStatus }) => paymentSummaryStatus === 'pending');

interface PaymentsProps {
  rows: readonly AccountingRow[];
  nextDay: string | null;
  /** Undefined when it is unknown. */
  waiting: WaitingAmounts | undefined;
  reload: () => Promise<unknown>;
}

function Payments({ rows, nextDay, waiting, reload }: PaymentsProps) {
  const { t } = useText();
  const { hash: profileHash, roles, extPartyCode } = useProfile();
  const { payments, ...actions } = useStatements(
    profileHash,
    useMemo(() => paymentsOf(rows), [rows]),
    reload,
  );
  const years = paymentYears(payments, yearInFinland(useToday()));
  const isAnyPaid = payments.some(({ kind }) => kind === 'paid');
  return (
    <>
      <StatementNews payments={payments} />
      {nextDay !== null && <NextPayment day={nextDay} />}
      {waiting && <Cumulation {...waiting} />}
      <Section id="payments" title={t('accounting.all')}>
        <PaymentsTable profileHash={profileHash} payments={payments} actions={actions} />
      </Section>
      {roles.some(({ code }) => code === 'beneficiary') ? (
        <BeneficiaryFiles extPartyCode={extPartyCode ?? null} years={years.map(({ year }) => year)} />
      ) : (
        isAnyPaid && <PaymentYears profileHash={profileHash} years={years} actions={actions} />
      )}
      {isAnyPaid && <PaymentChart years={years} />}
    </>
  );
}

/** Payments by year since the first one. */
function PaymentChart({ years }: { years: readonly PaymentYear[] }) {
  const { t } = useText();
  const first = years.findLastIndex(({ payments }) => payments.length > 0);
  return (
    <Section id="chart" title={t('accounting.chart')}>
      <BarChart
        title={t('accounting.byYear')}
        headings={{ label: t('accounting.year'), value: t('accounting.gross') }}
        format={formatCents}
        bars={years
          .slice(0, first + 1)
          .toReversed()
          .map(({ year, sumInCents }) => ({ id: String(year), label: String(year), value: sumInCents }))}
      />
    </Section>
  );
}

/** The next payment, also as a calendar entry. */
function NextPayment({ day }: { day: string }) {
  const { t } = useText();
  const { societyName } = useSettings();
  const save = () =>
    downloadFile(
      t('accounting.calendarFile', { day }),
      'text/calendar',
      toIcs({
        uid: `payment-${day}@${location.hostname}`,
        day,
        title: t('accounting.calendarTitle', { society: societyName }),
        text: t('accounting.calendarText'),
        url: `${location.origin}/accounting`,
        now: new Date(),
      }),
    );
  return (
    <Figure>
      <span>
        {t('accounting.next')} <DateText date={day} />
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('accounting.addToCalendarOf', { date: formatDate(day) })}
        onPress={save}
      >
        {t('accounting.addToCalendar')}
      </Button>
    </Figure>
  );
}
