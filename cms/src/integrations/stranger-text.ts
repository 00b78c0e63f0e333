import { controlCharacters } from '@nimio/domain/schema';

const everyControlCharacter = new RegExp(controlCharacters.source, 'gu');

/**
 * Sanitizes a line of text from an external system: characters that we would refuse from a person (control characters,
 * lone surrogates) are removed, and anything but text becomes empty.
 */
export const tidyText = (value: unknown, mostCharacters: number): string =>
  typeof value === 'string'
    ? value
        .replace(everyControlCharacter, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, mostCharacters)
        // The cut may have split a surrogate pair.
        .toWellFormed()
    : '';

/** A list from an external system, which may write an empty one in other ways. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
