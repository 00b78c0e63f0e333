import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { formatNumber } from '../format/number';
import { AmountBar } from './AmountBar';

const meta = {
  title: 'Data/AmountBar',
  component: AmountBar,
  parameters: guide({
    use: [
      'One payment or one year from gross to net, or the own part of its loans.',
      'Name the rate in the label of what is withheld.',
    ],
    avoid: ['Compare several payments with it: use a chart.', 'Round: the parts add up to the whole.'],
    keyboard: [],
  }),
  args: {
    whole: { label: 'Brutto', value: 451_334 },
    part: { label: 'Tilille', value: 180_534 },
    rest: { label: 'Ennakonpidätys 60 %', value: 270_800 },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '46rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tilille').closest('div')).toHaveTextContent(/1.805,34/);
    const bar = getComputedStyle(canvas.getByText('Brutto').closest('div') as Element, '::after');
    await expect(Number.parseFloat(bar.backgroundSize)).toBeCloseTo((180_534 / 451_334) * 100, 3);
  },
};

/** Nothing is withheld: the bar is full. */
export const NothingWithheld: Story = {
  args: { part: { label: 'Tilille', value: 451_334 }, rest: { label: 'Ennakonpidätys 0 %', value: 0 } },
};

/** Other numbers than money. */
export const Loans: Story = {
  args: {
    whole: { label: 'Kaikki lainat', value: 20_676 },
    part: { label: 'Osuutesi', value: 12_556 },
    rest: { label: 'Muiden osuus', value: 8120 },
    format: (value) => `${formatNumber(value)} lainaa`,
  },
};

export const Narrow: Story = {
  args: { rest: { label: 'Lähdevero 35 prosenttia ulkomaille', value: 270_800 } },
  globals: { viewport: { value: 'narrow' } },
};
