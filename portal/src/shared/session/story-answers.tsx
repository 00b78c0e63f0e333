import type { Decorator } from '@storybook/react-vite';
import { SWRConfig } from 'swr';

/** What another story's server has answered is not known in this one. */
export const withFreshAnswers: Decorator = (Story) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <Story />
  </SWRConfig>
);
