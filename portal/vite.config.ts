import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { type Alias, defaultClientConditions, defineConfig, normalizePath, type Plugin } from 'vite';
import { compressed } from './scripts/vite-compressed';
import { endpointsWithoutSchemas } from './scripts/vite-endpoints';
import { isbnRangesWithoutNames } from './scripts/vite-isbn-ranges';
import { usedRouterParts } from './scripts/vite-router-parts';

const api = `http://localhost:${process.env['PORT'] ?? '1337'}`;

/** Messages are compiled before the build, so the parser stays out of the browser. */
export const noParser: Alias = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** The package names its development build for everybody; the other one carries no warnings. */
export const productionRouter: Alias = {
  find: /^react-router$/,
  replacement: join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs'),
};

/**
 * Imports a late part only after all its files have come: browsers never repeat an import that failed, for example
 * while offline. Vite's own helper awaits stylesheets only.
 */
const awaitFiles = `export async function __vitePreload(load, files = []) {
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch('/' + file);
      if (!response.ok) throw new Error(file);
      await response.blob();
    }),
  );
  return load();
}`;
const repeatableImports: Plugin = {
  name: 'portal:repeatable-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => awaitFiles },
};

/** Packages that every page loads: one file that stays in the browser's cache from release to release. */
const everyPage =
  /[/\\]node_modules[/\\](?:react|react-dom|scheduler|react-router|styled-components|stylis|react-intl|@formatjs|intl-messageformat)[/\\]/;

/** With all they import: what nearly every page loads is one file, as twenty small ones compress worse. */
const baseRoots = [
  'portal/src/app/Root',
  'portal/src/app/pages/FailurePage',
  'portal/src/shared/form/PortalForm',
  'portal/src/shared/form/use-portal-form',
  'portal/src/shared/info/InfoBox',
  'portal/src/shared/intl/language-names',
  'portal/src/shared/intl/use-set-language',
  'portal/src/shared/page/late',
  'portal/src/shared/session/ReasonNotice',
  'portal/src/shared/session/identification',
  'portal/src/shared/session/session',
  'portal/src/shared/session/use-return',
  'portal/src/shared/settings/MaintenanceNotice',
  'portal/src/shared/settings/use-today',
  'portal/src/shared/theme/use-theme',
  'design-system/src/due-slip/DueSlip',
  'design-system/src/language-selector/LanguageSelector',
  'design-system/src/link-button/LinkButton',
  'design-system/src/skeleton/Skeleton',
  'design-system/src/spread/Divider',
  'design-system/src/text-field/TextField',
  'domain/dist/taxation/tax-year',
];

/** With the frame: small pieces of most pages within it, whose files would each wait for a connection. */
const frameRoots = [
  'portal/src/app/first-reads',
  'portal/src/app/layout/Frame',
  'portal/src/shared/action/focus-after',
  'portal/src/shared/page/frame-layout',
  'portal/src/shared/page/LoadFailure',
  'portal/src/shared/page/use-arrival',
  'portal/src/shared/payment/use-tax-label',
  'design-system/src/amount-bar/AmountBar',
  'design-system/src/columns/Columns',
  'design-system/src/date-text/DateText',
  'design-system/src/description-list/DescriptionList',
  'design-system/src/empty-state/EmptyState',
  'design-system/src/format/cents',
  'design-system/src/format/number',
  'design-system/src/money/Money',
  'design-system/src/section/Section',
  'design-system/src/select/SelectBox',
  'design-system/src/task-status/task-icons',
  'design-system/src/text/Text',
  'domain/dist/accounting/accounting.endpoints',
  'domain/dist/announcement/announcement.endpoints',
  'domain/dist/change-suggestion/change-suggestion.endpoints',
  'domain/dist/loan/loan.endpoints',
  'domain/dist/loan/loans-of-year',
  'domain/dist/taxation/rate',
  'lucide-react/dist/esm/icons/x',
  'react-aria/dist/private/i18n/useLocalizedStringFormatter',
];

/** The same for pages with a form of an account, and for pages with a table. */
const sessionRoots = [
  'portal/src/features/session/spread/SessionSpread',
  'design-system/src/password-field/PasswordField',
];
const tableRoots = ['design-system/src/data-table/DataTable'];

const isAt = (root: string, id: string) => new RegExp(`/${root}\\.m?[jt]sx?$`).test(normalizePath(id));
const isAmong = (roots: readonly string[]) => (id: string) => roots.some((root) => isAt(root, id));

/** A root whose file was moved or renamed matches nothing, so that the file leaves its group. */
const existingRoots: Plugin = {
  name: 'portal:existing-roots',
  apply: 'build',
  buildEnd(error) {
    const ids = [...this.getModuleIds()];
    // Benchmarks build single pages.
    if (error || !ids.some((id) => isAt('portal/src/main', id))) return;
    for (const root of [...baseRoots, ...frameRoots, ...sessionRoots, ...tableRoots])
      if (!ids.some((id) => isAt(root, id))) this.error(`vite.config.ts names ${root}, which is not built`);
  },
};

/** Names of styled components come from their files, so that the server and the browser derive the same. */
export const styledComponents = {
  plugins: { styledComponents: { displayName: false, fileName: false, minify: false } },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    repeatableImports,
    endpointsWithoutSchemas(),
    isbnRangesWithoutNames(),
    usedRouterParts(),
    existingRoots,
    // Words of react-aria in languages that the portal does not speak stay out.
    { ...optimizeLocales.vite({ locales: ['fi-FI', 'sv-SE', 'en-US'] }), enforce: 'pre' },
    compressed(),
  ],
  oxc: styledComponents,
  resolve: {
    alias: command === 'build' ? [noParser, productionRouter] : [noParser],
    // The design system's sources instead of its package.
    conditions: ['@nimio/source', ...defaultClientConditions],
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      // All target browsers preload modules.
      polyfill: false,
      // A page is reloaded after a failure, and lists of all pages' files would be six kilobytes of every page.
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' || /\/index-[^/]+$/.test(hostId) ? [] : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: everyPage, priority: 2 },
            { name: 'base', test: isAmong(baseRoots), priority: 1 },
            { name: 'frame', test: isAmong(frameRoots) },
            { name: 'session', test: isAmong(sessionRoots) },
            { name: 'table', test: isAmong(tableRoots) },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': { target: api, changeOrigin: false } } },
  preview: { host: '127.0.0.1' },
}));
