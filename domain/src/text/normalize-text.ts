/**
 * Control characters, unpaired surrogates, and marks that embed or override the writing direction, with which a name could
 * look like another. Tabs and line ends have been replaced as white space before.
 */
const refused = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * One line of text as it is stored: NFC, trimmed, white space collapsed. `undefined` when it contains characters that no
 * name or address has.
 */
export function normalizeText(text: string): string | undefined {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return refused.test(line) ? undefined : line;
}

const everyRefused = new RegExp(refused, 'gu');

/**
 * The same for a text that no one can be asked to correct: refused characters are removed, and the text is truncated to
 * `max` code points, as PostgreSQL counts.
 */
export function forceText(text: string, max: number): string {
  const line = normalizeText(text.replace(/\s+/g, ' ').replace(everyRefused, '')) ?? '';
  return [...line].slice(0, max).join('').trim();
}
