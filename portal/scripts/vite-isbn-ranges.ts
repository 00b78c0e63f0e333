import type { Plugin } from 'vite';

const names = /^\s+name: .*,\n/gm;

/**
 * Hyphenation only needs the ranges of ISBNs, so the names of their countries and languages are left out of the
 * browser.
 */
export const isbnRangesWithoutNames = (): Plugin => ({
  name: 'portal:isbn-ranges-without-names',
  enforce: 'pre',
  transform: {
    filter: { id: /[/\\]isbn3[/\\]lib[/\\]groups\.js$/ },
    handler: (code) => ({ code: code.replace(names, ''), map: null }),
  },
});
