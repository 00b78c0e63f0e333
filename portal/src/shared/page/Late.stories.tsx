import { TextField } from '@nimio/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../intl/story-texts';
import { Late } from './Late';

const Help = ({ text }: { text: string }) => <p>{text}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let isOnline = false;

const meta = {
  title: 'Portal/Late',
  component: Late<{ text: string }>,
  decorators: [withTexts],
  args: {
    bring: () => Promise.resolve(Help),
    given: { text: 'Ohje' },
    waiting: <p>Ohje tulee</p>,
    notCome: 'Ohjetta ei saatu haettua.',
    isAtOnce: true,
  },
  render: (args) => (
    <>
      <TextField label="Puhelinnumero" name="phone" defaultValue="+358 40 123 4567" />
      <Late {...args} />
    </>
  ),
} satisfies Meta<typeof Late<{ text: string }>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ohje')).toBeVisible();
    await expect(canvas.queryByText('Ohje tulee')).toBeNull();
  },
};

export const Loading: Story = {
  args: { bring: () => new Promise<typeof Help>(() => undefined) },
  play: async ({ canvas }) => expect(canvas.getByText('Ohje tulee')).toBeVisible(),
};

/** The network is gone and comes back: another try stands there, and the rest of the page stays. */
export const Failed: Story = {
  beforeEach: () => {
    isOnline = false;
  },
  args: { bring: () => (isOnline ? Promise.resolve(Help) : lost()) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ohjetta ei saatu haettua.')).toBeVisible();
    isOnline = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
    await waitFor(() => expect(canvas.getByText('Ohje')).toBeVisible());
    await expect(canvas.getByLabelText('Puhelinnumero')).toHaveValue('+358 40 123 4567');
  },
};
