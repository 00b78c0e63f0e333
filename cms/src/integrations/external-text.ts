import { controlCharacters } from '@nimio/domain/schema';

const everyControlCharacter = new RegExp(controlCharacters.source, 'gu');

/**
 * Sanitizes a line of text from an external system: characters that we would refuse from a person (control characters,
 * lone surrogates) are removed, and anything but text becomes empty.
 */
export const externalText = (value: unknown, maxCharacters: number): string =>
  typeof value === 'string'
    ? value
        .replace(everyControlCharacter, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, maxCharacters)
        // The cut may have split a surrogate pair.
        .toWellFormed()
    : '';

/** A list from an external system, which may write an empty one in other ways. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Reads the body of a response up to `mostBytes`; throws if there is more. */
export async function limitedText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new ResponseTooLong(`The response has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export class ResponseTooLong extends Error {}
