import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newPublicHash, publicHashPattern } from './hash.js';

const isPublicHash = (text: string) => publicHashPattern.test(text);

describe('publicHashPattern', () => {
  it.each([
    ['0123456789ABCDEFGHIJab', true],
    ['0123456789ABCDEFGHIJa', false],
    ['0123456789ABCDEFGHIJabc', false],
    ['0123456789ABCDEFGHIJa-', false],
    ['0123456789ABCDEFGHIJa\n', false],
    ['', false],
  ])('%j: %s', (text, expected) => expect(isPublicHash(text)).toBe(expected));
});

describe('newPublicHash', () => {
  it('differs each time', () => {
    const hashes = Array.from({ length: 1000 }, () => newPublicHash());
    expect(new Set(hashes).size).toBe(1000);
    expect(hashes.every(isPublicHash)).toBe(true);
  });

  it('rejects bytes that would favour some characters', () => {
    const bytes = [255, 248, 247, 0, ...Array.from({ length: 20 }, () => 61)];
    expect(newPublicHash(() => Uint8Array.from(bytes))).toBe(`z0${'z'.repeat(20)}`);
  });

  it('reaches every character equally often', () => {
    const every = Uint8Array.from({ length: 248 }, (_, byte) => byte);
    const counts = new Map<string, number>();
    for (let from = 0; from < 248; from += 1) {
      const first = newPublicHash(() => every.slice(from))[0] ?? '';
      counts.set(first, (counts.get(first) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  it('makes an id of any sufficient bytes', () => {
    const bytes = fc.uint8Array({ minLength: 22, maxLength: 22 });
    const enough = bytes.filter((list) => list.some((byte) => byte < 248));
    fc.assert(fc.property(enough, (list) => isPublicHash(newPublicHash(() => list))));
  });
});
