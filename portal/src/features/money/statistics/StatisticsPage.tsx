import { EmptyState, LinkButton, Page, Skeleton, Text } from '@nimio/design-system';
import { listAccountings } from '@nimio/domain/accounting/accounting.endpoints';
import type { AccountingRow } from '@nimio/domain/accounting/accounting.types';
import { reachesAccount } from '@nimio/domain/accounting/accounting-states';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { shownGroups, usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanData, getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import type { LoanRow } from '@nimio/domain/loan/loan.types';
import { loansByWork } from '@nimio/domain/loan/statistics';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { Dimmed } from '../../../shared/page/frame-layout';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Below } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { MoneyHead } from '../MoneyHead';
import { LoansByPlace } from './LoansByPlace';
import { LoansByWork } from './LoansByWork';
import { LoansHead } from './LoansHead';
import { type Help, helps, remember, remembered } from './remembered';
import { YearlyLoans } from './YearlyLoans';

interface HelpsProps {
  open: readonly Help[];
  onChange: (open: Help[]) => void;
}

/** The editors' help on the numbers; whether it is open is remembered. */
const Helps = ({ open, onChange }: HelpsProps) => (
  <Below>
    {helps.map((help) => (
      <InfoBox
        key={help}
        place={help}
        isExpanded={open.includes(help)}
        onExpandedChange={(isOpen) =>
          onChange(helps.filter((one) => (one === help ? isOpen : open.includes(one))))
        }
      />
    ))}
  </Below>
);

/** The loans of the profile's works, by year (specification §2, Lending statistics). */
export function StatisticsPage() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { newestLoanYear } = useSettings();
  const { data, error, reload } = useEndpoint(getLoanYears, { params: { profileHash }, query: {} });
  const accountings = useEndpoint(listAccountings, { params: { profileHash } });
  const [search, setSearch] = useSearchParams();
  const [stored] = useState(() => remembered(profileHash));
  const [open, setOpen] = useState(stored.open);
  const isRecalculated = useIsRecalculated(profileHash);
  // The year of the link, otherwise that of the last visit.
  const requested = search.has('year') ? Number(search.get('year')) : stored.year;
  // Until the years of the profile are known, the requested one is offered; NaN if the link has no number.
  const years = data?.years ?? [requested || newestLoanYear];
  const year = years.find((one) => one === requested) ?? years[0] ?? newestLoanYear;
  const paid = accountings.data?.records.filter(reachesAccount);
  // Late distributions pay for a year again, years after the main one.
  const [payYear] = (paid ?? [])
    .filter(({ loanYears }) => loanYears.includes(year))
    .map(({ date }) => date.slice(0, 4))
    .sort();
  const isChosen = search.has('year') && (data?.years.includes(year) ?? false);
  const rememberedYear = isChosen ? year : stored.year;
  useEffect(() => remember(profileHash, { year: rememberedYear, open }), [profileHash, rememberedYear, open]);
  return (
    <Page>
      <MoneyHead
        view="statistics"
        otherHref={payYear === undefined ? '/accounting' : `/accounting?year=${payYear}`}
        year={year}
        years={years}
        onYear={(chosen) => setSearch({ year: String(chosen) })}
      />
      {!data && error ? (
        <Below>
          <LoadFailure error={error} onRetry={reload} />
        </Below>
      ) : data?.years.length === 0 ? (
        <EmptyState>{t('statistics.comesInSpring', { year: newestLoanYear })}</EmptyState>
      ) : (
        <>
          {isRecalculated && <Text tone="muted">{t('statistics.countedAnew')}</Text>}
          {data ? (
            <YearOfLoans
              profileHash={profileHash}
              loans={data}
              year={year}
              paid={paid}
              isWaiting={!paid && !accountings.error}
            />
          ) : (
            <Skeleton lines={12} />
          )}
        </>
      )}
      <Helps open={open} onChange={setOpen} />
    </Page>
  );
}

/** Whether the works have changed since the last visit; shown until the page is left. */
function useIsRecalculated(profileHash: string): boolean {
  const [hasChanged] = useState(() => statisticsHaveChanged(profileHash));
  useEffect(() => lookAtStatistics(profileHash), [profileHash]);
  return hasChanged;
}

interface YearOfLoansProps {
  profileHash: string;
  /** The loans of all years. */
  loans: ReplyOf<typeof getLoanYears>;
  year: number;
  /** The results of distributions that reach the account; undefined when they are unknown. */
  paid: readonly AccountingRow[] | undefined;
  /** Whether they are still being fetched. */
  isWaiting: boolean;
}

const none: LoanRow[] = [];

function YearOfLoans({ profileHash, loans, year, paid, isWaiting }: YearOfLoansProps) {
  const [chosen, setChosen] = useState<readonly string[]>(usualGroups);
  const groups = useMemo(() => shownGroups(chosen), [chosen]);
  const { data, error, isPrevious, reload } = useEndpoint(
    getLoanData,
    { params: { profileHash, year: String(year) } },
    { keepPreviousData: true },
  );
  const rows = data?.records ?? none;
  // Payments are for the loans of all usual libraries.
  const paidForShown = groups.join() === shownGroups(usualGroups).join() ? paid : undefined;
  const works = useMemo(() => loansByWork(rows, groups), [rows, groups]);
  // The year of the rows.
  const [shownYear, setShownYear] = useState(year);
  if (!isPrevious && shownYear !== year) setShownYear(year);
  const yearly = (
    <YearlyLoans years={loans.years} year={year} loansByYear={loans.records} groups={groups} paid={paid} />
  );
  if (error)
    return (
      <>
        <LoadFailure error={error} onRetry={reload} />
        {yearly}
      </>
    );
  if (!data || isWaiting) return <Skeleton lines={12} />;
  return (
    <Dimmed data-previous={isPrevious || undefined} aria-busy={isPrevious}>
      {rows.length === 0 ? (
        <NoLoans year={shownYear} />
      ) : (
        <LoansHead
          year={shownYear}
          total={works.reduce((sum, { total }) => sum + total, 0)}
          share={Math.round(works.reduce((sum, { share }) => sum + share, 0))}
          worksWithLoans={works.filter(({ total }) => total > 0).length}
          paid={(paidForShown ?? []).filter(({ loanYears }) => loanYears.includes(shownYear))}
        />
      )}
      {yearly}
      {rows.length > 0 && (
        <LoansByPlace year={shownYear} rows={rows} works={works} groups={groups} onGroups={setChosen} />
      )}
      {rows.length > 0 && works.length === 0 && <NoneOfGroups year={shownYear} />}
      {works.length > 0 && <LoansByWork works={works} year={shownYear} />}
    </Dimmed>
  );
}

function NoLoans({ year }: { year: number }) {
  const { t } = useText();
  return (
    <EmptyState action={<LinkButton href="/works">{t('statistics.toWorks')}</LinkButton>}>
      {t('statistics.none', { year })}
    </EmptyState>
  );
}

function NoneOfGroups({ year }: { year: number }) {
  const { t } = useText();
  return <EmptyState kind="search">{t('statistics.noneOfGroups', { year })}</EmptyState>;
}
