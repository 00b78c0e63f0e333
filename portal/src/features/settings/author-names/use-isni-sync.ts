import { listAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import type { ListedAuthorName } from '@nimio/domain/author-name/author-name.types';
import type { SyncState } from '@nimio/domain/isni-sync/isni-sync';
import { getIsniSync, requestIsniSync } from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/client';
import { forget, useEndpoint } from '../../../api/use-endpoint';

const between = 5000;
/** After this time polling stops, since a page that polls permanently would never let a session expire. */
const patience = 60_000;

const waits = (state: SyncState | undefined): boolean => state === 'pending' || state === 'inProgress';

/**
 * The state of a name's ISNI synchronisation. All rows share one list, which is polled while one of them is pending;
 * details are fetched only when a person has to decide.
 */
export function useIsniSync(profileHash: string, { authorHash }: Pick<ListedAuthorName, 'authorHash'>) {
  const until = useRef(0);
  const list = useEndpoint(
    listAuthorNames,
    { params: { profileHash } },
    {
      revalidateOnFocus: true,
      refreshInterval: (answer) =>
        answer?.records.some(({ isniSync }) => waits(isniSync?.state)) && Date.now() < until.current
          ? between
          : 0,
    },
  );
  const listed = list.data?.records.find((name) => name.authorHash === authorHash);
  const state = listed?.isniSync?.state;
  useEffect(() => {
    until.current = Date.now() + patience;
  }, [state]);
  // For a pending name, whether its job has failed permanently.
  const isForPerson =
    state !== undefined && state !== 'done' && (state !== 'disabled' || listed?.allowISNISync === 1);
  const details = useEndpoint(getIsniSync, isForPerson ? { params: { authorHash } } : null);
  const reread = useRef(details.reload);
  useEffect(() => {
    reread.current = details.reload;
  });
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state && isForPerson) void reread.current();
    before.current = state;
  }, [state, isForPerson]);
  // An older reply must not be announced.
  const told = details.data?.syncOut === listed?.isniSync?.syncOut ? details.data : undefined;
  const ask = async () => {
    await call(requestIsniSync, { params: { authorHash } });
    await forget(`/isnisync/${authorHash}`);
    await list.reload();
  };
  return {
    isni: listed?.isni,
    sync: listed?.isniSync,
    details: told,
    // The previous data remain when refetching fails.
    error: (list.data ? undefined : list.error) ?? (told || waits(state) ? undefined : details.error),
    reload: () => Promise.all([list.reload(), isForPerson && details.reload()]),
    ask,
  };
}
