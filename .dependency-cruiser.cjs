/** The rules about which folder may import which one: see docs/architecture.md. */
const tests = ['\\.(test|stories)\\.tsx?$', '/story-[^/]+$'];

const only = (room, allowed) => ({
  name: `${room}-imports-only`,
  severity: 'error',
  from: { path: `^${room}/src`, pathNot: tests },
  to: { path: '^(domain|design-system|portal|cms|demo|e2e)/', pathNot: [`^${room}/`, ...allowed] },
});

const npmOnly = (room, packages) => ({
  name: `${room}-packages`,
  severity: 'error',
  from: { path: `^${room}/src`, pathNot: tests },
  to: { path: 'node_modules', pathNot: packages.map((name) => `node_modules/(@types/)?${name}(/|$)`) },
});

/** The folders of the server that every term of the API builds on. */
const platform = 'audit|data|http|identity|integrations|jobs|log|metrics|payment-file|security|threads';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-packages',
      severity: 'error',
      from: { path: '^(domain|design-system|portal|cms|demo)/src', pathNot: tests },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    only('domain', []),
    npmOnly('domain', ['yup', 'iban', 'ibantools', 'isbn3', 'i18n-iso-countries']),
    {
      name: 'domain-no-io',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    only('design-system', []),
    npmOnly('design-system', [
      'react',
      'react-dom',
      'react-aria-components',
      'styled-components',
      '@tanstack/react-virtual',
      '@internationalized/number',
      '@internationalized/string',
      'lucide-react',
    ]),
    {
      name: 'portal-styles-are-layout',
      severity: 'error',
      from: {
        path: '^portal/src',
        pathNot: [
          '^portal/src/shared/page/(?:frame-)?layout\\.ts$',
          // The server writes the styles of the pages that it renders.
          '^portal/src/page/page\\.tsx$',
          // The bar of shares is the portal's only drawing.
          '^portal/src/features/works/roles/DealHolders\\.tsx$',
          ...tests,
        ],
      },
      to: { path: 'node_modules/styled-components' },
    },
    // The portal may import only the public entry, the accent and the fonts of the design system.
    only('portal', [
      '^domain/dist',
      '^domain/src',
      '^design-system/src/(index\\.ts|tokens/accent\\.ts|fonts/fonts\\.css)$',
    ]),
    only('cms', ['^domain/dist', '^domain/src']),
    only('demo', ['^domain/dist', '^domain/src']),
    {
      name: 'features-not-each-other',
      severity: 'error',
      from: { path: '^portal/src/features/([^/]+)/' },
      to: { path: '^portal/src/features/', pathNot: '^portal/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-features',
      severity: 'error',
      from: { path: '^portal/src/(shared|api)/' },
      to: { path: '^portal/src/(features|app)/' },
    },
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      from: { path: `^cms/src/(${platform})/` },
      to: { path: '^cms/src/', pathNot: `^cms/src/((${platform})/|(environment|system)\\.ts$)` },
    },
    {
      name: 'content-imports-no-term',
      severity: 'error',
      from: { path: '^cms/src/content/|^cms/src/(system|environment)\\.ts$' },
      to: { path: '^cms/src/(api|commands|import)/|^cms/src/(index|housekeeping)\\.ts$' },
    },
    {
      name: 'use-cases-know-no-database',
      comment: 'Only stores touch the tables of a term.',
      severity: 'error',
      from: { path: '^cms/src/api/[^/]+/use-cases/' },
      to: { path: '^node_modules/(knex|pg|better-sqlite3)/' },
    },
    {
      name: 'migrations-are-independent',
      comment: 'The schema depends on no code but the table of contact fields, until version 1.0 freezes it.',
      severity: 'error',
      from: { path: '^cms/database/' },
      to: { path: '^(cms/src|domain)/', pathNot: '^domain/dist/contact/contact-fields' },
    },
    {
      name: 'toast-in-one-place',
      severity: 'error',
      from: { path: '^design-system/src', pathNot: '^design-system/src/toast/' },
      to: { path: 'react-aria-components/.*[Tt]oast' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '(^|/)(dist-server|compiled)/|^(cms|portal|design-system)/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@nimio/source', 'import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
