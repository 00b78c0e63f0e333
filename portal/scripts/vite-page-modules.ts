import type { Plugin } from 'vite';

const page = /page: async \(\) =>\s*\(await import\('([^']+)'\)\)/g;

/** Writes the source of each page into the table of routes, so that the server finds the page's scripts. */
export const pageModules = (): Plugin => ({
  name: 'portal:page-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /[/\\]portal[/\\]src[/\\]app[/\\]routes\.ts$/ },
    handler(code) {
      const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0;
      if (count(page) !== count(/^ {4}page: /gm)) this.error('A page is not imported as the others are');
      return { code: code.replace(page, "module: '$1', $&"), map: null };
    },
  },
});
