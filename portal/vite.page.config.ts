import { defaultServerConditions, defineConfig } from 'vite';

// The page's first bytes are written by the server: it imports `dist-server/page.mjs` by its path.
export default defineConfig({
  root: import.meta.dirname,
  ssr: {
    noExternal: true,
    // The design system's sources instead of its package.
    resolve: { conditions: ['@nimio/source', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/page/page.ts',
    outDir: 'dist-server',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
