import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: guide({
    use: [
      'In place of future text, after a moment; real headings are there immediately.',
      'With `lines={0}` in place of a part that may turn out to be empty: a `Page` shows nothing below it until then.',
    ],
    avoid: ['Imitate a whole page in grey.', 'Delay it yourself: it waits 300 ms automatically.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

const firstRender = fn();

/** Observes during the mount: on a busy machine the play function may start when the bars are already visible. */
const observeMount = (root: HTMLElement | null) => {
  const bars = root?.querySelector('[aria-hidden]');
  if (bars) firstRender(getComputedStyle(bars).visibility, root?.querySelector('[role=status]')?.textContent);
};

/** Nothing moves and nothing is announced if the response is quick. */
export const AfterAWhile: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  render: (args) => (
    <div ref={observeMount}>
      <Skeleton {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(firstRender).toHaveBeenLastCalledWith('hidden', '');
    await waitFor(() => expect(canvasElement.querySelector('[aria-hidden]')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Haetaan');
  },
};
