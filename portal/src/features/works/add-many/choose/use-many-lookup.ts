import { lookUpManyWorks } from '@nimio/domain/work/many-works.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useEffect, useState } from 'react';
import { call } from '../../../../api/client';
import { useProfile } from '../../../../shared/session/use-session';
import { portionsOf } from '../many-works.form';

export interface ManyLookup {
  /** The results so far, by ISBN. */
  found: ReadonlyMap<string, WorkForEdit>;
  /** The number of ISBNs that are not looked up yet. */
  remaining: number;
  isRunning: boolean;
  /** Why it stopped. */
  error: unknown;
  stop: () => void;
  /** Continues after a stop or a failure, and retries those that the catalogue was unavailable for. */
  resume: () => void;
}

/** A longer timeout, since the catalogue may be slow for each work of a batch. */
const timeout = 60_000;

const nothing: ReadonlyMap<string, WorkForEdit> = new Map();
const isUnavailable = ({ source, catalogue }: WorkForEdit) => source === null && catalogue === 'unavailable';

/** Looks up a list of ISBNs in batches. Results remain when a later batch fails. */
export function useManyLookup(isbns: readonly string[]): ManyLookup {
  const { hash: profileHash } = useProfile();
  const [found, setFound] = useState(nothing);
  const [list, setList] = useState(isbns);
  const [isStopped, setStopped] = useState(false);
  const [error, setError] = useState<unknown>();
  if (list !== isbns) {
    setList(isbns);
    setFound(nothing);
    setStopped(false);
    setError(undefined);
  }
  const missing = isbns.filter((isbn) => !found.has(isbn));
  const isRunning = missing.length > 0 && !isStopped && error === undefined;

  const next = isRunning ? portionsOf(missing)[0]?.join() : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    call(lookUpManyWorks, { body: { profileHash, isbns: next.split(',') }, signal, timeout }).then(
      ({ records }) =>
        setFound((now) => new Map([...now, ...records.map((work) => [work.isbn, work] as const)])),
      (failure: unknown) => {
        if (!signal.aborted) setError(failure);
      },
    );
    return () => controller.abort();
  }, [next, profileHash]);

  return {
    found,
    remaining: missing.length,
    isRunning,
    error,
    stop: () => setStopped(true),
    resume: () => {
      setStopped(false);
      setError(undefined);
      setFound((now) => new Map([...now].filter(([, work]) => !isUnavailable(work))));
    },
  };
}
