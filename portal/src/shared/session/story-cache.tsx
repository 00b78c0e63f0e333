import type { Decorator } from '@storybook/react-vite';
import { SWRConfig } from 'swr';

/** Clears cached responses of other stories. */
export const withFreshCache: Decorator = (Story) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <Story />
  </SWRConfig>
);
