import { newPublicHash } from '@nimio/domain/access/hash';

/** Keys under which messages are sent: what comes twice under one is one message. */
export interface MessageKeys {
  /** The same as long as the content is the same, so that neither a double click nor another try sends twice. */
  keyOf: (content: object) => string;
  /** The message has been sent: the same content is another one from now on. */
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
