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
import { type Loaded, refresh } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { useErrorToast } from '../../../shared/toast/use-error-toast';

type List = ReplyOf<typeof listBookSuggestions>;

const without = (list: List, hash: string): List => {
  const records = list.records.filter(({ ab_hash }) => ab_hash !== hash);
  return { ...list, records, total: records.length, others: list.others + 1 };
};

/** The list with a suggestion where it was; the same list when it still has it. */
const restored = (list: List, suggestion: BookSuggestion, at: number): List => {
  if (list.records.some(({ ab_hash }) => ab_hash === suggestion.ab_hash)) return list;
  const records = list.records.toSpliced(at, 0, suggestion);
  return { ...list, records, total: records.length, others: list.others - 1 };
};

const places = '/profiles/book-suggestions';

/**
 * Hides suggestions: at once in the page and on the server, so that nothing waits which a page that closes could lose.
 * For five seconds a toast offers to take it back, as fast. What is wanted of one suggestion is asked for in that order,
 * however slow the answers are; the last of it counts.
 */
export function useHiding(profileHash: string, { data, mutate }: Pick<Loaded<List>, 'data' | 'mutate'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const showError = useErrorToast();
  /** What the list still has until the server has answered. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  /** What was last asked for each suggestion; done once the server has answered. */
  const asked = useRef(new Map<string, Promise<boolean>>());

  const change = (to: (list: List) => List) =>
    mutate((answer) => answer && { ...answer, data: to(answer.data) }, { revalidate: false });
  const unhide = (hash: string) => setHidden((now) => now.filter((other) => other !== hash));
  const tell = (error: unknown, words: string) => {
    showError(error);
    setFailure(`${words} ${ofFailure(error)}`);
  };

  /** Whether the server has it so although it did not say so: its answer may have been lost. */
  const isStored = async (hash: string, isHidden: boolean): Promise<boolean> => {
    const list = await call(listBookSuggestions, { params: { profileHash }, query: { hidden: '0' } }).catch(
      () => undefined,
    );
    return list !== undefined && list.records.some(({ ab_hash }) => ab_hash === hash) !== isHidden;
  };

  /** @returns whether it is so now; true too when something else is wanted meanwhile */
  const ask = ({ ab_hash: hash, name }: BookSuggestion, isHidden: boolean): Promise<boolean> => {
    const before = asked.current.get(hash);
    const send = async (): Promise<boolean> => {
      // At once where nothing goes before it: the page may be closing.
      if (before) await before;
      const isOvertaken = () => asked.current.get(hash) !== answered;
      const input = { params: { profileHash, hash }, outlivesPage: true };
      let refusal: unknown;
      try {
        await call(isHidden ? hideBookSuggestion : unhideBookSuggestion, input);
      } catch (error) {
        refusal = error;
      }
      const isDone = refusal === undefined || isOvertaken() || (await isStored(hash, isHidden));
      if (isOvertaken()) return true;
      if (isDone === isHidden) await change((list) => without(list, hash));
      unhide(hash);
      if (isDone) void refresh(places);
      else tell(refusal, t(isHidden ? 'suggestions.hideFailed' : 'suggestions.showFailed', { name }));
      return isDone;
    };
    const answered = send();
    asked.current.set(hash, answered);
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
    // There is nothing to take back of what was refused.
    void sent.then((isHidden) => isHidden || close());
  };

  return { hidden, failure, hide };
}
