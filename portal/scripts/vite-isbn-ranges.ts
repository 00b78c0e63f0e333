import type { Plugin } from 'vite';

const names = /^\s+name: .*,\n/gm;

/** Hyphens come from the ranges of an ISBN; the names of their countries and languages stay out of the browser. */
export const isbnRangesWithoutNames = (): Plugin => ({
  name: 'portal:isbn-ranges-without-names',
  enforce: 'pre',
  transform: {
    filter: { id: /[/\\]isbn3[/\\]lib[/\\]groups\.js$/ },
    handler: (code) => ({ code: code.replace(names, ''), map: null }),
  },
});
