import {
  CellNote,
  type DataColumn,
  DataTable,
  DateText,
  DescriptionList,
  EmptyState,
  FieldGroup,
  formatDate,
  Money,
  SearchField,
  Section,
  Select,
  Text,
  TextLink,
} from '@nimio/design-system';
import { reserveStates } from '@nimio/domain/distribution/distribution-states';
import { reserveReasons } from '@nimio/domain/distribution/eligibility';
import { listReserve, listReserveYears } from '@nimio/domain/distribution/reserve.endpoints';
import type { ReserveLine, ReserveYear } from '@nimio/domain/distribution/reserve.types';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { LoadFailure } from '../../../../shared/page/LoadFailure';
import { Actions, Around, Measure } from '../../../../shared/page/layout';
import { useListSearch } from '../../../../shared/search/use-search';
import { StaffPage } from '../../StaffPage';
import { reasonTexts, useReserveColumns } from './use-reserve-columns';
import { YearSelect } from './YearSelect';

/** What approved and paid distributions have in reserve. */
export function ReservePage() {
  const { t } = useText();
  return (
    <StaffPage
      title={t('reserve.title')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      <Text>{t('reserve.intro')}</Text>
      <Around>
        <Actions>
          <TextLink href="/accountings/new-late">{t('distributions.newLate')}</TextLink>
          <TextLink href="/accountings/unregistered">{t('reserve.unregisteredTitle')}</TextLink>
        </Actions>
      </Around>
      <Years />
      <Lines />
    </StaffPage>
  );
}

const yearKey = ({ year }: ReserveYear) => String(year);

/** The sums by the year of payment. */
function Years() {
  const { t } = useText();
  const { data, error, isLoading, reload } = useEndpoint(listReserveYears, {});
  const money = (id: 'open' | 'claimed' | 'expired'): DataColumn<ReserveYear> => ({
    id,
    header: t(`reserve.${id}`),
    cell: (year) => <Money cents={year[`${id}InCents`]} />,
    align: 'end',
    isUnbroken: true,
  });
  const columns: DataColumn<ReserveYear>[] = [
    { id: 'year', header: t('reserve.year'), cell: ({ year }) => year, isRowHeader: true },
    {
      id: 'until',
      header: t('reserve.claimableUntil'),
      cell: ({ claimableUntil }) =>
        claimableUntil ? <DateText date={claimableUntil} /> : t('distributions.none'),
      isUnbroken: true,
    },
    ...(['open', 'claimed', 'expired'] as const).map(money),
  ];
  return (
    <Section id="years" title={t('reserve.byYear')}>
      {error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <DataTable
          caption={t('reserve.byYear')}
          columns={columns}
          rows={data?.records ?? []}
          rowKey={yearKey}
          isLoading={isLoading}
          empty={<EmptyState>{t('reserve.none')}</EmptyState>}
        />
      )}
    </Section>
  );
}

const all = 'all';
const defaultState = 'open';
const rowKey = ({ isbn, role, holder, distribution }: ReserveLine) =>
  `${distribution.hash} ${isbn} ${role} ${holder?.profileHash}`;

/** Lines of all reserves with their sums. */
function Lines() {
  const { t } = useText();
  const [reason, setReason] = useState<string>(all);
  const [state, setState] = useState<string>(defaultState);
  const [year, setYear] = useState<number>();
  const pages = usePages();
  const { query, tableOf, fromFirst } = pages;
  const { q, field: searchField } = useListSearch(pages);
  const list = useEndpoint(
    listReserve,
    {
      query: {
        reason: reserveReasons.find((one) => one === reason),
        state: reserveStates.find((one) => one === state),
        q,
        year,
        ...query,
      },
    },
    { keepPreviousData: true },
  );
  const isNarrowed = q !== undefined || year !== undefined || reason !== all || state !== defaultState;
  const [work, why, ...amounts] = useReserveColumns();
  const distribution: DataColumn<ReserveLine> = {
    id: 'distribution',
    header: t('reserve.distribution'),
    cell: ({ distribution: { hash, name, claimableUntil } }) => (
      <>
        <TextLink href={`/accountings/${hash}`}>{name}</TextLink>
        {claimableUntil && <CellNote>{t('reserve.until', { day: formatDate(claimableUntil) })}</CellNote>}
      </>
    ),
  };
  const columns = [work, why, distribution, ...amounts].filter((one) => one !== undefined);
  return (
    <Section id="lines" title={t('reserve.lines')}>
      <SearchField label={t('reserve.search')} {...searchField} />
      <FieldGroup>
        <YearSelect year={year} onChange={fromFirst(setYear)} />
        <Select
          label={t('reserve.reason')}
          width="24rem"
          value={reason}
          onChange={fromFirst(setReason)}
          options={[
            { id: all, label: t('reserve.all') },
            ...reserveReasons.map((id) => ({ id, label: t(reasonTexts[id]) })),
          ]}
        />
        <Select
          label={t('reserve.state')}
          width="9rem"
          value={state}
          onChange={fromFirst(setState)}
          options={[
            { id: all, label: t('reserve.all') },
            ...reserveStates.map((id) => ({ id, label: t(`reserve.${id}`) })),
          ]}
        />
      </FieldGroup>
      {list.data && (
        <Measure>
          <DescriptionList
            items={reserveStates.map((id) => ({
              term: t(`reserve.${id}`),
              value: <Money cents={list.data?.[`${id}InCents`] ?? 0} />,
            }))}
          />
        </Measure>
      )}
      <DataTable
        caption={t('reserve.lines')}
        columns={columns}
        {...tableOf(list)}
        rowKey={rowKey}
        empty={
          isNarrowed ? (
            <EmptyState kind="search">{t('reserve.notFound')}</EmptyState>
          ) : (
            <EmptyState>{t('reserve.noneOpen')}</EmptyState>
          )
        }
      />
    </Section>
  );
}
