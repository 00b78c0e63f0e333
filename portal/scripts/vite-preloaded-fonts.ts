import type { Plugin } from 'vite';

/**
 * Preloads the fonts that every page needs, by the prefixes of their file names; the browser would otherwise discover
 * them only after style and script have run.
 */
export function preloadedFonts(names: readonly string[]): Plugin {
  return {
    name: 'portal:preloaded-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.some((name) => new RegExp(`/${name}-[\\w-]+\\.woff2$`).test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}
