import {
  CellNote,
  Checkbox,
  type DataColumn,
  DataTable,
  EmptyState,
  formatNumber,
  LinkButton,
  SearchField,
} from '@nimio/design-system';
import {
  createOutreachProfile,
  listReserveAuthors,
} from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import type { ReserveAuthor } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { useListSearch } from '../../../shared/search/use-search';
import { emptyOutreach } from './outreach.form';
import { useSumColumns } from './use-sum-columns';

const rowKey = ({ nameKey }: ReserveAuthor) => nameKey;

/** Names of the catalogue with the money that waits for them, the largest sum first. */
export function Authors() {
  const { t } = useText();
  const [isKnown, setKnown] = useState(false);
  const pages = usePages();
  const { query, tableOf, fromFirst } = pages;
  const { q, field: searchField } = useListSearch(pages);
  const list = useEndpoint(
    listReserveAuthors,
    { query: { q, known: isKnown ? 1 : 0, ...query } },
    { keepPreviousData: true },
  );
  return (
    <>
      <SearchField label={t('acquisition.searchAuthor')} {...searchField} />
      <Checkbox value={isKnown} onChange={fromFirst(setKnown)} description={t('acquisition.knownHint')}>
        {t('acquisition.known')}
      </Checkbox>
      <DataTable
        caption={t('acquisition.tab_authors')}
        columns={useColumns()}
        {...tableOf(list)}
        rowKey={rowKey}
        actions={(author) => <Outreach {...author} />}
        empty={
          q === undefined ? (
            <EmptyState>{t(isKnown ? 'acquisition.noKnownAuthors' : 'acquisition.noAuthors')}</EmptyState>
          ) : (
            <EmptyState kind="search">{t('acquisition.noAuthorFound')}</EmptyState>
          )
        }
      />
    </>
  );
}

function useColumns(): DataColumn<ReserveAuthor>[] {
  const { t } = useText();
  return [
    {
      id: 'name',
      header: t('acquisition.name'),
      cell: ({ name, outreach }) => (
        <>
          {name}
          {outreach && <CellNote>{t(`acquisition.status_${outreach.status}`)}</CellNote>}
        </>
      ),
      isRowHeader: true,
    },
    {
      id: 'works',
      header: t('acquisition.works'),
      cell: ({ works }) => formatNumber(works),
      align: 'end',
      isUnbroken: true,
    },
    ...useSumColumns(),
  ];
}

/** Opens the outreach profile of the name, which is created at the first press. */
function Outreach({ name, outreach }: ReserveAuthor) {
  const { t } = useText();
  const navigate = useNavigate();
  const begin = async () => {
    const { hash } = await call(createOutreachProfile, { body: { name, ...emptyOutreach } });
    await navigate(`/staff/acquisition/${hash}`);
  };
  return outreach ? (
    <LinkButton
      variant="second"
      size="sm"
      href={`/staff/acquisition/${outreach.hash}`}
      aria-label={t('acquisition.openNamed', { name })}
    >
      {t('acquisition.openProfile')}
    </LinkButton>
  ) : (
    <AsyncButton variant="second" size="sm" aria-label={t('acquisition.beginNamed', { name })} action={begin}>
      {t('acquisition.begin')}
    </AsyncButton>
  );
}
