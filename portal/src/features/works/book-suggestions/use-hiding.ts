import { toast } from '@nimio/design-system';
import {
  hideBookSuggestion,
  listBookSuggestions,
  unhideBookSuggestion,
} from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { useRef, useState } from 'react';
import { call } from '../../../api/client';
import { type Loaded, revalidate } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { refreshTasks } from '../../../shared/tasks/use-tasks';

type List = ReplyOf<typeof listBookSuggestions>;

const without = (list: List, hash: string): List => {
  const records = list.records.filter(({ ab_hash }) => ab_hash !== hash);
  return { ...list, records, total: records.length, others: list.others + 1 };
};

/** Restores a suggestion at its position; returns the same list when it is still there. */
const restored = (list: List, suggestion: BookSuggestion, at: number): List => {
  if (list.records.some(({ ab_hash }) => ab_hash === suggestion.ab_hash)) return list;
  const records = list.records.toSpliced(at, 0, suggestion);
  return { ...list, records, total: records.length, others: list.others - 1 };
};

const places = '/profiles/book-suggestions';

/**
 * Hides suggestions immediately in the page and on the server, so that closing the page loses nothing. A toast offers
 * undo for five seconds. The calls for one suggestion are made in order; the last one decides.
 */
export function useHiding(profileHash: string, { data, mutate }: Pick<Loaded<List>, 'data' | 'mutate'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  /** Suggestions that are hidden locally until the server has replied. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  /** The last call for each suggestion, removed when the server has replied. */
  const lastCalls = useRef(new Map<string, Promise<boolean>>());

  const change = (to: (list: List) => List) =>
    mutate((response) => response && { ...response, data: to(response.data) }, { revalidate: false });
  const unhide = (hash: string) => setHidden((now) => now.filter((other) => other !== hash));
  const showFailure = (error: unknown, text: string) => {
    setFailure(`${text} ${ofFailure(error)}`);
  };

  /** Whether the server already has this state, in case its reply was lost. */
  const isStored = async (hash: string, isHidden: boolean): Promise<boolean> => {
    const list = await call(listBookSuggestions, { params: { profileHash }, query: { hidden: '0' } }).catch(
      () => undefined,
    );
    return list !== undefined && list.records.some(({ ab_hash }) => ab_hash === hash) !== isHidden;
  };

  /** @returns whether the state was reached; also `true` when another call followed */
  const ask = ({ ab_hash: hash, name }: BookSuggestion, isHidden: boolean): Promise<boolean> => {
    const before = lastCalls.current.get(hash);
    const send = async (): Promise<boolean> => {
      // Immediately when nothing precedes it, since the page may be closing.
      if (before) await before;
      const isConcurrentChange = () => lastCalls.current.get(hash) !== answered;
      const input = { params: { profileHash, hash }, outlivesPage: true };
      let refusal: unknown;
      try {
        await call(isHidden ? hideBookSuggestion : unhideBookSuggestion, input);
      } catch (error) {
        refusal = error;
      }
      const isDone = refusal === undefined || isConcurrentChange() || (await isStored(hash, isHidden));
      if (isConcurrentChange()) return true;
      if (isDone === isHidden) await change((list) => without(list, hash));
      unhide(hash);
      if (isDone) void Promise.all([revalidate(places), refreshTasks()]);
      else showFailure(refusal, t(isHidden ? 'suggestions.hideFailed' : 'suggestions.showFailed', { name }));
      return isDone;
    };
    const answered = send();
    lastCalls.current.set(hash, answered);
    return answered;
  };

  const hide = (suggestion: BookSuggestion) => {
    const { ab_hash: hash, name } = suggestion;
    const at = data?.records.findIndex(({ ab_hash }) => ab_hash === hash) ?? 0;
    setFailure(undefined);
    setHidden((now) => [...now, hash]);
    const sent = ask(suggestion, true);
    const undo = () => {
      unhide(hash);
      void change((list) => restored(list, suggestion, at));
      void ask(suggestion, false);
    };
    const close = toast.info(t('suggestions.hidden', { name }), {
      action: { label: t('suggestions.undo'), onPress: undo },
    });
    // A refused call cannot be undone.
    void sent.then((isHidden) => isHidden || close());
  };

  return { hidden, failure, hide };
}
