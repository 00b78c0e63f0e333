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
import type { FailedPayment, PlannedPayment } from '@nimio/domain/accounting/accounting.types';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import { loansOfYear } from '@nimio/domain/loan/loans-of-year';
import { isOpen, type Task } from '@nimio/domain/profile/tasks';
import { useEndpoint } from '../../api/use-endpoint';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { ReservedLine } from '../../shared/page/layout';
import { useProfile } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';
import { useToday } from '../../shared/settings/use-today';
import { useTasks } from '../../shared/tasks/use-tasks';
import { useTaskTexts } from './use-task-texts';

/** What reaches the account and when, net, how it comes about, and the first thing to do. */
export function CustomerHead() {
  const { profileName, hash: profileHash, isBeingChecked } = useProfile();
  const { data, error } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  const { tasks, isLoading } = useTasks();
  const nextDay = useNextDay();
  const sumOfPlanned = usePlannedSum();
  const sumOfFailed = useFailedSum();
  const works = useWorks();
  if ((!data && !error) || isLoading)
    return (
      <TitlePage title={profileName}>
        <Skeleton lines={4} />
      </TitlePage>
    );
  const planned = soonestOf(data?.records ?? []);
  const failed = data?.failed ?? [];
  const sum = failed.length > 0 ? sumOfFailed(failed) : planned.length > 0 ? sumOfPlanned(planned) : nextDay;
  const [first] = tasks.filter(isOpen);
  return (
    <TitlePage title={profileName} sum={sum} facts={!sum && tasks.some(({ id }) => id === 'works') && works}>
      {failed.length > 0 && <FailedNotice failed={failed} />}
      {planned.length > 0 && <GrossToNet planned={planned} isNext={failed.length > 0} />}
      <p>
        {planned.length > 0 && <Why planned={planned} />}
        <LoansOfNewestYear />
      </p>
      {failed.length === 0 && first && isBeingChecked === 0 && (
        <FirstTask task={first} isFixed={planned.length > 0} />
      )}
    </TitlePage>
  );
}

/** The payments of the soonest day. */
const soonestOf = (planned: readonly PlannedPayment[]): readonly PlannedPayment[] =>
  planned.filter(({ date }) => date === planned[0]?.date);

type Cents = 'grossInCents' | 'netInCents' | 'withheldInCents';
const total = <K extends Cents>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((cents, row) => cents + row[key], 0);

/** 18 December, as it is written in a sentence. */
function useDay(): (date: string) => string {
  const { language } = useText();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (date) => format.format(new Date(date));
}

function usePlannedSum() {
  const { t } = useText();
  const day = useDay();
  return (planned: readonly PlannedPayment[]): TitlePageSum => {
    const [{ date, accountEnd } = { date: '', accountEnd: '' }] = planned;
    return {
      lead: t('home.arrives', { day: day(date), end: accountEnd }),
      value: formatCents(total(planned, 'netInCents')),
    };
  };
}

function useFailedSum() {
  const { t } = useText();
  const day = useDay();
  return (failed: readonly FailedPayment[]): TitlePageSum => {
    const [{ date, accountEnd } = { date: '', accountEnd: null }] = failed;
    const values = { n: failed.length, day: day(date) };
    return {
      lead: accountEnd === null ? t('home.withoutAccount', values) : t('home.cameBack', values),
      value: formatCents(total(failed, 'netInCents')),
      tone: 'danger',
    };
  };
}

/** The next payment day and its reason, from the society's settings. */
function useNextDay(): TitlePageSum | undefined {
  const { t } = useText();
  const today = finnishDay(useToday());
  const next = useSettings().distributions.find(({ date }) => date >= today);
  return (
    next && {
      lead: `${t('home.nextDistribution')}${next.pays ? ` ${t('home.pays', { what: next.pays })}` : ''}`,
      value: formatDate(next.date),
    }
  );
}

function useWorks() {
  const { t } = useText();
  const { worksCount: n } = useProfile();
  return t('home.works', { n, count: formatNumber(n) });
}

function Why({ planned: [first, ...others] }: { planned: readonly PlannedPayment[] }) {
  const { t } = useText();
  return first && others.length === 0 ? (
    <TextLink href={`/accounting/${first.payment}`}>{t('home.whyPayment')}</TextLink>
  ) : (
    <TextLink href="/accounting">{t('home.toPayments')}</TextLink>
  );
}

/** The loans of the profile's works in the newest year, as the statistics show them by default. */
function LoansOfNewestYear() {
  const { t } = useText();
  const { hash: profileHash, worksCount } = useProfile();
  const { data } = useEndpoint(
    getLoanYears,
    worksCount > 0 ? { params: { profileHash }, query: { newest: '1' } } : null,
  );
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

function GrossToNet({ planned, isNext }: { planned: readonly PlannedPayment[]; isNext: boolean }) {
  const { t } = useText();
  const [first, ...others] = planned;
  if (!first) return null;
  const { taxRate, taxKind, date } = first;
  const isOneRate = others.every((other) => other.taxRate === taxRate && other.taxKind === taxKind);
  const withheld = () =>
    t(taxKind === 'source' ? 'home.sourceTax' : 'home.withheld', { rate: formatPercent(taxRate) });
  return (
    <AmountBar
      gross={{ label: t('home.gross'), cents: total(planned, 'grossInCents') }}
      net={{
        label: isNext ? t('home.nextNet', { date: formatDate(date) }) : t('home.net'),
        cents: total(planned, 'netInCents'),
      }}
      withheld={{
        label: isOneRate ? withheld() : t('home.withheldMixed'),
        cents: total(planned, 'withheldInCents'),
      }}
    />
  );
}

/** The bank returned it, or there was no account. */
function FailedNotice({ failed: [newest] }: { failed: readonly FailedPayment[] }) {
  const { t } = useText();
  const end = newest?.accountEnd ?? null;
  return (
    <Notice
      tone="danger"
      title={end === null ? t('home.noAccount') : t('home.closedAccount', { end })}
      action={
        <LinkButton href="/settings/bank">
          {t(end === null ? 'home.do_bankAccount' : 'home.changeAccount')}
        </LinkButton>
      }
    >
      <p>{t('home.nothingIsLost')}</p>
    </Notice>
  );
}

/**
 * The most urgent open task, with the page's only primary button.
 *
 * @param isFixed a payment is announced, whose tax was fixed when its distribution was approved
 */
function FirstTask({ task, isFixed }: { task: Task; isFixed: boolean }) {
  const { t } = useText();
  const { title, hint, page, rate } = useTaskTexts();
  return (
    <Notice
      tone={task.state === 'alert' ? 'warning' : 'info'}
      title={title(task)}
      action={<LinkButton href={page(task)}>{t(`home.do_${task.id}`)}</LinkButton>}
    >
      <p>{task.id === 'taxation' && isFixed ? t('home.taxation_fixed', { rate }) : hint(task)}</p>
    </Notice>
  );
}
