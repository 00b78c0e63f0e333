import { TextField } from '@nimio/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Dispensable } from './Dispensable';

const Unfetched = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

const meta = {
  title: 'Portal/Dispensable',
  component: Dispensable,
  args: {
    children: (
      <Suspense fallback={<p>Ohje tulee</p>}>
        <Unfetched />
      </Suspense>
    ),
  },
  render: (args) => (
    <>
      <TextField label="Puhelinnumero" name="phone" defaultValue="+358 40 123 4567" />
      <Dispensable {...args} />
    </>
  ),
} satisfies Meta<typeof Dispensable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What cannot be fetched is not there, and the rest of the page stays with what was typed. */
export const LeftOut: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Ohje tulee')).toBeNull());
    await expect(canvas.getByLabelText('Puhelinnumero')).toHaveValue('+358 40 123 4567');
  },
};

export const Shown: Story = {
  args: { children: <p>Ohje</p> },
  play: async ({ canvas }) => expect(canvas.getByText('Ohje')).toBeVisible(),
};
