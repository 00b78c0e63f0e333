import { isSafeLink } from '@nimio/domain/announcement/safe-link';
import { placeholdersIn, settingsPlaceholders } from '@nimio/domain/content/placeholders';
import { type MailKind, mailKinds, mailPlaceholders } from '@nimio/domain/mail-text/mail-kinds';
import { type Language, languages } from '@nimio/domain/schema';
import { type ContentKind, contentTypes } from '../content-kinds.js';
import { attributeIn, type Entry, languagesOf, textOf } from '../entry.js';
import { sectionsOf } from '../publishing/sections.js';
import { checkSettings } from './check-settings.js';
import { ContentRefused, type Refuse } from './refusals.js';

const inBraces = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

function checkPlaceholders(
  entry: Entry,
  names: readonly string[],
  known: readonly string[],
  refuse: Refuse,
): void {
  for (const field of names.flatMap((name) => languages.map((language) => attributeIn(name, language)))) {
    const unknown = placeholdersIn(textOf(entry, field)).filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      refuse('placeholderUnknown', field, { names: inBraces(unknown), known: inBraces(known) });
    }
  }
}

function checkMail(entry: Entry, refuse: Refuse): void {
  const kind = textOf(entry, 'kind') as MailKind;
  checkPlaceholders(entry, ['subject', 'text'], mailPlaceholders(kind), refuse);
  for (const language of languagesOf(entry, ['subject', 'text'])) {
    const field = attributeIn('text', language);
    const used = placeholdersIn(textOf(entry, field));
    const missing = mailKinds[kind].filter((name) => !used.includes(name));
    if (missing.length > 0) refuse('placeholderMissing', field, { names: inBraces(missing) });
  }
}

function checkAnnouncement(entry: Entry, refuse: Refuse): void {
  const link = textOf(entry, 'link');
  if (link && !isSafeLink(link)) refuse('linkUnsafe', 'link', { link });
  const { publishedFrom: from, publishedUntil: until } = entry as Record<string, string | null>;
  if (from && until && new Date(until) <= new Date(from)) refuse('untilBeforeFrom', 'publishedUntil');
}

function checkSections(entry: Entry, refuse: Refuse): void {
  for (const language of languages) {
    const field = attributeIn('text', language);
    const text = textOf(entry, field).trim();
    if (text && (!text.startsWith('## ') || sectionsOf(text).length === 0)) refuse('sectionsMissing', field);
  }
}

const checks: Partial<Record<string, (entry: Entry, refuse: Refuse) => void>> = {
  [contentTypes.mailText]: checkMail,
  [contentTypes.announcement]: checkAnnouncement,
  [contentTypes.privacyPolicy]: checkSections,
  [contentTypes.settings]: checkSettings,
};

/**
 * Checks an entry before publishing, beyond its schema. A missing language is allowed, because its fallback is shown.
 *
 * @param names attributes in three languages
 * @param editorLanguage the language of the refusal
 * @throws ContentRefused
 */
export function checkEntry(
  kind: ContentKind,
  entry: Entry,
  names: readonly string[],
  editorLanguage: Language,
): void {
  const refuse: Refuse = (refusal, field, words) => {
    throw new ContentRefused(refusal, editorLanguage, field, words);
  };
  const isSettings = kind.uid === contentTypes.settings;
  if (!isSettings && languagesOf(entry, names).length === 0)
    refuse('noLanguage', attributeIn(names[0] ?? '', 'fi'));
  if (kind.fills) checkPlaceholders(entry, names, settingsPlaceholders, refuse);
  checks[kind.uid]?.(entry, refuse);
}

/** A published version never changes, because people accept it as it is. */
export function refuseAgreedChange(language: Language): never {
  throw new ContentRefused('agreedUnchangeable', language);
}

/**
 * A version is published after the newest one: its number is higher and its validity begins no earlier, so that the
 * text in force on a past day never changes (domain model, "Terms").
 *
 * @param others the published ones, newest first; may include this one
 */
export function checkAgreed(entry: Entry, others: readonly Entry[], language: Language): void {
  const newest = others.find(({ documentId }) => documentId !== entry['documentId']);
  if (!newest) return;
  const [version, last] = [entry, newest].map((each) => each['version'] as string | number);
  if (version === undefined || last === undefined || version <= last) {
    throw new ContentRefused('versionNotNewer', language, 'version', { newest: String(last) });
  }
  const since = textOf(newest, 'validFrom');
  if (textOf(entry, 'validFrom') < since) {
    throw new ContentRefused('validityNotLater', language, 'validFrom', { newest: since });
  }
}
