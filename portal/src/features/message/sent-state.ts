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

const none: Option[] = [];

/** Navigation state from a page of staff: the recipients of a new message. */
export function readRecipients(state: unknown): Option[] {
  const to = (state as { writeTo?: unknown } | null)?.writeTo;
  if (!Array.isArray(to)) return none;
  return (to as ({ hash?: unknown; profileName?: unknown } | null)[]).flatMap((one) =>
    typeof one?.hash === 'string' && typeof one.profileName === 'string'
      ? [{ id: one.hash, label: one.profileName }]
      : [],
  );
}
