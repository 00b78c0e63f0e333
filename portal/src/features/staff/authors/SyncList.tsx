import { DataTable, EmptyState, Select } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import type { SyncedAuthor } from '@nimio/domain/author-name/author-name.types';
import { listIsniSyncs } from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { pageSize } from '@nimio/domain/paging';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { AsyncButton } from '../../../shared/action/AsyncButton';
import { useErrorText } from '../../../shared/errors/error-text';
import { useMoment } from '../../../shared/intl/use-moment';
import { useText } from '../../../shared/intl/use-text';
import { SyncStateBadge } from '../../../shared/isni-sync/SyncStateBadge';
import { Inline } from '../../../shared/page/layout';
import { selectProfile } from '../../../shared/session/session';

/** The filters of the list. Possible matches are an error that a person has to resolve. */
const syncFilters = ['error', 'possibleMatch', 'pending', 'inProgress', 'done'] as const;
type SyncFilter = (typeof syncFilters)[number];

const queryOf = (filter: SyncFilter) =>
  filter === 'possibleMatch' ? ({ state: 'error', reason: filter } as const) : { state: filter };

/** Author names by the state of their ISNI synchronisation, ten per page; another filter starts at the first page. */
function useSyncList() {
  const [filter, setFilter] = useState<SyncFilter>('error');
  const [page, setPage] = useState(1);
  const query = { ...queryOf(filter), offset: (page - 1) * pageSize };
  const list = useEndpoint(listIsniSyncs, { query }, { revalidateOnFocus: true });
  const narrow = (next: SyncFilter) => {
    setFilter(next);
    setPage(1);
  };
  return { ...list, filter, setFilter: narrow, page, setPage };
}

const none: SyncedAuthor[] = [];
const rowKey = ({ authorHash }: SyncedAuthor) => authorHash;

/** Author names by the state of their ISNI synchronisation; by default those that need a person. */
export function SyncList() {
  const { t } = useText();
  const formatMoment = useMoment();
  const { ofFailure } = useErrorText();
  const { filter, setFilter, page, setPage, data, error, isLoading, reload } = useSyncList();
  const labelOf = (id: SyncFilter) =>
    id === 'possibleMatch' ? t('authors.syncPossible') : t(`isniSync.state_${id}`);
  return (
    <>
      <Select
        label={t('authors.syncState')}
        options={syncFilters.map((id) => ({ id, label: labelOf(id) }))}
        value={filter}
        onChange={(id) => setFilter(id as SyncFilter)}
        width="min(22rem, 100%)"
      />
      <DataTable
        caption={t('authors.syncs')}
        columns={[
          { id: 'name', header: t('authors.name'), cell: wholeName, isRowHeader: true },
          { id: 'profile', header: t('authors.profile'), cell: ({ profileName }) => profileName },
          { id: 'state', header: t('authors.syncState'), cell: ({ isniSync }) => <State sync={isniSync} /> },
          {
            id: 'in',
            header: t('isniSync.in'),
            cell: ({ isniSync: { syncIn } }) => syncIn && formatMoment(syncIn),
            isUnbroken: true,
          },
        ]}
        rows={data?.records ?? none}
        rowKey={rowKey}
        actions={(author) => <OpenNames author={author} />}
        paging={{ page, pageSize, total: data?.total ?? 0, onChange: setPage }}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<EmptyState>{t('authors.syncNone')}</EmptyState>}
      />
    </>
  );
}

function State({ sync: { state, reason } }: { sync: SyncedAuthor['isniSync'] }) {
  const { t } = useText();
  return (
    <Inline>
      <SyncStateBadge state={state} />
      {reason && t(`isniSync.reason_${reason}`)}
    </Inline>
  );
}

/** Links to the customer's settings, which show the register's response and the actions. */
function OpenNames({ author }: { author: SyncedAuthor }) {
  const { t } = useText();
  return (
    <AsyncButton
      variant="second"
      size="sm"
      action={() => selectProfile(author.profileHash, '/settings#authorNames')}
      aria-label={t('authors.openNamesOf', { name: wholeName(author) })}
    >
      {t('authors.openNames')}
    </AsyncButton>
  );
}
