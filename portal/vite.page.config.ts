import { defaultServerConditions, defineConfig } from 'vite';
import { pageModules } from './scripts/vite-page-modules';
import { noParser, productionRouter, styledComponents } from './vite.config';

// The page's first bytes are written by the server: it imports `dist-server/page.mjs` by its path.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [pageModules()],
  oxc: styledComponents,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: [noParser, productionRouter] },
  ssr: {
    noExternal: true,
    // The design system's sources instead of its package.
    resolve: { conditions: ['@nimio/source', ...defaultServerConditions] },
  },
  build: {
    ssr: 'src/page/page.tsx',
    outDir: 'dist-server',
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
  },
});
