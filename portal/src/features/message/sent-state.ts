import type { Option } from '@nimio/design-system';
import type { SentMessage } from '@nimio/domain/message/message.types';

/** Navigation state from the form that has just sent a message to the list. */
export interface SentState {
  hash: string;
  /** The number of recipients without a notice by e-mail. */
  emailsMissing: number;
}

export const sentState = ({ hash, notice, emailsMissing }: SentMessage): { sent: SentState } => ({
  sent: { hash, emailsMissing: notice === null ? 0 : emailsMissing },
});

/** Parses the state of a history entry; other values are ignored. */
export function readSentState(state: unknown): SentState | undefined {
  const sent = (state as { sent?: Partial<SentState> } | null)?.sent;
  return typeof sent?.hash === 'string' && typeof sent.emailsMissing === 'number'
    ? { hash: sent.hash, emailsMissing: sent.emailsMissing }
    : undefined;
}

/** Navigation state from a customer's page: the recipient of a new message. */
export function readRecipient(state: unknown): Option | undefined {
  const to = (state as { writeTo?: { hash?: unknown; profileName?: unknown } } | null)?.writeTo;
  return typeof to?.hash === 'string' && typeof to.profileName === 'string'
    ? { id: to.hash, label: to.profileName }
    : undefined;
}
