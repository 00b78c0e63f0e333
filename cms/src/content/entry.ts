import { textLanguage } from '@nimio/domain/content/text-language';
import { type Language, languages } from '@nimio/domain/schema';
import type { ContentKind } from './content-kinds.js';

/** An entry of the CMS, of any type. */
export type Entry = Record<string, unknown>;

export type InLanguages<T> = Record<Language, T>;

const suffixes: InLanguages<string> = { fi: 'Fi', sv: 'Sv', en: 'En' };

/** The attribute of a text in a language: `textFi`. */
export const attributeIn = (name: string, language: Language): string => `${name}${suffixes[language]}`;

export const textOf = (entry: Entry, name: string): string =>
  (entry[name] as string | null | undefined) ?? '';

const isWritten = (entry: Entry, name: string, language: Language): boolean =>
  textOf(entry, attributeIn(name, language)).trim() !== '';

/** The attributes that a type has in three languages, without the language: `title`, `text`. */
export const translatedNames = (attributes: object): string[] =>
  Object.keys(attributes).flatMap((name) => {
    const base = /^(.+)Fi$/.exec(name)?.[1];
    return base && languages.every((language) => attributeIn(base, language) in attributes) ? [base] : [];
  });

/** The languages in which an entry is complete. A title without its text is not a version. */
export const languagesOf = (entry: Entry, names: readonly string[]): Language[] =>
  languages.filter((language) => names.every((name) => isWritten(entry, name, language)));

/** The languages in which at least one of these texts is written. */
export const startedIn = (entry: Entry, names: readonly string[]): Language[] =>
  languages.filter((language) => names.some((name) => isWritten(entry, name, language)));

/** The texts of an entry in a language or its fallback; undefined if it is not complete in any language. */
export function textsIn<N extends string>(
  entry: Entry,
  names: readonly N[],
  requested: Language,
): (Record<N, string> & { language: Language }) | undefined {
  const language = textLanguage(languagesOf(entry, names), requested);
  if (!language) return undefined;
  const texts = names.map((name) => [name, textOf(entry, attributeIn(name, language))]);
  return { ...(Object.fromEntries(texts) as Record<N, string>), language };
}

/** A short text with its own fallback, such as a name in the settings. */
export function labelIn(entry: Entry, name: string, requested: Language): string {
  return textsIn(entry, [name], requested)?.[name] ?? '';
}

/** Builds a value for each language. */
export const inEach = <T>(make: (language: Language) => T): InLanguages<T> => ({
  fi: make('fi'),
  sv: make('sv'),
  en: make('en'),
});

/** The components of a list in an entry; empty if it is missing. */
export const listOf = (entry: Entry, name: string): Entry[] =>
  (entry[name] as Entry[] | null | undefined) ?? [];

/** A time in the wire's format, from any database: ISO 8601 in UTC. */
export const moment = (value: unknown): string | null =>
  value ? new Date(value as string).toISOString() : null;

/** The name of an entry without its text: its title or its key. The public id of an announcement is not readable. */
export const nameOf = ({ key }: ContentKind, entry: Entry): string =>
  labelIn(entry, 'title', 'fi') ||
  labelIn(entry, 'subject', 'fi') ||
  (key && key !== 'hash' ? String((entry[key] as string | number | null | undefined) ?? '') : '');
