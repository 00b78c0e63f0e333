import { DataTable, formatCents, Money, Section, TableTotals, Text, TextLink } from '@nimio/design-system';
import { listEarnings } from '@nimio/domain/accounting/accounting.endpoints';
import type { WorkEarnings } from '@nimio/domain/accounting/accounting.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { Dimmed } from '../../../shared/page/frame-layout';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { useProfile } from '../../../shared/session/use-session';
import { WorkBars } from '../WorkBars';

/** What each work brought in the payments of a year, the largest sum first. Nothing without payments. */
export function Earnings({ profileHash, year }: { profileHash: string; year: number }) {
  const { t } = useText();
  const { data, error, isPrevious, reload } = useEndpoint(
    listEarnings,
    { params: { profileHash, year: String(year) } },
    { keepPreviousData: true, revalidateOnFocus: true },
  );
  // The year of the rows.
  const [shownYear, setShownYear] = useState(year);
  if (!isPrevious && shownYear !== year) setShownYear(year);
  if (!error && (!data || data.records.length === 0)) return null;
  return (
    <Section id="works" title={t('accounting.works')}>
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Dimmed data-previous={isPrevious || undefined} aria-busy={isPrevious}>
          <Works works={data?.records ?? []} year={shownYear} />
        </Dimmed>
      )}
    </Section>
  );
}

interface WorksProps {
  works: readonly WorkEarnings[];
  year: number;
}

function Works({ works, year }: WorksProps) {
  const { t } = useText();
  const { worksCount } = useProfile();
  const rows = () => [
    [t('statistics.isbn'), t('statistics.work'), t('payment.gross')],
    ...works.map(({ isbn, name, amountInCents }) => [formatIsbn(isbn), name, amountInCents / 100]),
  ];
  return (
    <>
      <Text tone="muted">{t('accounting.worksOfYear', { year, n: works.length })}</Text>
      <WorkBars
        label={t('accounting.works')}
        bars={works.map(({ isbn, name, amountInCents }) => ({
          ...{ id: isbn, label: name, value: amountInCents, figure: formatCents(amountInCents) },
          // A beneficiary has no list of works.
          ...(worksCount > 0 && { href: `/works/${isbn}` }),
        }))}
        table={<EarningsTable works={works} />}
        fileName={t('accounting.worksFileName', { year })}
        rows={rows}
      />
    </>
  );
}

const rowKey = ({ isbn }: WorkEarnings) => isbn;
const filterText = ({ isbn, name }: WorkEarnings) => `${formatIsbn(isbn)} ${name}`;

function EarningsTable({ works }: Pick<WorksProps, 'works'>) {
  const { t } = useText();
  const { worksCount } = useProfile();
  return (
    <DataTable
      caption={t('accounting.works')}
      columns={[
        {
          id: 'name',
          header: t('statistics.work'),
          cell: ({ isbn, name }) =>
            worksCount > 0 ? <TextLink href={`/works/${isbn}`}>{name}</TextLink> : name,
          sortValue: ({ name }) => name,
          isRowHeader: true,
        },
        {
          id: 'isbn',
          header: t('statistics.isbn'),
          cell: ({ isbn }) => formatIsbn(isbn),
          tone: 'muted',
          isUnbroken: true,
        },
        {
          id: 'gross',
          header: t('payment.gross'),
          cell: ({ amountInCents }) => <Money cents={amountInCents} />,
          sortValue: ({ amountInCents }) => amountInCents,
          align: 'end',
          isUnbroken: true,
          total: (all) => <Money cents={all.reduce((sum, { amountInCents }) => sum + amountInCents, 0)} />,
        },
      ]}
      rows={works}
      rowKey={rowKey}
      filterText={filterText}
      filterLabel={t('statistics.filter')}
      totals={TableTotals}
    />
  );
}
