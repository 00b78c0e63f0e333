import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../design-system/docs/**/*.@(mdx|stories.tsx)',
    '../design-system/src/**/*.stories.tsx',
    '../portal/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // MDX supports tables only with this plugin.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Stories that show designers nothing new: the filter of the sidebar can show them.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    // The root's tsconfig.json includes only the configuration of tools.
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'design-system/tsconfig.json',
      include: ['design-system/**/*.tsx', 'portal/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
} satisfies StorybookConfig;
