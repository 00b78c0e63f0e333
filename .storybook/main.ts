import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../design-system/docs/**/*.@(mdx|stories.tsx)',
    '../design-system/src/**/*.stories.tsx',
    '../portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
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
