import { type Language, languages } from '../language.js';

/**
 * The language in which a text is shown: the requested one, else Finnish, else the first available one.
 * Every text that editors write falls back so (specification §1: Finnish is the default and the fallback; the
 * privacy policy exists in English alone).
 *
 * @returns undefined when the text is in no language at all
 */
export function textLanguage(written: readonly Language[], requested: Language): Language | undefined {
  return [requested, ...languages].find((language) => written.includes(language));
}
