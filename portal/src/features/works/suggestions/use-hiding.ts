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

const places = '/profiles/book-suggestions';

/**
 * Hides suggestions: at once in the page and on the server, so that nothing waits which a page that closes could lose.
 * For five seconds a toast offers to take it back.
 */
export function useHiding(profileHash: string, { mutate }: Pick<Loaded<List>, 'mutate'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const showError = useErrorToast();
  /** What the list still has until the server has answered. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();

  const paramsOf = (hash: string) => ({ params: { profileHash, hash } });

  /** @returns whether the server has it */
  const send = async ({ ab_hash, name }: BookSuggestion): Promise<boolean> => {
    try {
      // The page may be closing.
      await call(hideBookSuggestion, { ...paramsOf(ab_hash), outlivesPage: true });
      await mutate((answer) => answer && { ...answer, data: without(answer.data, ab_hash) }, {
        revalidate: false,
      });
      void refresh(places);
      return true;
    } catch (error) {
      showError(error);
      setFailure(`${t('suggestions.hideFailed', { name })} ${ofFailure(error)}`);
      return false;
    } finally {
      setHidden((now) => now.filter((other) => other !== ab_hash));
    }
  };

  const hide = (suggestion: BookSuggestion) => {
    const { ab_hash, name } = suggestion;
    setFailure(undefined);
    setHidden((now) => [...now, ab_hash]);
    const sent = send(suggestion);
    const undo = async () => {
      // In this order, however slow the answer is.
      if (!(await sent)) return;
      await call(showBookSuggestion, paramsOf(ab_hash)).catch(showError);
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
