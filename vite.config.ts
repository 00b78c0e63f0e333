import { defaultClientConditions, defineConfig } from 'vite';

/** Storybook is built with the design system's sources instead of its package. */
export default defineConfig({ resolve: { conditions: ['@nimio/source', ...defaultClientConditions] } });
