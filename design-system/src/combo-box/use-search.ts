import { useEffect, useState } from 'react';
import type { Option } from '../option-list/OptionList';

export type Search = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface Answer {
  text: string;
  options: readonly Option[];
  hasFailed: boolean;
}

const nothing: Answer = { text: '', options: [], hasFailed: false };
const pause = 250;

/**
 * Searches while typing, debounced; stale answers are dropped.
 *
 * @param text the typed text; without it nothing is searched
 */
export function useSearch(text: string, search: Search) {
  const [answer, setAnswer] = useState(nothing);
  const asked = text.trim();
  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    const finish = (options: readonly Option[], hasFailed: boolean) => {
      if (!controller.signal.aborted) setAnswer({ text: asked, options, hasFailed });
    };
    const timer = setTimeout(() => {
      search(asked, controller.signal).then(
        (options) => finish(options, false),
        () => finish([], true),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, search]);
  const isSearching = asked !== '' && answer.text !== asked;
  return asked === '' ? { ...nothing, isSearching } : { ...answer, isSearching };
}
