import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Groups = Record<string, { ranges: readonly (readonly [first: string, last: string])[] }>;

/** The first number of that length after another one of any length. */
const after = (last: string, length: number): string =>
  String(Number(last) + 1)
    .padStart(last.length, '0')
    .padEnd(length, '0')
    .slice(0, length);

/**
 * The ranges as a short text and the code that reads it. Most ranges begin after the previous one, so only their ends
 * are written.
 */
export function compactRanges(groups: Groups): string {
  const lines = Object.entries(groups).map(([prefix, { ranges }]) => {
    const written = ranges.map(([first, last], index) => {
      const previous = ranges[index - 1]?.[1] ?? '-1';
      return after(previous, last.length) === first ? last : `${last}-${first}`;
    });
    return [prefix, ...written].join(' ');
  });
  return `const after = ${after.toString()};
const rangesIn = (texts) => {
  let previous = '-1';
  return texts.map((text) => {
    const [last, first = after(previous, last.length)] = text.split('-');
    previous = last;
    return [first, last];
  });
};
const groupIn = ([prefix, ...texts]) => [prefix, { ranges: rangesIn(texts) }];
module.exports = Object.fromEntries('${lines.join(';')}'.split(';').map((line) => groupIn(line.split(' '))));`;
}

/** Hyphenation only needs the ranges of ISBNs, so names are left out of the browser, and the ranges are shortened. */
export const isbnRangesWithoutNames = (): Plugin => ({
  name: 'portal:isbn-ranges-without-names',
  enforce: 'pre',
  transform: {
    filter: { id: /[/\\]isbn3[/\\]lib[/\\]groups\.js$/ },
    handler: (_code, id) => ({
      code: compactRanges(createRequire(import.meta.url)(id) as Groups),
      map: null,
    }),
  },
});
