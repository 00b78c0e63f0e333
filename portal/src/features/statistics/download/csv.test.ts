import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv';

describe('a table as CSV', () => {
  it('has semicolons, decimal commas and a mark for the letters', () => {
    expect(
      csvOf([
        ['Teos', 'Osuus'],
        ['Hylätty; "talo"', 602.5],
      ]),
    ).toBe('\uFEFFTeos;Osuus\r\n"Hylätty; ""talo""";602,5\r\n');
  });

  it.each(['=1+1', '+358', '-x', '@SUM(A1)', '\t=1', '\r=1'])('makes no formula of %j', (title) => {
    expect(csvOf([[title]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
  });

  it('lets no title out of its cell', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        const text = csvOf([[title, 1]]).slice(1);
        const quoted = /^"(?<inner>(?:[^"]|"")*)";1\r\n$/.exec(text)?.groups?.['inner'];
        const inner = quoted?.replaceAll('""', '"') ?? text.replace(/;1\r\n$/, '');
        expect(inner === title || inner === `'${title}`).toBe(true);
        expect(inner).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
