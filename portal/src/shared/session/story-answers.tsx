import type { Decorator } from '@storybook/react-vite';
import { SWRConfig } from 'swr';

/** Clears cached answers of other stories. */
export const withFreshAnswers: Decorator = (Story) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <Story />
  </SWRConfig>
);
