import {
  DescriptionList,
  EmptyState,
  formatNumber,
  Page,
  PageHead,
  Section,
  Skeleton,
  Text,
} from '@nimio/design-system';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { shownGroups, usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanData, getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import type { LoanRow } from '@nimio/domain/loan/loan.types';
import { loansByWork, totalsByFormat, type WorkLoans } from '@nimio/domain/loan/statistics';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../api/use-endpoint';
import { InfoBox } from '../../shared/info/InfoBox';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Below, Dimmed } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useProfile } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';
import { useToday } from '../../shared/settings/use-today';
import { shareText } from '../../shared/share-sum/sum-terms';
import { lookAtStatistics, statisticsHaveChanged } from '../../shared/statistics/invalidate-statistics';
import { Downloads } from './Downloads';
import { Filters } from './Filters';
import { LoanCharts } from './LoanCharts';
import { LoansTable } from './LoansTable';
import { type Help, helps, type Remembered, remember, remembered } from './remembered';
import { useLoanLabels } from './use-loan-labels';

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

/** The loans of the profile's works (specification §2, Lending statistics). */
export function StatisticsPage() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { newestLoanYear } = useSettings();
  const { data, error, reload } = useEndpoint(getLoanYears, { params: { profileHash }, query: {} });
  const [search, setSearch] = useSearchParams();
  const [stored, setStored] = useState(() => remembered(profileHash));
  const isRecalculated = useIsRecalculated(profileHash);
  usePageTitle(t('statistics.title'));
  const store = (part: Partial<Remembered>) => {
    const next = { ...stored, ...part };
    setStored(next);
    remember(profileHash, next);
  };
  const choose = (year: number) => {
    store({ year });
    setSearch({}, { replace: true });
  };
  // The year of the link, otherwise that of the last visit.
  const requestedYear = search.has('year') ? Number(search.get('year')) : stored.year;
  return (
    <Page>
      <PageHead title={t('statistics.title')} lead={t('statistics.lead')} />
      {!data && error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : data?.years.length === 0 ? (
        <EmptyState>{t('statistics.comesInSpring', { year: newestLoanYear })}</EmptyState>
      ) : (
        <>
          {isRecalculated && <Text tone="muted">{t('statistics.countedAnew')}</Text>}
          <YearOfLoans profileHash={profileHash} loans={data} requestedYear={requestedYear} onYear={choose} />
        </>
      )}
      <Helps open={stored.open} onChange={(open) => store({ open })} />
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
  /** The loans of all years; `undefined` while they are loading. */
  loans: ReplyOf<typeof getLoanYears> | undefined;
  requestedYear: number | undefined;
  onYear: (year: number) => void;
}

const none: LoanRow[] = [];

function YearOfLoans({ profileHash, loans, requestedYear, onYear }: YearOfLoansProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly string[]>(usualGroups);
  const groups = useMemo(() => shownGroups(chosen), [chosen]);
  const { newestLoanYear } = useSettings();
  const newest = loans?.years[0] ?? newestLoanYear;
  // Until the years of the profile are known, the requested one is offered; NaN if the link has no number.
  const years = loans?.years ?? [requestedYear || newest];
  const year = years.find((one) => one === requestedYear) ?? newest;
  const { data, error, isPrevious, reload } = useEndpoint(
    getLoanData,
    loans ? { params: { profileHash, year: String(year) } } : null,
    { keepPreviousData: true },
  );
  const rows = (!error && data?.records) || none;
  const works = useMemo(() => loansByWork(rows, groups), [rows, groups]);
  const isLoading = !data && !error;
  const isDimmed = isPrevious && !error;
  // The year of the rows.
  const [shownYear, setShownYear] = useState(year);
  if (!isDimmed && shownYear !== year) setShownYear(year);
  const thisYear = useToday().getFullYear();
  return (
    <>
      <Filters
        years={years}
        year={year}
        onYear={onYear}
        groups={groups}
        onGroups={setChosen}
        // The figures of a year are available in the following spring.
        next={newest < thisYear - 1 ? newest + 1 : undefined}
      />
      <Dimmed data-previous={isDimmed || undefined} aria-busy={isDimmed}>
        {!error && <FormatTotals works={works} isLoading={isLoading} />}
        <Section id="works" title={t('statistics.works')}>
          <LoansTable
            works={works}
            year={shownYear}
            hasOthers={rows.length > 0}
            isLoading={isLoading}
            error={error}
            onRetry={reload}
          />
          {works.length > 0 && <Downloads works={works} year={shownYear} />}
        </Section>
        {loans && (
          <LoanCharts years={loans.years} loansByYear={loans.records} groups={groups} works={works} />
        )}
      </Dimmed>
    </>
  );
}

/** Loans by format, and the own share of them. */
function FormatTotals({ works, isLoading }: { works: readonly WorkLoans[]; isLoading: boolean }) {
  const { t } = useText();
  const labels = useLoanLabels();
  const items = totalsByFormat(works).map(({ type, total, share }) => ({
    term: labels.type({ type }),
    value: t('statistics.formatTotal', { total: formatNumber(total), share: shareText(share) }),
  }));
  return (
    <Section id="formats" title={t('statistics.formats')}>
      {isLoading ? <Skeleton /> : <DescriptionList items={items} />}
    </Section>
  );
}
