import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Skeleton } from './Skeleton';

const meta = { title: 'Palaute/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves when the answer comes quickly. */
export const AfterAWhile: Story = {
  play: async ({ canvasElement }) => {
    const bars = canvasElement.querySelector('[aria-hidden]') as HTMLElement;
    await expect(bars).not.toBeVisible();
    await waitFor(() => expect(bars).toBeVisible());
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
