import { defineConfig } from 'eslint/config';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      '**/dist/**',
      '**/compiled/**',
      // An application of its own: it is checked where the package is installed.
      'design-system/tests/consumer/**',
      'storybook-static/**',
      'coverage/**',
      'cms/types/**',
      '.data/**',
      '.cache/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mts}', 'scripts/*.mjs'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
    },
  },
  // Its packages are installed only for the bench, so their types are not known wherever this runs.
  {
    files: ['bench-ui/**'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      '@typescript-eslint/restrict-template-expressions': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
    },
  },
  // The command-line programs speak to a person on the console.
  { files: ['scripts/*.mjs', 'demo/src/**'], rules: { 'no-console': 'off' } },
  {
    files: ['portal/src/**/*.{ts,tsx}'],
    ignores: ['portal/src/api/client.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Call the API by portal/src/api/client.ts.' },
      ],
    },
  },
  {
    files: ['cms/src/api/*/use-cases/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name="table"]',
          message: 'A term’s tables are written in its store.',
        },
      ],
    },
  },
  { files: ['**/*.tsx'], ...hooks.configs.flat['recommended-latest'] },
  { files: ['**/*.tsx'], ...jsxA11y.configs.strict },
  {
    files: ['portal/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx'],
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  ...storybook.configs['flat/recommended'],
);
