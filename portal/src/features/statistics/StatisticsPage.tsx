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
import { shownGroups, usualGroups } from '@nimio/domain/loan/library-groups';
import { getLoanData, getLoanYears } from '@nimio/domain/loan/loan.endpoints';
import type { LoanRow, LoanYear } from '@nimio/domain/loan/loan.types';
import { loansByWork, totalsByFormat, type WorkLoans } from '@nimio/domain/loan/statistics';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../api/use-endpoint';
import { InfoBox } from '../../shared/info/InfoBox';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Below } from '../../shared/page/layout';
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
  const [newest] = data?.years ?? [];
  return (
    <Page>
      <PageHead title={t('statistics.title')} lead={t('statistics.lead')} />
      {!data && (error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={12} />)}
      {data && newest === undefined && (
        <EmptyState>{t('statistics.comesInSpring', { year: newestLoanYear })}</EmptyState>
      )}
      {data && newest !== undefined && (
        <>
          {isRecalculated && <Text tone="muted">{t('statistics.countedAnew')}</Text>}
          <YearOfLoans
            profileHash={profileHash}
            years={data.years}
            loansByYear={data.records}
            year={data.years.find((year) => year === requestedYear) ?? newest}
            onYear={choose}
          />
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
  years: readonly number[];
  loansByYear: readonly LoanYear[];
  year: number;
  onYear: (year: number) => void;
}

const none: LoanRow[] = [];

function YearOfLoans({ profileHash, years, loansByYear, year, onYear }: YearOfLoansProps) {
  const { t } = useText();
  const [chosen, setChosen] = useState<readonly string[]>(usualGroups);
  const groups = useMemo(() => shownGroups(chosen), [chosen]);
  const { data, error, isLoading, reload } = useEndpoint(getLoanData, {
    params: { profileHash, year: String(year) },
  });
  const rows = data?.records ?? none;
  const works = useMemo(() => loansByWork(rows, groups), [rows, groups]);
  const newest = years[0] ?? year;
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
      {data && <FormatTotals works={works} />}
      <Section id="works" title={t('statistics.works')}>
        <LoansTable
          works={works}
          year={year}
          hasOthers={rows.length > 0}
          isLoading={isLoading}
          error={error}
          onRetry={reload}
        />
        {works.length > 0 && <Downloads works={works} year={year} />}
      </Section>
      <LoanCharts years={years} loansByYear={loansByYear} groups={groups} works={works} />
    </>
  );
}

/** Loans by format, and the own share of them. */
function FormatTotals({ works }: { works: readonly WorkLoans[] }) {
  const { t } = useText();
  const labels = useLoanLabels();
  const items = totalsByFormat(works).map(({ type, total, share }) => ({
    term: labels.type({ type }),
    value: t('statistics.formatTotal', { total: formatNumber(total), share: shareText(share) }),
  }));
  return (
    <Section id="formats" title={t('statistics.formats')}>
      <DescriptionList items={items} />
    </Section>
  );
}
