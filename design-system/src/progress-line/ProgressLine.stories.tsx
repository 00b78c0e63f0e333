import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ProgressLine } from './ProgressLine';

const meta = {
  title: 'Feedback/ProgressLine',
  component: ProgressLine,
  parameters: guide({
    use: ['Once in the frame, for while another page is on its way.'],
    avoid: ['Use it for a part of a page: that is a `Skeleton` or a running button.'],
    keyboard: [],
  }),
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
