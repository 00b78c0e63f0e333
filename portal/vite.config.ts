import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './scripts/vite-compressed';
import { preloadedFonts } from './scripts/vite-preloaded-fonts';

const api = `http://localhost:${process.env['PORT'] ?? '1337'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    // Words of react-aria in languages that the portal does not speak stay out.
    { ...optimizeLocales.vite({ locales: ['fi-FI', 'sv-SE', 'en-US'] }), enforce: 'pre' },
    preloadedFonts(['newsreader-text-latin', 'source-sans-latin']),
    compressed(),
  ],
  resolve: {
    // Messages are compiled before the build, so the parser stays out of the browser.
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: { target: 'es2022', manifest: true },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { host: '127.0.0.1' },
});
