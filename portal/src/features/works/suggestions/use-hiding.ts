import { toast } from '@nimio/design-system';
import {
  hideBookSuggestion,
  type listBookSuggestions,
  showBookSuggestion,
} from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client';
import { type Loaded, refresh } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { oweBeforeLogout } from '../../../shared/session/before-logout';
import { useErrorToast } from '../../../shared/toast/use-error-toast';

type List = ReplyOf<typeof listBookSuggestions>;

const without = (list: List, hash: string): List => {
  const records = list.records.filter(({ ab_hash }) => ab_hash !== hash);
  return { ...list, records, total: records.length, others: list.others + 1 };
};

interface Waiting {
  /** Takes its toast away. */
  close: () => void;
  /** Has it no longer leave when the page or the session ends. */
  stay: () => void;
}

const places = '/profiles/book-suggestions';

/**
 * Hides suggestions: at once in the page, and on the server once nobody has undone it for five seconds, or when the page
 * is left or closed, or its author logs out.
 */
export function useHiding(profileHash: string, { mutate }: Pick<Loaded<List>, 'mutate'>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const showError = useErrorToast();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  /** What has not left yet. */
  const waiting = useRef(new Map<string, Waiting>());

  const back = (hash: string) => setHidden((now) => now.filter((other) => other !== hash));
  /** @returns whether it had not left yet */
  const take = (hash: string): boolean => {
    waiting.current.get(hash)?.stay();
    return waiting.current.delete(hash);
  };
  const paramsOf = (hash: string) => ({ params: { profileHash, hash } });

  const leave = async ({ ab_hash, name }: BookSuggestion) => {
    if (!take(ab_hash)) return;
    try {
      // The page may be closing.
      await call(hideBookSuggestion, { ...paramsOf(ab_hash), outlivesPage: true });
      await mutate((answer) => answer && { ...answer, data: without(answer.data, ab_hash) }, {
        revalidate: false,
      });
      void refresh(places);
    } catch (error) {
      showError(error);
      setFailure(`${t('suggestions.hideFailed', { name })} ${ofFailure(error)}`);
    }
    back(ab_hash);
  };

  const undo = async ({ ab_hash }: BookSuggestion) => {
    if (take(ab_hash)) return back(ab_hash);
    // It left when the browser put the page away, from where it has come back.
    await call(showBookSuggestion, paramsOf(ab_hash)).catch(showError);
    await refresh(places);
  };

  const hide = (suggestion: BookSuggestion) => {
    const { ab_hash, name } = suggestion;
    setFailure(undefined);
    setHidden((now) => [...now, ab_hash]);
    const close = toast.info(t('suggestions.hidden', { name }), {
      action: { label: t('suggestions.undo'), onPress: () => void undo(suggestion) },
      onClose: (end) => {
        if (end !== 'action') void leave(suggestion);
      },
    });
    const goes = () => leave(suggestion);
    const goesWithPage = () => void goes();
    addEventListener('pagehide', goesWithPage);
    const settled = oweBeforeLogout(goes);
    const stay = () => {
      removeEventListener('pagehide', goesWithPage);
      settled();
    };
    waiting.current.set(ab_hash, { close, stay });
  };

  useEffect(() => {
    const left = waiting.current;
    return () => left.forEach(({ close }) => close());
  }, []);

  return { hidden, failure, hide };
}
