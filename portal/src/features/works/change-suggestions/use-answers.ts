import type { RejectionReason } from '@nimio/domain/change-suggestion/change-suggestion';
import {
  acceptChangeSuggestion,
  listChangeSuggestions,
  rejectChangeSuggestion,
} from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import { useState } from 'react';
import { ApiError, type ApiErrorCode } from '../../../api/api-error';
import { call } from '../../../api/client';
import { invalidate, revalidate, useEndpoint } from '../../../api/use-endpoint';
import { useProfile } from '../../../shared/session/use-session';
import { invalidateStatistics } from '../../../shared/statistics/invalidate-statistics';
import { refreshTasks } from '../../../shared/tasks/use-tasks';

/** The outcome of a suggestion on this page. */
export type Outcome = 'accepted' | 'rejected' | 'gone';

export interface Answer {
  suggestion: ChangeSuggestion;
  outcome: Outcome;
}

const byTime = (one: ChangeSuggestion, other: ChangeSuggestion): number =>
  one.created < other.created ? -1 : Number(one.created > other.created);

/** Errors of an answer that came too late. */
const lost: readonly ApiErrorCode[] = ['network', 'timeout', 'suggestionHandled'];

/** The suggestions for a work including those answered here, oldest first, and the two answers. */
export function useAnswers(isbn: string) {
  const { hash: profileHash } = useProfile();
  const read = useEndpoint(listChangeSuggestions, { params: { profileHash } }, { revalidateOnFocus: true });
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<{ of: string; error: unknown }>();

  const answered = new Map(answers.map(({ suggestion, outcome }) => [suggestion.suggestionHash, outcome]));
  const waiting = (read.data?.records ?? []).filter(
    ({ bookIsbn, suggestionHash }) => bookIsbn === isbn && !answered.has(suggestionHash),
  );
  const suggestions = [...answers.map(({ suggestion }) => suggestion), ...waiting].sort(byTime);

  /** @param onShown called when the answer is shown, and when what was read afterwards is */
  const answer = async (
    suggestion: ChangeSuggestion,
    outcome: Outcome,
    send: () => Promise<unknown>,
    onShown: () => void,
  ) => {
    const { suggestionHash: of } = suggestion;
    const addAnswer = (as: Outcome) => setAnswers((before) => [...before, { suggestion, outcome: as }]);
    setPending(of);
    setFailure(undefined);
    let mayBeAccepted = outcome === 'accepted';
    try {
      await send();
      addAnswer(outcome);
    } catch (error) {
      // Unless the server refused: after a lost reply it may have been accepted.
      mayBeAccepted &&= !(error instanceof ApiError) || lost.includes(error.code);
      // The reply was lost, someone else was faster, or it was withdrawn, so that nothing is left to answer.
      if (error instanceof ApiError && error.code === 'suggestionHandled') addAnswer('gone');
      else setFailure({ of, error });
    }
    setPending(undefined);
    onShown();
    await Promise.all([
      revalidate(`/profiles/${profileHash}/work-for-edit/${isbn}`),
      revalidate(`/profiles/get-deal-suggestions/${profileHash}`),
      revalidate(`/profiles/${profileHash}/works/${isbn}/earnings`),
      invalidate('/profiles/author-books'),
      refreshTasks(),
      mayBeAccepted && invalidateStatistics(profileHash),
    ]);
    onShown();
  };
  return {
    suggestions,
    outcomeOf: ({ suggestionHash }: ChangeSuggestion): Outcome | undefined => answered.get(suggestionHash),
    failureOf: ({ suggestionHash }: ChangeSuggestion): unknown =>
      failure?.of === suggestionHash ? failure.error : undefined,
    /** One call at a time. */
    isPending: pending !== undefined,
    isLoading: !read.data && !read.error,
    error: read.data ? undefined : read.error,
    reload: read.reload,
    accept: (suggestion: ChangeSuggestion, onShown: () => void) => {
      const { suggestionHash, bookName, suggesterProfileHash, addIfAccepted } = suggestion;
      const body = {
        ...{ suggestionHash, bookName, suggesterProfileHash, addIfAccepted },
        amount: suggestion.amount ?? undefined,
        suggesterAuthorHash: suggestion.suggesterAuthorHash ?? undefined,
      };
      return answer(suggestion, 'accepted', () => call(acceptChangeSuggestion, { body }), onShown);
    },
    reject: (suggestion: ChangeSuggestion, reason: RejectionReason, onShown: () => void) => {
      const { suggestionHash, bookName } = suggestion;
      const body = { suggestionHash, bookName, reason };
      return answer(suggestion, 'rejected', () => call(rejectChangeSuggestion, { body }), onShown);
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
