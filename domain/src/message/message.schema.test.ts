import { describe, expect, it } from 'vitest';
import type { DomainError } from '../errors.js';
import { validateBody } from '../validation.js';
import { sendMessageSchema } from './message.schema.js';

const body = { profileHashes: ['a'.repeat(22)], title: 'Tilitys', message: 'Hei' };
const messageOf = (message: string): string => validateBody(sendMessageSchema, { ...body, message }).message;

/** The refused fields and why, of a message with these changes; empty when it is valid. */
function refused(changes: Record<string, unknown>): string[] {
  try {
    validateBody(sendMessageSchema, { ...body, ...changes });
    return [];
  } catch (error) {
    return ((error as DomainError).details.fields ?? []).map(({ path, code }) => `${path} ${code}`);
  }
}

describe('the text of a message', () => {
  it('preserves its lines, with the line ends of any system', () => {
    expect(messageOf('a\r\n\r\nb\rc\nd')).toBe('a\n\nb\nc\nd');
  });

  it('is trimmed and composed; runs of spaces stay, tabs become spaces', () => {
    expect(messageOf('\n  Hyva\u0308  yo\u0308ta\u0308\t! \r\n')).toBe('Hyvä  yötä !');
  });

  it.each(['👩‍👩‍👧‍👦 🏳️‍🌈', 'שלום\u200f!', 'مرحبا', '<b>&amp;</b>'])('may be %s', (text) => {
    expect(messageOf(text)).toBe(text);
  });

  it.each([
    '\u0000',
    '\u0007',
    '\u000b',
    '\u001b',
    '\u0085',
    '\u2028',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
  ])('has no %j', (character) => expect(refused({ message: `a${character}b` })).toEqual(['message invalid']));

  it('is required and has 10 000 characters at most', () => {
    expect(refused({ message: '' })).toContain('message required');
    expect(refused({ message: ' \r\n\t' })).toContain('message required');
    expect(refused({ message: 'a'.repeat(10_000) })).toEqual([]);
    expect(refused({ message: 'a'.repeat(10_001) })).toEqual(['message tooLong']);
    // Hebrew letters with their marks become longer when they are composed.
    expect(refused({ message: '\ufb2c'.repeat(5000) })).toEqual(['message tooLong']);
  });
});

describe('the profiles of a message', () => {
  it('are 1 to 500, each once', () => {
    const hash = (n: number) => String(n).padStart(22, '0');
    const many = Array.from({ length: 501 }, (_, at) => hash(at));
    expect(refused({ profileHashes: many.slice(0, 500) })).toEqual([]);
    expect(refused({ profileHashes: many })).toEqual(['profileHashes tooLong']);
    expect(refused({ profileHashes: [] })).toEqual(['profileHashes required']);
    expect(refused({ profileHashes: [hash(1), hash(1)] })).toEqual(['profileHashes invalid']);
    expect(refused({ profileHashes: ['x'] })).toEqual(['profileHashes[0] invalid']);
  });
});
