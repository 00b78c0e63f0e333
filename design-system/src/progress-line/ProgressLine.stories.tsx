import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ProgressLine } from './ProgressLine';

const meta = {
  title: 'Feedback/ProgressLine',
  component: ProgressLine,
  args: { isWaiting: true },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and said after a moment. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Haetaan')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Haetaan');
  },
};

export const Idle: Story = {
  args: { isWaiting: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
