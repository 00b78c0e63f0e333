import { defaultClientConditions, defineConfig } from 'vite';

/** What Storybook builds with: the design system's sources instead of its package. */
export default defineConfig({ resolve: { conditions: ['@nimio/source', ...defaultClientConditions] } });
