import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guide } from '../../docs/guide';
import { Skeleton } from './Skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: guide({
    use: ['Where text will come, after a moment; real headings are there at once.'],
    avoid: ['Imitate a whole page in grey.', 'Show it for what is there within 300 ms: it waits by itself.'],
    keyboard: [],
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves and nothing is said when the answer comes quickly. */
export const AfterAWhile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bars = canvasElement.querySelector('[aria-hidden]') as HTMLElement;
    await expect(bars).not.toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(bars).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent('Haetaan');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
