import { useState } from 'react';

/** Whether the user is the creator although the record names others, and whether an unpaid role is meant. */
const questions = ['unnamed', 'notPaid'] as const;
type Question = (typeof questions)[number];

/** The questions before works are stored: those that apply are asked one after another, each once for all works. */
export function useConfirmations(applies: Record<Question, boolean>, store: () => void) {
  const [asked, setAsked] = useState<Question>();
  const askAfter = (answered?: Question) => {
    const remaining = questions.slice(answered ? questions.indexOf(answered) + 1 : 0);
    const next = remaining.find((question) => applies[question]);
    setAsked(next);
    if (!next) store();
  };
  return {
    /** Asks the first one, or stores the works. */
    ask: () => askAfter(),
    confirmation: asked && {
      asked,
      onConfirm: () => askAfter(asked),
      onCancel: () => setAsked(undefined),
    },
  };
}
