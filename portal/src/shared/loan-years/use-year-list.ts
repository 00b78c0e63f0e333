import { useText } from '../intl/use-text';

/** Returns a function that writes years in a sentence: 2023 ja 2024. */
export function useYearList(): (years: readonly number[]) => string {
  const { language } = useText();
  return (years) => new Intl.ListFormat(language).format(years.map(String));
}
