import type { WorkLoansOfGroup } from '@nimio/domain/loan/loan.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, refusal, visit } from '../../../shared/session/story-visit';
import { LoansSection } from './LoansSection';

const isbn = '9789510392652';
const read = `GET /books/${isbn}/loanData`;
const loans: WorkLoansOfGroup[] = [
  { year: 2023, libGroup: 'gen', total: 600 },
  { year: 2024, libGroup: 'gen', total: 1204 },
  { year: 2024, libGroup: 'e-sci', total: 12 },
  { year: 2024, libGroup: 'cel', total: 40 },
];
const respond = (records: WorkLoansOfGroup[]) =>
  visit({ [read]: () => Response.json({ records, total: records.length }) });

const meta = {
  title: 'Portal/Loans of a work',
  component: LoansSection,
  args: { isbn },
  decorators: [withFreshCache, withTexts],
  beforeEach: respond(loans),
} satisfies Meta<typeof LoansSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

/** Celia's loans are separate: the sums exclude them. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const newest = await canvas.findByRole('row', { name: /2024/ });
    await expect(cellsOf(newest)).toEqual(['1 204', '0', '0', '12', '1 216', '40']);
    const sums = canvas.getByRole('row', { name: /^Yhteensä/ });
    await expect(cellsOf(sums)).toEqual(['1 804', '0', '0', '12', '1 816', '40']);
  },
};

export const Empty: Story = {
  beforeEach: respond([]),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Kirjastot eivät ole ilmoittaneet teokselle lainoja.')).toBeVisible(),
};

export const Loading: Story = { beforeEach: visit({ [read]: neverResponds }) };

export const Failed: Story = {
  beforeEach: visit({ [read]: () => refusal(503, 'databaseUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
