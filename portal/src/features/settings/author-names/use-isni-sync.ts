import { listAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import type { ListedAuthorName } from '@nimio/domain/author-name/author-name.types';
import type { SyncState } from '@nimio/domain/isni-sync/isni-sync';
import { getIsniSync, requestIsniSync } from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { useEffect, useRef } from 'react';
import { call } from '../../../api/client';
import { forget, useEndpoint } from '../../../api/use-endpoint';

const between = 5000;
/** Longer than that it is asked only when somebody comes back: a page that asks for ever never lets a session end. */
const patience = 60_000;

const waits = (state: SyncState | undefined): boolean => state === 'pending' || state === 'inProgress';

/**
 * How it stands with a name in the ISNI register. All rows ask for one list, again and again while one of them waits;
 * what the register found is read only where a person has to look.
 */
export function useIsniSync(profileHash: string, { authorHash }: Pick<ListedAuthorName, 'authorHash'>) {
  const until = useRef(0);
  const list = useEndpoint(
    listAuthorNames,
    { params: { profileHash } },
    {
      isLive: true,
      askAgainIn: (answer) =>
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
  // Of one that waits, whether its job was given up.
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
  // What an answer before this one said is told no more.
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
    // What is there stays when it cannot be read again.
    error: (list.data ? undefined : list.error) ?? (told || waits(state) ? undefined : details.error),
    reload: () => Promise.all([list.reload(), isForPerson && details.reload()]),
    ask,
  };
}
