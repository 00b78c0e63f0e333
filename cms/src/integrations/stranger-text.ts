import { controlCharacters } from '@nimio/domain/schema';

const everyControlCharacter = new RegExp(controlCharacters.source, 'gu');

/**
 * A line of text from somebody else's system, where anything may stand: what we would refuse from a person (control
 * characters, halves of a pair) is taken out, and what is not text is empty.
 */
export const tidyText = (value: unknown, mostCharacters: number): string =>
  typeof value === 'string'
    ? value
        .replace(everyControlCharacter, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, mostCharacters)
        // The cut may have gone through a pair.
        .toWellFormed()
    : '';

/** A list, however the other system writes one that is empty. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
