import { toast } from '@nimio/design-system';
import {
  hideBookSuggestion,
  type listBookSuggestions,
  showBookSuggestion,
} from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { useState } from 'react';
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
 * For five seconds a toast offers to take it back, as fast.
 */
export function useHiding(profileHash: string, { data, mutate }: Pick<Loaded<List>, 'data' | 'mutate'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const showError = useErrorToast();
  /** What the list still has until the server has answered. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();

  const change = (to: (list: List) => List) =>
    mutate((answer) => answer && { ...answer, data: to(answer.data) }, { revalidate: false });
  const tell = (error: unknown, words: string) => {
    showError(error);
    setFailure(`${words} ${ofFailure(error)}`);
  };

  const hide = (suggestion: BookSuggestion) => {
    const { ab_hash: hash, name } = suggestion;
    const at = data?.records.indexOf(suggestion) ?? 0;
    // The page may be closing, before an answer to this and to taking it back.
    const input = { params: { profileHash, hash }, outlivesPage: true };
    const show = () => setHidden((now) => now.filter((other) => other !== hash));
    let isUndone = false;

    /** @returns whether the server has it */
    const send = async (): Promise<boolean> => {
      try {
        await call(hideBookSuggestion, input);
      } catch (error) {
        show();
        if (!isUndone) tell(error, t('suggestions.hideFailed', { name }));
        return false;
      }
      if (!isUndone) {
        await change((list) => without(list, hash));
        show();
        void refresh(places);
      }
      return true;
    };
    setFailure(undefined);
    setHidden((now) => [...now, hash]);
    const sent = send();

    const undo = async () => {
      isUndone = true;
      show();
      void change((list) => restored(list, suggestion, at));
      // In this order, however slow the answer is.
      if (!(await sent)) return;
      await call(showBookSuggestion, input).catch((error: unknown) =>
        tell(error, t('suggestions.showFailed', { name })),
      );
      await refresh(places);
    };
    const close = toast.info(t('suggestions.hidden', { name }), {
      action: { label: t('suggestions.undo'), onPress: () => void undo() },
    });
    // There is nothing to take back of what was refused.
    void sent.then((isHidden) => isHidden || close());
  };

  return { hidden, failure, hide };
}
