import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from '../../docs/guide';
import { formatCents } from '../format/cents';
import { formatDecimals } from '../format/number';
import { BarChart } from './BarChart';

const loans = [3120, 4508, 0, 6275, 7101, 8840, 9214];
const years = loans.map((value, index) => ({ id: String(2018 + index), label: String(2018 + index), value }));

const works = [
  { id: 'atlas', label: 'Hiljaisten huoneiden atlas', value: 4210, part: 2105 },
  { id: 'talvi', label: 'Saaren talvi', value: 2874, part: 2874 },
  {
    id: 'historia',
    label: 'Kirjastolainaustilastojen vertaileva historia 1890–2020',
    value: 1204,
    part: 401,
  },
  { id: 'runot', label: 'Runoja junassa', value: 17, part: 17 },
];

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: { title: 'Lainat vuosittain', bars: years, headings: { label: 'Vuosi', value: 'Lainat' } },
  parameters: guide({
    use: [
      'One number for each year or each work, to see at a glance how they grow and which is the largest.',
      'Use columns for time and rows for names; sort rows by their value.',
      'Pass `part` if the reader’s own share matters.',
    ],
    avoid: [
      'Compare more than one series: that is a table.',
      'Start a bar anywhere but at zero, or omit a year: a year without loans is 0.',
      'Use it for two or three numbers: those are a sentence.',
    ],
    keyboard: [
      ['Tab', 'goes to “Näytä taulukkona”'],
      ['Enter or Space', 'shows and hides the table'],
    ],
  }),
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table is available to assistive technology from the start, and to everyone after a press. */
export const ByYear: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Lainat vuosittain' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(within(table).getByRole('row', { name: /^2024 9.214$/ })).toBeInTheDocument();
    await expect(table.getBoundingClientRect().width).toBeGreaterThan(0);
    await expect(table.parentElement).toHaveStyle({ width: '1px' });
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Näytä taulukkona' });
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(table.getBoundingClientRect().height).toBeGreaterThan(100);
    await userEvent.keyboard('{Enter}');
    await expect(table.parentElement).toHaveStyle({ width: '1px' });
  },
};

/** Parts may have decimals although their values have none. */
export const PartsWithDecimals: Story = {
  args: {
    title: 'Lainat teoksittain vuonna 2024',
    bars: works.map((work) => ({ ...work, part: work.part / 2 })),
    headings: { label: 'Teos', value: 'Lainat', part: 'Osuutesi' },
    direction: 'rows',
    formatPart: (part) => formatDecimals(part, 2),
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(
      table.getByRole('row', { name: /^Hiljaisten huoneiden atlas 4.210 1.052,50$/ }),
    ).toBeVisible();
  },
};

/** The length of a bar is proportional to its number, from zero. */
export const ByWork: Story = {
  args: {
    title: 'Lainat teoksittain vuonna 2024',
    bars: works,
    headings: { label: 'Teos', value: 'Lainat', part: 'Osuutesi' },
    direction: 'rows',
  },
  play: async ({ canvasElement }) => {
    const lengths = [...canvasElement.querySelectorAll('.bar')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    const [longest = 0, second = 0] = lengths;
    await expect(second / longest).toBeCloseTo(2874 / 4210, 2);
    const parts = [...canvasElement.querySelectorAll('.bar > span')];
    await expect((parts[0]?.getBoundingClientRect().width ?? 0) / longest).toBeCloseTo(0.5, 2);
  },
};

export const WithTable: Story = {
  ...ByWork,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä taulukkona' }));
    await expect(canvas.getByRole('columnheader', { name: 'Osuutesi' })).toBeVisible();
  },
};

export const YearsWithPart: Story = {
  tags: ['dark-picture'],
  args: {
    title: 'Lainat ja osuutesi niistä',
    bars: years.map((year) => ({ ...year, part: Math.round(year.value / 3) })),
    headings: { label: 'Vuosi', value: 'Lainat', part: 'Osuutesi' },
  },
};

export const Money: Story = {
  args: {
    title: 'Tilitykset vuosittain',
    bars: [
      { id: '2022', label: '2022', value: 8810 },
      { id: '2023', label: '2023', value: 98765 },
      { id: '2024', label: '2024', value: 110235 },
      { id: '2025', label: '2025', value: 128460 },
    ],
    headings: { label: 'Vuosi', value: 'Maksettu' },
    format: formatCents,
  },
};

export const ManyYears: Story = {
  args: {
    bars: Array.from({ length: 19 }, (_, index) => ({
      id: String(2006 + index),
      label: String(2006 + index),
      value: 900 + ((index * 677) % 4100),
    })),
  },
};

export const NothingYet: Story = {
  args: { bars: years.map((year) => ({ ...year, value: 0 })) },
};

/** Columns become rows if there is not enough room. */
export const YearsOn320: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const tops = [...canvasElement.querySelectorAll('.bar')].map((bar) => bar.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(tops.length);
  },
};

export const LongTitlesOn320: Story = {
  args: { ...ByWork.args },
  globals: { viewport: { value: 'narrow' } },
};
