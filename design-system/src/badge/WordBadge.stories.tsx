import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide';
import { WordBadge } from './WordBadge';

const meta = {
  title: 'Data/WordBadge',
  component: WordBadge,
  args: { children: 'Ehdotus', tone: 'warn' },
  parameters: guide({
    use: [
      'For the state of a row, a message or a file, beside its name: “Ehdotus”, “Muuttunut”, “Epäonnistui”.',
      'Choose the tone by what the reader has to do: `danger` to repair, `warn` to look at, the others only to know.',
    ],
    avoid: [
      'A number is a `Badge`; a kind of thing (genre, format) is a `Tag`.',
      'More than two words, or a reason, belong into the text or a `Notice`.',
      'Not on every row: a badge that is always there says nothing.',
    ],
    keyboard: [],
  }),
} satisfies Meta<typeof WordBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Attention: Story = {};

export const Tones: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      <WordBadge>Luonnos</WordBadge>
      <WordBadge tone="info">Käsittelyssä</WordBadge>
      <WordBadge tone="ok">Maksettu</WordBadge>
      <WordBadge tone="warn">Muuttunut</WordBadge>
      <WordBadge tone="danger">Epäonnistui</WordBadge>
    </p>
  ),
};

export const BesideATitle: Story = {
  render: (args) => (
    <p>
      Hiljaisten huoneiden atlas <WordBadge {...args} />
    </p>
  ),
};

export const LongWordOn320: Story = {
  args: { children: 'Odottaa hyväksymistäsi' },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
