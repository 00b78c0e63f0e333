import type { LoanTotal } from '@nimio/domain/loan/loan.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, refusal, visit } from '../../../shared/session/story-visit';
import { LoanTotalsSection } from './LoanTotalsSection';

const read = (year: number) => `GET /statistics/loan-data?year=${year}`;
const totals: LoanTotal[] = [
  { libGroup: 'gen', type: 'book', isbns: 51_200, total: 8_204_112 },
  { libGroup: 'sci', type: 'book', isbns: 9_120, total: 120_400 },
  { libGroup: 'cel', type: 'book', isbns: 2_100, total: 61_300 },
  { libGroup: 'e-gen', type: 'e-book', isbns: 4_800, total: 402_118 },
  { libGroup: 'gen', type: null, isbns: 310, total: 5_020 },
];
const respond = (records: LoanTotal[]) => () => Response.json({ records, total: records.length });

const meta = {
  title: 'Portal/All loans of a year',
  component: LoanTotalsSection,
  decorators: [withFreshCache, withTexts],
  beforeEach: visit({ [read(2024)]: respond(totals), [read(2023)]: respond([]) }),
} satisfies Meta<typeof LoanTotalsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

/** Celia's loans are separate: the sums exclude them. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const books = await canvas.findByRole('row', { name: /^Kirja/ });
    await expect(cellsOf(books)).toEqual(['8 204 112', '120 400', '0', '0', '8 324 512', '61 300']);
    await expect(canvas.getByRole('row', { name: /^Ei rekisterissä/ })).toBeVisible();
    const sums = canvas.getByRole('row', { name: /^Yhteensä/ });
    await expect(cellsOf(sums).at(-2)).toBe('8 731 650');
  },
};

/** A year without loans. */
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Lainausvuosi'), '2023');
    await expect(await canvas.findByText('Vuodelta 2023 ei ole lainoja.')).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: visit({ [read(2024)]: neverResponds }) };

export const Failed: Story = {
  beforeEach: visit({ [read(2024)]: () => refusal(503, 'databaseUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
