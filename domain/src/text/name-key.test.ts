import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.js';

describe('nameKey', () => {
  it.each([
    [' Maija.Meri@Example.ORG ', 'maija.meri@example.org'],
    ['Ａino', 'aino'],
    ['A\u0308ija', 'äija'],
  ])('compares %j as %j', (name, key) => expect(nameKey(name)).toBe(key));

  it('ignores case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (name) => {
        expect(nameKey(name.toUpperCase())).toBe(nameKey(name));
      }),
    );
  });
});
