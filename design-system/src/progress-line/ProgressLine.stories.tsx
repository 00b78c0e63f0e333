import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { ProgressLine } from './ProgressLine';

const meta = {
  title: 'Feedback/ProgressLine',
  component: ProgressLine,
  parameters: guide({
    use: ['Once in the frame, while another page is loading.'],
    avoid: ['Use it for a part of a page: that is a `Skeleton` or a pending button.'],
    keyboard: [],
  }),
  args: { isWaiting: true },
} satisfies Meta<typeof ProgressLine>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstSight = fn();

/** Observes during the mount: on a busy machine the play function may start when the bars are already visible. */
const lookAtOnce = (root: HTMLElement | null) => {
  const line = root?.querySelector('[role=status] > *');
  if (line) firstSight(getComputedStyle(line).visibility);
};

/** Shown and announced after a moment. */
export const Waiting: Story = {
  tags: ['dark-picture'],
  render: (args) => (
    <div ref={lookAtOnce}>
      <ProgressLine {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(firstSight).toHaveBeenLastCalledWith('hidden');
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
