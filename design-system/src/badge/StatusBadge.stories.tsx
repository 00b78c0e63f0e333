import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { StatusBadge } from './StatusBadge';

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { children: 'Ehdotus', tone: 'warning' },
  parameters: guide({
    use: [
      'The status of a row, a message or a file, next to its name: “Ehdotus”, “Muuttunut”, “Epäonnistui”.',
      'Choose the tone by what the reader has to do: `danger` to fix, `warning` to check, the others only to know.',
    ],
    avoid: [
      'Use it for a number, which is a `Badge`, or for a category, which is a `Tag`.',
      'Write more than two words: a reason belongs in the text or a `Notice`.',
      'Put one on every row: a permanent badge has no meaning.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Attention: Story = {};

export const Tones: Story = {
  tags: ['dark-picture'],
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <StatusBadge>Luonnos</StatusBadge>
      <StatusBadge tone="info">Käsittelyssä</StatusBadge>
      <StatusBadge tone="success">Maksettu</StatusBadge>
      <StatusBadge tone="warning">Muuttunut</StatusBadge>
      <StatusBadge tone="danger">Epäonnistui</StatusBadge>
    </p>
  ),
};

export const BesideATitle: Story = {
  render: (args) => (
    <p>
      Hiljaisten huoneiden atlas <StatusBadge {...args} />
    </p>
  ),
};

/** As wide as its text even in a wider place, such as the cards of a table on a phone. */
export const InACard: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '7.5rem minmax(0, 1fr)' }}>
      <span>Tila</span>
      <StatusBadge {...args} />
    </div>
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => expect(canvas.getByText('Ehdotus').offsetWidth).toBeLessThan(100),
};

export const LongWordOn320: Story = {
  args: { children: 'Odottaa hyväksymistäsi' },
  globals: { viewport: { value: 'narrow' } },
};
