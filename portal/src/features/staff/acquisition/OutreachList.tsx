import {
  Checkbox,
  type DataColumn,
  DataTable,
  DateText,
  EmptyState,
  SearchField,
  Select,
  TextLink,
} from '@nimio/design-system';
import { listOutreachProfiles } from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { outreachStatuses } from '@nimio/domain/customer-acquisition/customer-acquisition.schema';
import type { ListedOutreach } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { Above, Actions } from '../../../shared/page/layout';
import { useListSearch } from '../../../shared/search/use-search';
import { LabelsButton } from '../customers/LabelsButton';

const all = 'all';
const rowKey = ({ hash }: ListedOutreach) => hash;

/** The authors whom staff try to reach. */
export function OutreachList({ isDueAtFirst }: { isDueAtFirst: boolean }) {
  const { t } = useText();
  const [status, setStatus] = useState<string>(all);
  const [isDue, setDue] = useState(isDueAtFirst);
  const pages = usePages();
  const { query, tableOf, fromFirst } = pages;
  const { q, field: searchField } = useListSearch(pages);
  const list = useEndpoint(
    listOutreachProfiles,
    {
      query: {
        status: outreachStatuses.find((one) => one === status),
        due: isDue ? 1 : undefined,
        q,
        ...query,
      },
    },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  const table = tableOf(list);
  return (
    <>
      <SearchField label={t('acquisition.searchAuthor')} {...searchField} />
      <Select
        label={t('acquisition.status')}
        width="16rem"
        value={status}
        onChange={fromFirst(setStatus)}
        options={[
          { id: all, label: t('acquisition.all') },
          ...outreachStatuses.map((id) => ({ id, label: t(`acquisition.status_${id}`) })),
        ]}
      />
      <Checkbox value={isDue} onChange={fromFirst(setDue)}>
        {t('acquisition.onlyDue')}
      </Checkbox>
      <Above>
        <Actions>
          <LabelsButton
            addressees={{ outreachHashes: table.rows.map(rowKey) }}
            count={undefined}
            disabledReason={table.rows.length === 0 && t('acquisition.noLabels')}
          >
            {t('acquisition.labels')}
          </LabelsButton>
        </Actions>
      </Above>
      <DataTable
        caption={t('acquisition.tab_outreach')}
        columns={useColumns()}
        {...table}
        rowKey={rowKey}
        empty={
          q !== undefined || isDue || status !== all ? (
            <EmptyState kind="search">{t('acquisition.noOutreachFound')}</EmptyState>
          ) : (
            <EmptyState>{t('acquisition.noOutreach')}</EmptyState>
          )
        }
      />
    </>
  );
}

function useColumns(): DataColumn<ListedOutreach>[] {
  const { t } = useText();
  return [
    {
      id: 'name',
      header: t('acquisition.name'),
      cell: ({ hash, name }) => (
        <TextLink tone="ink" href={`/staff/acquisition/${hash}`}>
          {name}
        </TextLink>
      ),
      isRowHeader: true,
    },
    {
      id: 'status',
      header: t('acquisition.status'),
      cell: ({ status }) => t(`acquisition.status_${status}`),
    },
    {
      id: 'last',
      header: t('acquisition.last'),
      cell: ({ lastEvent }) => <DateText date={lastEvent} />,
      isUnbroken: true,
    },
    {
      id: 'next',
      header: t('acquisition.nextDay'),
      cell: ({ nextDay }) => nextDay && <DateText date={nextDay} />,
      isUnbroken: true,
    },
  ];
}
