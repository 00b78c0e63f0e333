/**
 * Control characters, halves of surrogate pairs, and the marks that embed or override writing direction: with
 * these a name could show as another. Tabs and line ends are gone by then, as white space.
 */
const refused = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/**
 * One line of text as it is stored: NFC, trimmed, each run of white space made one space. Undefined when it
 * holds characters that no name or address has.
 */
export function normalizeText(text: string): string | undefined {
  const line = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  return refused.test(line) ? undefined : line;
}

const everyRefused = new RegExp(refused, 'gu');

/**
 * The same of a text that nobody can be asked to correct: the characters that are refused are left out, and
 * what is longer than `max` of them (as PostgreSQL counts: code points) is cut off.
 */
export function forceText(text: string, max: number): string {
  const line = normalizeText(text.replace(/\s+/g, ' ').replace(everyRefused, '')) ?? '';
  return [...line].slice(0, max).join('').trim();
}
