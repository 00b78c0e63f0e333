import { useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import type { Preloadable } from '../page/late';

/** Rules of a form with their libraries, which are loaded when something is typed, since viewing needs none. */
export interface LateRules<R> extends Preloadable {
  /** `undefined` until they have loaded. */
  current: () => R | undefined;
  /** Saving waits for them. Rejects with an `ApiError` when they cannot be loaded. */
  load: () => Promise<R>;
}

export function lateRules<R>(imported: () => Promise<R>): LateRules<R> {
  let rules: R | undefined;
  const load = async () => {
    try {
      return (rules ??= await imported());
    } catch (cause) {
      throw Object.assign(new ApiError('network'), { cause });
    }
  };
  return { current: () => rules, load, preload: () => void load().catch(ignore) };
}

/** The rules, loaded when they are needed; renders again then. */
export function useLateRules<R>({ current, load }: LateRules<R>, isNeeded: boolean): R | undefined {
  const [, renderAgain] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (isNeeded && !current()) load().then(renderAgain, ignore);
  }, [current, load, isNeeded]);
  return current();
}

/** Loads the rules of a form before it is submitted; a second press meanwhile does nothing. */
export function useRulesOnSubmit(load: () => Promise<unknown>) {
  const [isLoading, setLoading] = useState(false);
  const isBusy = useRef(false);
  /** @param submit without the rules nothing can be confirmed, and saving fails before it writes anything */
  const whenLoaded = async (submit: (hasRules: boolean) => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    const hasRules = await load().then(
      () => true,
      () => false,
    );
    isBusy.current = false;
    setLoading(false);
    submit(hasRules);
  };
  return { isLoading, whenLoaded };
}

/** Saving reports the failure. */
const ignore = () => undefined;
