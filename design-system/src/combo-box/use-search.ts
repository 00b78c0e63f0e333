import { useEffect, useState } from 'react';
import type { Option } from '../option-list/OptionList';

export type Search = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

interface SearchResult {
  text: string;
  options: readonly Option[];
  hasFailed: boolean;
}

const nothing: SearchResult = { text: '', options: [], hasFailed: false };
const pause = 250;

/**
 * Searches while typing, debounced; stale responses are dropped.
 *
 * @param text the typed text; without it nothing is searched
 */
export function useSearch(text: string, search: Search) {
  const [response, setResponse] = useState(nothing);
  const asked = text.trim();
  useEffect(() => {
    if (!asked) return;
    const controller = new AbortController();
    const finish = (options: readonly Option[], hasFailed: boolean) => {
      if (!controller.signal.aborted) setResponse({ text: asked, options, hasFailed });
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
  const isSearching = asked !== '' && response.text !== asked;
  return asked === '' ? { ...nothing, isSearching } : { ...response, isSearching };
}
