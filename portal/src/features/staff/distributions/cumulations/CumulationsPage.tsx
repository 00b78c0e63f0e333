import {
  CellNote,
  type DataColumn,
  DataTable,
  DateText,
  Disclosure,
  EmptyState,
  FieldGroup,
  formatCents,
  formatNumber,
  Money,
  SearchField,
  Select,
  Skeleton,
  StatusBadge,
  Text,
  TextField,
  TextLink,
} from '@nimio/design-system';
import { addYears } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { listCumulations } from '@nimio/domain/cumulation/cumulation.endpoints';
import type { Cumulation } from '@nimio/domain/cumulation/cumulation.types';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { Above, Measure } from '../../../../shared/page/layout';
import { debounceMs, useDebounced } from '../../../../shared/search/debounce';
import { useListSearch } from '../../../../shared/search/use-search';
import { useToday } from '../../../../shared/settings/use-today';
import { centsOf } from '../../euros';
import { StaffPage } from '../../StaffPage';
import { PayOutButton } from './PayOutButton';

const rules = ['Minimum', 'Request', 'Closed', 'Age', 'Deceased', 'Calculated'] as const;

/** The sums that wait for the minimum payment, and when they are paid. */
export function CumulationsPage() {
  const { t } = useText();
  return (
    <StaffPage
      title={t('cumulation.title')}
      rights={['managePayments']}
      above={[{ href: '/accountings', label: t('distributions.title') }]}
    >
      <Text>{t('cumulation.intro')}</Text>
      <Above>
        <Measure>
          <Disclosure title={t('cumulation.help')} level={2}>
            {rules.map((rule) => (
              <Text key={rule}>{t(`cumulation.help${rule}`)}</Text>
            ))}
          </Disclosure>
        </Measure>
      </Above>
      <Cumulations />
    </StaffPage>
  );
}

const any = '';
const ages = [1, 2, 3, 5, 10];
const rowKey = ({ profileHash }: Cumulation) => profileHash;

function Cumulations() {
  const { t } = useText();
  const today = finnishDay(useToday());
  const [least, setLeast] = useState('');
  const [age, setAge] = useState(any);
  const [euros] = useDebounced(least, debounceMs.customers);
  const minCents = centsOf(euros);
  const isWrong = Number.isNaN(centsOf(least));
  const pages = usePages();
  const { query, tableOf, fromFirst } = pages;
  const { q, field: searchField } = useListSearch(pages);
  const filter = {
    minCents: Number.isNaN(minCents) ? undefined : minCents,
    olderThan: age === any ? undefined : addYears(today, -Number(age)),
    q,
  };
  const list = useEndpoint(
    listCumulations,
    { query: { ...filter, ...query } },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <SearchField label={t('cumulation.search')} {...searchField} />
      <FieldGroup>
        <TextField
          label={t('cumulation.minimum')}
          value={least}
          onChange={fromFirst(setLeast)}
          {...(isWrong && { error: t('cumulation.minimumWrong') })}
          inputMode="decimal"
          width="9rem"
          autoComplete="off"
        />
        <Select
          label={t('cumulation.age')}
          width="12rem"
          value={age}
          onChange={fromFirst(setAge)}
          options={[
            { id: any, label: t('cumulation.anyAge') },
            ...ages.map((n) => ({ id: String(n), label: t('cumulation.years', { n }) })),
          ]}
        />
      </FieldGroup>
      <Above role="status">
        {list.data
          ? t('cumulation.total', {
              n: list.data.total,
              count: formatNumber(list.data.total),
              sum: formatCents(list.data.totalInCents),
            })
          : !list.error && <Skeleton lines={1} />}
      </Above>
      <DataTable
        caption={t('cumulation.title')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        actions={(row) => <PayOutButton {...row} onChanged={list.reload} />}
        empty={
          <EmptyState kind={isFiltered ? 'search' : 'empty'}>
            {t(isFiltered ? 'cumulation.notFound' : 'cumulation.none')}
          </EmptyState>
        }
      />
    </>
  );
}

function useColumns(): DataColumn<Cumulation>[] {
  const { t } = useText();
  return [
    {
      id: 'customer',
      header: t('distributions.customer'),
      cell: ({ profileHash, profileName, number }) => (
        <>
          <TextLink tone="ink" href={`/staff/customers/${profileHash}`}>
            {profileName}
          </TextLink>
          {number && <CellNote>{number}</CellNote>}
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'state',
      header: t('cumulation.state'),
      cell: ({ state }) =>
        state === 'waiting' ? (
          t('cumulation.state_waiting')
        ) : (
          <StatusBadge tone={state === 'deceased' ? 'neutral' : 'info'}>
            {t(`cumulation.state_${state}`)}
          </StatusBadge>
        ),
    },
    {
      id: 'since',
      header: t('cumulation.since'),
      cell: ({ since }) => <DateText date={since} />,
      isUnbroken: true,
    },
    {
      id: 'amount',
      header: t('cumulation.amount'),
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}
