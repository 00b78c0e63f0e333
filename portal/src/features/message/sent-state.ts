import type { SentMessage } from '@nimio/domain/message/message.types';

/** What the list is told by the form that has just sent a message. */
export interface SentState {
  hash: string;
  /** How many are told nothing by e-mail. */
  emailsMissing: number;
}

export const sentState = ({ hash, notice, emailsMissing }: SentMessage): { sent: SentState } => ({
  sent: { hash, emailsMissing: notice === null ? 0 : emailsMissing },
});

/** What a place in the history keeps of it; anything else says nothing. */
export function readSentState(state: unknown): SentState | undefined {
  const sent = (state as { sent?: Partial<SentState> } | null)?.sent;
  return typeof sent?.hash === 'string' && typeof sent.emailsMissing === 'number'
    ? { hash: sent.hash, emailsMissing: sent.emailsMissing }
    : undefined;
}
