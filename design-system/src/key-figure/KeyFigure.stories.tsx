import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { AmountBar } from '../amount-bar/AmountBar';
import { KeyFigure } from './KeyFigure';

const meta = {
  title: 'Data/KeyFigure',
  component: KeyFigure,
  parameters: guide({
    use: [
      'The one figure that answers the question of a page, under its title.',
      'Up to four related figures next to it.',
    ],
    avoid: [
      'Use it on Home, whose figure is in its `TitlePage`.',
      'Show several of them: that is a `FigureList`.',
    ],
    keyboard: [],
  }),
  args: {
    lead: 'Vuonna 2026 tilillesi',
    value: '3 599,36 €',
    children: (
      <AmountBar
        whole={{ label: 'Brutto', value: 899_839 }}
        part={{ label: 'Tilille', value: 359_936 }}
        rest={{ label: 'Ennakonpidätys 60 %', value: 539_903 }}
      />
    ),
    facts: [
      { term: 'Maksettu 2.6.2026', value: '1 794,02 €' },
      { term: 'Tulossa 18.12.2026', value: <b>1 805,34 €</b>, note: 'tilille …0043' },
      { term: 'Vuodesta 2012 alkaen', value: '29 634,42 €', note: 'brutto 42 280,71 €' },
    ],
  },
} satisfies Meta<typeof KeyFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = {
  tags: ['dark-picture', 'narrow-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 599,36 €', { selector: 'p > strong' })).toBeVisible();
    await expect(canvas.getByText('Tulossa 18.12.2026').parentElement).toHaveTextContent('tilille …0043');
  },
};

/** A number with its unit. */
export const Loans: Story = {
  args: {
    lead: 'Vuonna 2024 teoksiasi lainattiin',
    value: '20 676',
    unit: 'kertaa',
    children: null,
    facts: [{ term: 'Teoksia, joita lainattiin', value: 23, note: '30 teoksesta' }],
  },
};
