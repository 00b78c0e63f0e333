import { useLocale } from 'react-aria-components/I18nProvider';
import type { DesignSystemLocale } from '../../src/provider/DesignSystemProvider';

/** What a screen says, in the three languages of the toolbar. */
export type Spoken<T> = Record<DesignSystemLocale, T>;

/** A sentence that is made of something may be any sentence in another language. */
type AnyWords<T> = {
  [K in keyof T]: T[K] extends (...made: infer Of) => string ? (...made: Of) => string : T[K];
};

interface Texts<T> {
  'fi-FI': T;
  'sv-FI': NoInfer<AnyWords<T>>;
  'en-GB': NoInfer<AnyWords<T>>;
}

/** Finnish says what there is to say; a text that Swedish or English lacks does not compile. */
export const spoken = <T extends object>(texts: Texts<T>): Spoken<AnyWords<T>> =>
  texts as Spoken<AnyWords<T>>;

/** The texts in the language of a story's globals, for its `play`. */
export const spokenIn = <T>(texts: Spoken<T>, { locale }: { locale?: unknown }): T =>
  texts[locale as DesignSystemLocale];

/** The texts in the language of the toolbar. */
export const useSpoken = <T>(texts: Spoken<T>): T => spokenIn(texts, useLocale());
