import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import type { ContactValues } from './contact.form';
import { countryText } from './country-text';

/** A field's value as the person reads it: names instead of codes. */
export function useShownValue(): (name: keyof ContactValues, values: ContactValues) => string {
  const { language } = useText();
  return (name, values) => {
    if (name === 'country') return countryText(values.country, language);
    if (name === 'language') return languageNames.find(({ id }) => id === values.language)?.label ?? '';
    return values[name];
  };
}
