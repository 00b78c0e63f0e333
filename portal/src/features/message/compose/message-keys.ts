import { newPublicHash } from '@nimio/domain/access/hash';

/** Idempotency keys of messages: two requests with the same key create one message. */
export interface MessageKeys {
  /** The key stays the same while the content does, so that neither a double click nor a retry sends twice. */
  keyOf: (content: object) => string;
  /** After the message was sent, the same content is a new message. */
  renew: () => void;
}

export function messageKeys(newKey: () => string = newPublicHash): MessageKeys {
  let known: { content: string; key: string } | undefined;
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content);
      if (known?.content !== text) known = { content: text, key: newKey() };
      return known.key;
    },
    renew: () => {
      known = undefined;
    },
  };
}
