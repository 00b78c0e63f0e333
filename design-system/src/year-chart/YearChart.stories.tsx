import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { formatCents } from '../format/cents';
import { YearChart } from './YearChart';

const sums = [
  { year: 2022, value: 391_280, part: 299_330 },
  { year: 2023, value: 414_804, part: 315_252 },
  { year: 2024, value: 0, part: 0 },
  { year: 2025, value: 431_267, part: 321_294 },
  { year: 2026, value: 899_839, part: 359_936 },
];
const of = (year: number) => sums.find((sum) => sum.year === year) ?? { value: 0, part: 0 };

const meta = {
  title: 'Data/YearChart',
  component: YearChart,
  parameters: guide({
    use: [
      'A figure of one to six years and a part of it, with the years as links to their details.',
      'End with the row that the reader looks for: on a phone it is the figure of the year.',
      'Write the unit in every cell.',
    ],
    avoid: [
      'Omit a year without values: it is a column without height.',
      'Show only zeros: say in a sentence that there is nothing yet.',
      'Compare names: that is a `BarList`.',
    ],
    keyboard: [
      ['Tab', 'moves through the years'],
      ['Enter', 'opens one'],
    ],
  }),
  args: {
    caption: 'Tilitykset maksuvuosittain',
    current: 2026,
    years: sums.map((sum) => ({ ...sum, href: `#${sum.year}` })),
    rows: [
      { id: 'gross', label: 'Brutto', cell: (year) => formatCents(of(year).value) },
      {
        id: 'withheld',
        label: 'Ennakonpidätys',
        mark: 'rest',
        cell: (year) => formatCents(of(year).value - of(year).part),
      },
      { id: 'net', label: 'Tilille', mark: 'part', cell: (year) => formatCents(of(year).part) },
    ],
  },
} satisfies Meta<typeof YearChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The columns stand on their table, and the years are links. */
export const Payments: Story = {
  tags: ['dark-picture'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'Tilitykset maksuvuosittain' }));
    await expect(table.getByRole('row', { name: /^Tilille 2.993,30.€ .* 3.599,36.€$/ })).toBeVisible();
    await userEvent.tab();
    await expect(table.getByRole('link', { name: '2022' })).toHaveFocus();
    await expect(table.getByRole('link', { name: '2026', current: true })).toBeVisible();
    const heights = [...canvasElement.querySelectorAll('.column > span')].map(
      (column) => column.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBeCloseTo(((heights[4] ?? 0) * 391_280) / 899_839, 0);
    await expect(heights[2]).toBe(0);
  },
};

/** A list with the newest year first. */
export const OnAPhone: Story = {
  tags: ['narrow-picture'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [newest, ...older] = within(
      canvas.getByRole('list', { name: 'Tilitykset maksuvuosittain' }),
    ).getAllByRole('link');
    await expect(newest).toHaveTextContent(/^2026 3.599,36.€ Brutto 8.998,39.€ Ennakonpidätys 5.399,03.€$/);
    await expect(older).toHaveLength(4);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** A phone shows one line under each bar instead of the other rows. */
export const WithNote: Story = {
  args: { note: (year) => `Tilille ${formatCents(of(year).part)}` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [newest] = within(canvas.getByRole('list')).getAllByRole('link');
    await expect(newest).toHaveTextContent(/^2026 3.599,36.€ Tilille 3.599,36.€$/);
  },
};
