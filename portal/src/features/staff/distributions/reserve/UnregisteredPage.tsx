import {
  type DataColumn,
  DataTable,
  EmptyState,
  FieldGroup,
  formatNumber,
  Money,
  SearchField,
  Select,
  StatusBadge,
  Text,
  TextLink,
  toast,
} from '@nimio/design-system';
import {
  excludeIsbn,
  includeIsbn,
  listUnregisteredIsbns,
} from '@nimio/domain/distribution/reserve.endpoints';
import type { UnregisteredIsbn } from '@nimio/domain/distribution/reserve.types';
import { formatIsbn, isbnRange } from '@nimio/domain/work/isbn';
import { useState } from 'react';
import { call } from '../../../../api/client';
import { useEndpoint } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { useListSearch } from '../../../../shared/search/use-search';
import { StaffPage } from '../../StaffPage';
import { YearSelect } from './YearSelect';

const all = 'all';
const rowKey = ({ isbn }: UnregisteredIsbn) => isbn;

/** ISBNs with loans that are not in the register: they wait in the reserve, unless staff exclude them. */
export function UnregisteredPage() {
  const { t } = useText();
  return (
    <StaffPage
      title={t('reserve.unregisteredTitle')}
      rights={['managePayments']}
      above={[
        { href: '/accountings', label: t('distributions.title') },
        { href: '/accountings/reserve', label: t('reserve.title') },
      ]}
    >
      <Text>{t('reserve.unregisteredIntro')}</Text>
      <Isbns />
    </StaffPage>
  );
}

function Isbns() {
  const { t } = useText();
  const [shown, setShown] = useState<string>(all);
  const [year, setYear] = useState<number>();
  const pages = usePages();
  const { query, tableOf, fromFirst } = pages;
  const { q, field: searchField } = useListSearch(pages, isbnRange);
  const list = useEndpoint(
    listUnregisteredIsbns,
    { query: { q, excluded: shown === all ? undefined : shown === 'excluded' ? '1' : '0', year, ...query } },
    { keepPreviousData: true },
  );
  return (
    <>
      <SearchField label={t('reserve.searchIsbn')} {...searchField} />
      <FieldGroup>
        <YearSelect year={year} onChange={fromFirst(setYear)} />
        <Select
          label={t('reserve.shown')}
          width="15rem"
          value={shown}
          onChange={fromFirst(setShown)}
          options={[
            { id: all, label: t('reserve.all') },
            { id: 'counted', label: t('reserve.counted') },
            { id: 'excluded', label: t('reserve.excluded') },
          ]}
        />
      </FieldGroup>
      <DataTable
        caption={t('reserve.unregisteredTitle')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        actions={(row) => <ExclusionButton {...row} onChanged={list.reload} />}
        empty={
          q !== undefined || year !== undefined || shown !== all ? (
            <EmptyState kind="search">{t('reserve.noIsbns')}</EmptyState>
          ) : (
            <EmptyState>{t('reserve.noneUnregistered')}</EmptyState>
          )
        }
      />
    </>
  );
}

function useColumns(): DataColumn<UnregisteredIsbn>[] {
  const { t } = useText();
  return [
    { id: 'isbn', header: t('reserve.isbn'), cell: ({ isbn }) => formatIsbn(isbn), isRowHeader: true },
    {
      id: 'state',
      header: t('reserve.state'),
      cell: ({ isbn, isRegistered, isExcluded }) =>
        isRegistered === 1 ? (
          <TextLink href={`/oeuvre/book/${isbn}`}>{t('reserve.inRegister')}</TextLink>
        ) : (
          <StatusBadge tone={isExcluded === 1 ? 'neutral' : 'info'}>
            {t(isExcluded === 1 ? 'reserve.excluded' : 'reserve.counted')}
          </StatusBadge>
        ),
    },
    { id: 'loans', header: t('reserve.loans'), cell: ({ loans }) => formatNumber(loans), align: 'end' },
    {
      id: 'amount',
      header: t('reserve.amount'),
      cell: ({ amountInCents }) => <Money cents={amountInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}

/** Reversible, so it asks for no confirmation. */
function ExclusionButton({
  isbn,
  isExcluded,
  onChanged,
}: UnregisteredIsbn & { onChanged: () => Promise<unknown> }) {
  const { t } = useText();
  const change = async () => {
    await call(isExcluded === 1 ? includeIsbn : excludeIsbn, { params: { isbn } });
    toast.success(
      t(isExcluded === 1 ? 'reserve.wasIncluded' : 'reserve.wasExcluded', { isbn: formatIsbn(isbn) }),
    );
    await onChanged();
  };
  return (
    <AsyncButton
      variant="second"
      size="sm"
      aria-label={t(isExcluded === 1 ? 'reserve.includeNamed' : 'reserve.excludeNamed', {
        isbn: formatIsbn(isbn),
      })}
      action={change}
    >
      {t(isExcluded === 1 ? 'reserve.include' : 'reserve.exclude')}
    </AsyncButton>
  );
}
