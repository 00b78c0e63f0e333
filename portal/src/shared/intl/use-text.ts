import type { Language } from '@nimio/domain/schema';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MessageValues } from './compiled/messages';

type MessageId = keyof MessageValues;

/** Ids of messages without values, for tables of texts. */
export type PlainMessageId = { [K in MessageId]: [MessageValues[K]] extends [never] ? K : never }[MessageId];

type ValuesOf<K extends MessageId> = [MessageValues[K]] extends [never] ? [] : [MessageValues[K]];
type TagIn<V> = { [K in keyof V]: V[K] extends (chunks: ReactNode[]) => ReactNode ? K : never }[keyof V];
type Translated<K extends MessageId> = [TagIn<MessageValues[K]>] extends [never] ? string : ReactNode;

/** The type of a formatted message; one with tags has elements. */
export type Translate = <K extends MessageId>(id: K, ...values: ValuesOf<K>) => Translated<K>;

const translateIn =
  (intl: IntlShape): Translate =>
  (id, ...[values]) =>
    intl.formatMessage({ id }, values as Record<string, string>);

/** Messages in the current language: `const { t } = useText(); t('login.title')`. Ids and values are typed. */
export function useText(): { t: Translate; language: Language } {
  const intl = useIntl();
  return useMemo(() => ({ t: translateIn(intl), language: intl.locale as Language }), [intl]);
}
