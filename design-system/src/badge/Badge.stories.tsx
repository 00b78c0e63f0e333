import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { TextLink } from '../text-link/TextLink';
import { Badge } from './Badge';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { value: 2, text: 'uutta' },
  render: (args) => (
    <TextLink href="#messages">
      Viestit <Badge {...args} />
    </TextLink>
  ),
  parameters: guide({
    use: [
      'A number that belongs to the label before it: unread messages, open tasks.',
      'Name the unit in `text`, so that it is announced as “Viestit 2 uutta”.',
      'Show it only if there is something to count.',
    ],
    avoid: [
      'Put words into the pill: a status is a `StatusBadge`.',
      'Use it for numbers to read and compare: they belong in the text or in a table.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Viestit 2 uutta' })).toBeVisible();
  },
};

export const Attention: Story = { args: { value: 1, text: 'asia vaatii huomiotasi', tone: 'warning' } };

/** The pill grows with the number. */
export const Many: Story = { args: { value: 128 } };

export const Dark: Story = {
  render: () => (
    <p>
      Viestit <Badge value={2} text="uutta" /> Valikko{' '}
      <Badge value={1} text="asia vaatii huomiotasi" tone="warning" />
    </p>
  ),
  globals: { theme: 'dark' },
};

/** Long words on the narrowest screen. */
export const On320: Story = {
  args: { value: 1284, text: 'lukematonta viestiä asiakaspalvelulta' },
  globals: { viewport: { value: 'narrow' } },
};
