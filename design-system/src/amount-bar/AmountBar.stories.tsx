import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide';
import { AmountBar } from './AmountBar';

const meta = {
  title: 'Data/AmountBar',
  component: AmountBar,
  parameters: guide({
    use: ['One payment or one year from gross to net.', 'Name the rate in the label of what is withheld.'],
    avoid: ['Compare several payments with it: use a chart.', 'Round: the parts add up to the whole.'],
    keyboard: [],
  }),
  args: {
    gross: { label: 'Brutto', cents: 451_334 },
    net: { label: 'Tilille', cents: 180_534 },
    withheld: { label: 'Ennakonpidätys 60 %', cents: 270_800 },
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
  args: { net: { label: 'Tilille', cents: 451_334 }, withheld: { label: 'Ennakonpidätys 0 %', cents: 0 } },
};

export const Narrow: Story = {
  args: { withheld: { label: 'Lähdevero 35 prosenttia ulkomaille', cents: 270_800 } },
  globals: { viewport: { value: 'narrow' } },
};
