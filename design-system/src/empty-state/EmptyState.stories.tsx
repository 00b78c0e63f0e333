import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: guide({
    use: [
      'Say in one sentence why it is empty, or where to start, and offer the one action.',
      '`kind="search"` if a filter found nothing.',
    ],
    avoid: ['Blame the user for the emptiness.', 'Show it while data are still being fetched.'],
    keyboard: [],
  }),
  args: {
    children: 'Aloita ISBN-tunnuksella; se on kirjan takakannessa.',
    action: <Button>Lisää teos</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = { tags: ['dark-picture', 'narrow-picture'] };
export const NothingFound: Story = {
  args: { kind: 'search', children: 'Ei asiakkaita haulla ”Vuorelainen”', action: null },
};
