import {
  CellNote,
  Checkbox,
  type DataColumn,
  DataTable,
  DateText,
  EmptyState,
  formatNumber,
  LinkButton,
  Money,
  SearchField,
} from '@nimio/design-system';
import {
  createOutreachProfile,
  listReserveAuthors,
} from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import type { ReserveAuthor } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';
import { debounceMs, useDebounced } from '../../../shared/search/debounce';
import { emptyOutreach } from './outreach.form';

const rowKey = ({ nameKey }: ReserveAuthor) => nameKey;

/** Names of the catalogue with the money that waits for them, the largest sum first. */
export function Authors() {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [isKnown, setKnown] = useState(false);
  const [searched, flush] = useDebounced(typed.trim(), debounceMs.customers);
  const { query, tableOf, backToFirst } = usePages();
  const q = isSearchedFor(searched) ? searched : undefined;
  const list = useEndpoint(
    listReserveAuthors,
    { query: { q, known: isKnown ? 1 : 0, ...query } },
    { keepPreviousData: true },
  );
  const restart =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      backToFirst();
    };
  return (
    <>
      <SearchField
        label={t('acquisition.searchAuthor')}
        value={typed}
        onChange={restart(setTyped)}
        onSubmit={flush}
      />
      <Checkbox value={isKnown} onChange={restart(setKnown)} description={t('acquisition.knownHint')}>
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
    {
      id: 'until',
      header: t('acquisition.until'),
      cell: ({ claimableUntil }) => claimableUntil && <DateText date={claimableUntil} />,
      isUnbroken: true,
    },
    {
      id: 'open',
      header: t('acquisition.open'),
      cell: ({ openInCents }) => <Money cents={openInCents} />,
      align: 'end',
      isUnbroken: true,
    },
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
