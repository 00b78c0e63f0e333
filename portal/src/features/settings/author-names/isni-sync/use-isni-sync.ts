import { listAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import type { ListedAuthorName } from '@nimio/domain/author-name/author-name.types';
import type { SyncState } from '@nimio/domain/isni-sync/isni-sync';
import { getIsniSync, requestIsniSync } from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { useEffect, useRef } from 'react';
import { call } from '../../../../api/client';
import { invalidate, useEndpoint } from '../../../../api/use-endpoint';

const pollingInterval = 5000;
/** After this time polling stops, since a page that polls permanently would never let a session expire. */
const pollingLimit = 60_000;

const isPending = (state: SyncState | undefined): boolean => state === 'pending' || state === 'inProgress';

/**
 * The state of a name's ISNI synchronisation. All rows share one list, which is polled while one of them is pending;
 * details are fetched only when a person has to decide.
 */
export function useIsniSync(profileHash: string, { authorHash }: Pick<ListedAuthorName, 'authorHash'>) {
  const pollUntil = useRef(0);
  const list = useEndpoint(
    listAuthorNames,
    { params: { profileHash } },
    {
      revalidateOnFocus: true,
      refreshInterval: (response) =>
        response?.records.some(({ isniSync }) => isPending(isniSync?.state)) && Date.now() < pollUntil.current
          ? pollingInterval
          : 0,
    },
  );
  const listed = list.data?.records.find((name) => name.authorHash === authorHash);
  const state = listed?.isniSync?.state;
  useEffect(() => {
    pollUntil.current = Date.now() + pollingLimit;
  }, [state]);
  // For a pending name, whether its job has failed permanently.
  const isForPerson =
    state !== undefined && state !== 'done' && (state !== 'disabled' || listed?.allowISNISync === 1);
  const details = useEndpoint(getIsniSync, isForPerson ? { params: { authorHash } } : null);
  const reload = useRef(details.reload);
  useEffect(() => {
    reload.current = details.reload;
  });
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state && isForPerson) void reload.current();
    before.current = state;
  }, [state, isForPerson]);
  // An older reply must not be announced.
  const current = details.data?.syncOut === listed?.isniSync?.syncOut ? details.data : undefined;
  const request = async () => {
    await call(requestIsniSync, { params: { authorHash } });
    await invalidate(`/isnisync/${authorHash}`);
    await list.reload();
  };
  return {
    isni: listed?.isni,
    sync: listed?.isniSync,
    details: current,
    error: list.error ?? (current || isPending(state) ? undefined : (details.error ?? details.refreshError)),
    reload: () => Promise.all([list.reload(), isForPerson && details.reload()]),
    request,
  };
}
