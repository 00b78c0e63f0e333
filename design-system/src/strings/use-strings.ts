import {
  type LocalizedString,
  LocalizedStringDictionary,
  LocalizedStringFormatter,
} from '@internationalized/string';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

type Values = Record<string, string | number | boolean>;

/** A text, or a function of its values (Finnish, Swedish and English only have the plural forms one and other). */
type Messages<K extends string> = Record<K, string | ((values?: Values) => string)>;

/** A component's own messages in the three languages; a missing one does not compile. */
export type Strings<K extends string> = Record<'fi-FI' | 'sv-FI' | 'en-GB', Messages<K>>;

const dictionaries = new WeakMap<object, LocalizedStringDictionary<string, LocalizedString>>();

function dictionaryOf<K extends string>(strings: Strings<K>): LocalizedStringDictionary<K, LocalizedString> {
  const known = dictionaries.get(strings) as LocalizedStringDictionary<K, LocalizedString> | undefined;
  if (known) return known;
  const made = new LocalizedStringDictionary<K, LocalizedString>(strings, 'fi-FI');
  dictionaries.set(strings, made);
  return made;
}

/** Messages of a component in the language of `DesignSystemProvider`: `const t = useStrings(words); t('close')`. */
export function useStrings<K extends string>(strings: Strings<K>) {
  const { locale } = useLocale();
  return useMemo(() => {
    const formatter = new LocalizedStringFormatter(locale, dictionaryOf(strings));
    return (key: K, values?: Values) => formatter.format(key, values);
  }, [locale, strings]);
}
