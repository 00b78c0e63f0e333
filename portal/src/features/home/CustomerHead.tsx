import {
  AmountBar,
  formatCents,
  formatDate,
  formatNumber,
  LinkButton,
  Notice,
  Skeleton,
  TextLink,
  TitlePage,
  type TitlePageSum,
} from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import type {
  FailedPayment,
  PlannedPayment,
  WaitingAmounts,
} from '@nimio/domain/accounting/accounting.types';
import { soonestPayments } from '@nimio/domain/accounting/soonest-payments';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { isOpen, type Task } from '@nimio/domain/profile/tasks';
import { useEndpoint } from '../../api/use-endpoint';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { ReservedLine } from '../../shared/page/frame-layout';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { isSame, totalOf, useTaxLabel } from '../../shared/payment/use-tax-label';
import { waitingFor } from '../../shared/payment/WaitingNotices';
import { useProfile } from '../../shared/session/use-session';
import { useTasks } from '../../shared/tasks/use-tasks';
import { unknownSum, useDay, useNextDay } from './use-pay-day';
import { useTaskTexts } from './use-task-texts';

/** What reaches the account and when, net, how it comes about, and the first thing to do. */
export function CustomerHead() {
  const { t } = useText();
  const { profileName, hash: profileHash, worksCount } = useProfile();
  const { data, error, reload } = useEndpoint(
    listPlannedPayments,
    { params: { profileHash } },
    { revalidateOnFocus: true },
  );
  const { tasks, isLoading } = useTasks();
  const sumOf = useSum();
  if ((!data && !error) || isLoading)
    return (
      <TitlePage title={profileName} sum={unknownSum}>
        <Skeleton lines={6} />
      </TitlePage>
    );
  const { failed = [], records = [], lastPayment = null, waiting = [] } = data ?? {};
  const [soonest, ...others] = soonestPayments(records);
  const planned = soonest && ([soonest, ...others] as const);
  const sum = error ? undefined : sumOf(failed, planned, lastPayment);
  const facts =
    !sum &&
    tasks.some(({ id }) => id === 'works') &&
    t('home.works', { n: worksCount, count: formatNumber(worksCount) });
  const [first] = tasks.filter(isOpen);
  const isFailed = first?.state === 'failed';
  const task = first && <FirstTask task={first} planned={planned} waiting={waiting} />;
  return (
    <TitlePage title={profileName} sum={sum} facts={facts}>
      {error && <LoadFailure error={error} onRetry={reload} />}
      {isFailed && task}
      {planned && <GrossToNet planned={planned} isBelowFailure={failed.length > 0} />}
      {(planned || worksCount > 0) && (
        <p>
          {planned && <Why planned={planned} />}
          {worksCount > 0 && <LoansOfNewestYear />}
        </p>
      )}
      {!isFailed && task}
    </TitlePage>
  );
}

/** The payments of one day, of which there is at least one. */
type Planned = readonly [PlannedPayment, ...PlannedPayment[]];

/**
 * Returns a function that gives the page's title: what came back, else what arrives, else the next payment day, else the
 * last payment.
 */
function useSum() {
  const { t } = useText();
  const day = useDay();
  const nextDay = useNextDay();
  return (
    failed: readonly FailedPayment[],
    planned: Planned | undefined,
    last: WaitingAmounts['lastPayment'],
  ): TitlePageSum | undefined => {
    const [newest] = failed;
    if (newest) {
      const values = { n: failed.length, day: day(newest.date) };
      const areUnsent = failed.every(({ accountEnd }) => accountEnd === null);
      return {
        lead: t(areUnsent ? 'home.notSent' : 'home.cameBack', values),
        value: formatCents(totalOf(failed, 'netInCents')),
        tone: 'danger',
      };
    }
    if (!planned && !nextDay && last)
      return {
        lead: t('home.lastPayment', { date: formatDate(last.date) }),
        value: formatCents(last.netInCents),
      };
    if (!planned) return nextDay;
    const [{ date, accountEnd: end }] = planned;
    const values = { day: day(date), end };
    return {
      lead: isSame(planned, 'accountEnd') ? t('home.arrives', values) : t('home.arrivesAtSeveral', values),
      value: formatCents(totalOf(planned, 'netInCents')),
    };
  };
}

function Why({ planned: [first, ...others] }: { planned: Planned }) {
  const { t } = useText();
  return others.length === 0 ? (
    <TextLink href={`/accounting/${first.payment}`}>{t('home.whyPayment')}</TextLink>
  ) : (
    <TextLink href="/accounting">{t('home.toPayments')}</TextLink>
  );
}

/** The loans of the profile's works in the newest year, as the statistics show them by default. */
function LoansOfNewestYear() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data } = useEndpoint(getLoanYears, { params: { profileHash }, query: { newest: '1' } });
  const [year] = data?.years ?? [];
  const n = data && year !== undefined ? loansOfYear(data.records, year, usualGroups).total : 0;
  return (
    <ReservedLine>
      {year !== undefined && n > 0 && (
        <TextLink href="/statistics">{t('home.loans', { n, count: formatNumber(n), year })}</TextLink>
      )}
    </ReservedLine>
  );
}

function GrossToNet({ planned, isBelowFailure }: { planned: Planned; isBelowFailure: boolean }) {
  const { t } = useText();
  const { nameWithRate } = useTaxLabel();
  const [{ date }] = planned;
  return (
    <AmountBar
      whole={{ label: t('payment.gross'), value: totalOf(planned, 'grossInCents') }}
      part={{
        label: isBelowFailure ? t('home.nextNet', { date: formatDate(date) }) : t('payment.net'),
        value: totalOf(planned, 'netInCents'),
      }}
      rest={{ label: nameWithRate(planned), value: totalOf(planned, 'withheldInCents') }}
    />
  );
}

const tones = { failed: 'danger', alert: 'warning', todo: 'info', done: 'info' } as const;

/**
 * The most urgent open task, with the page's only primary button.
 *
 * @param planned announced payments, whose tax was fixed when their distribution was approved
 * @param waiting what is in the reserve; a sum that waits for the contract is the reason to accept it
 */
function FirstTask({
  task,
  planned,
  waiting,
}: {
  task: Task;
  planned: Planned | undefined;
  waiting: WaitingAmounts['waiting'];
}) {
  const { t } = useText();
  const { title, hint, action, href } = useTaskTexts()(task);
  const cents = task.id === 'contract' ? waitingFor('noContract', waiting) : 0;
  const body = () => {
    if (task.state === 'failed') return t('home.nothingIsLost');
    if (cents > 0) return t('payment.waitingText');
    if (task.id !== 'taxation' || !planned) return hint;
    return isSame(planned, 'taxRate')
      ? t('home.taxation_fixed', { rate: formatPercent(planned[0].taxRate) })
      : t('home.taxation_fixedSeveral');
  };
  return (
    <Notice
      tone={cents > 0 ? 'warning' : tones[task.state]}
      title={cents > 0 ? t('payment.waiting', { sum: formatCents(cents) }) : title}
      action={<LinkButton href={href}>{action}</LinkButton>}
    >
      <p>{body()}</p>
    </Notice>
  );
}
