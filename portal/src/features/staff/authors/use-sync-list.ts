import { listIsniSyncs } from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { pageSize } from '@nimio/domain/paging';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';

/** The filters of the list. Possible matches are an error that a person has to resolve. */
export const syncFilters = ['error', 'possibleMatch', 'pending', 'inProgress', 'done'] as const;
export type SyncFilter = (typeof syncFilters)[number];

const queryOf = (filter: SyncFilter) =>
  filter === 'possibleMatch' ? ({ state: 'error', reason: filter } as const) : { state: filter };

/** Author names by the state of their ISNI synchronisation, ten per page; another filter starts at the first page. */
export function useSyncList() {
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
