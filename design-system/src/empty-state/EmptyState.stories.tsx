import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    children: 'Aloita ISBN-tunnuksella; se on kirjan takakannessa.',
    action: <Button>Lisää teos</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {};
export const NothingFound: Story = {
  args: { kind: 'search', children: 'Ei asiakkaita haulla ”Vuorelainen”', action: null },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
