import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sepaText } from './sepa-text.js';

it.each([
  ['Aino-Maria Åkerström', 'Aino-Maria Åkerström'],
  ['Šilvennoinen & Žák', 'Silvennoinen + Zak'],
  ['Søren Ægir Œdipe Þór', 'Soren AEgir OEdipe THor'],
  ['O’Connor — ”Kirja”; n:o 5', "O'Connor - 'Kirja', n:o 5"],
  ['Лев', '???'],
  ['  kaksi\t\nriviä  ', 'kaksi riviä'],
  ['//tili//nro/', 'tili/nro'],
  ['A\u0308iti', 'Äiti'],
])('%s is written %s', (text, expected) => expect(sepaText(text, 70)).toBe(expected));

it('has only characters that banks accept, within the length, and no spaces or slashes at its ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 140 }),
      (text, most) => {
        const written = sepaText(text, most);
        expect(written.length).toBeLessThanOrEqual(most);
        expect(written).toMatch(/^[A-Za-z0-9ÅÄÖåäö/\-?:().,'+ ]*$/);
        expect(written).not.toMatch(/^[ /]|[ /]$|\/\//);
        expect(sepaText(written, most)).toBe(written);
      },
    ),
  );
});
