import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const root = path.join(here, '..');

/** What the pages and the design system both need: its source would find the root's, theirs are here. */
const shared = ['react', 'react-dom', 'styled-components', '@tanstack/react-virtual'];

function versionOf(name: string, tree: string): string {
  const file = path.join(tree, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

for (const name of shared) {
  const [ours, ships] = [versionOf(name, here), versionOf(name, root)];
  if (ours !== ships)
    throw new Error(`bench-ui measures ${name} ${ours}, but ${ships} ships: update bench-ui/package.json`);
}

/** Two Reacts on a page would weigh double, and the hooks of one do not work with the other. */
function oneCopyOf(names: readonly string[]): Plugin {
  return {
    name: 'one-copy',
    generateBundle() {
      const folders = [...this.getModuleIds()].map(
        (id) => /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(id)?.[0],
      );
      for (const name of names) {
        const copies = new Set(
          folders.filter((folder) => folder?.replaceAll('\\', '/').endsWith(`/node_modules/${name}`)),
        );
        if (copies.size > 1) this.error(`${name} is there ${copies.size} times: ${[...copies].join(', ')}`);
      }
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [
    // As the portal is built: words of react-aria in other languages stay out.
    { ...optimizeLocales.vite({ locales: ['fi-FI', 'sv-SE', 'en-US'] }), enforce: 'pre' },
    oneCopyOf([...shared, 'react-aria-components']),
  ],
  resolve: {
    alias: [
      { find: /^@nimio\/design-system$/, replacement: path.join(root, 'design-system/src/index.ts') },
      // As the portal is built: messages are compiled, so the parser stays out.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
    dedupe: shared,
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: readdirSync(here)
        .filter((file) => file.endsWith('.html'))
        .map((file) => path.join(here, file)),
      output: {
        // React in a file of its own: its weight is told apart.
        codeSplitting: {
          groups: [{ name: 'react', test: /[/\\]node_modules[/\\](?:react|react-dom|scheduler)[/\\]/ }],
        },
      },
    },
  },
});
