import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshAnswers } from '../../../shared/session/story-answers';
import { neverAnswers, refusal, visit } from '../../../shared/session/story-visit';
import { DistributionsPage } from './DistributionsPage';
import { storyDistribution as draft, storyHash, storyResult } from './story-distribution';

const read = 'GET /accountings/distributions?limit=50&offset=0';
const listed: Distribution[] = [
  draft,
  { ...draft, hash: storyHash('e'), name: 'Celia 2025', isCalculating: 1 },
  { ...draft, hash: storyHash('f'), name: 'E-lainat 2024', state: 'calculated', result: storyResult },
  { ...draft, hash: storyHash('g'), name: 'Lainauskorvaus 2024', state: 'approved', result: storyResult },
  { ...draft, hash: storyHash('h'), name: 'Lainauskorvaus 2023', state: 'paid', result: storyResult },
];
const rights = ['managePayments'] as const;
const answers = (records: Distribution[]) => ({
  [read]: () => Response.json({ records, total: records.length }),
});
const come = (of: Parameters<typeof visit>[0]) => visit(of, { rights: [...rights] });

const meta = {
  title: 'Portal/Distributions',
  component: DistributionsPage,
  decorators: [withFreshAnswers, withTexts],
  beforeEach: come(answers(listed)),
} satisfies Meta<typeof DistributionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Tilitykset' }));
    await expect(table.getByRole('link', { name: 'E-lainat 2024' })).toHaveAttribute(
      'href',
      `/accountings/${storyHash('f')}`,
    );
    for (const state of ['Luonnos', 'Lasketaan', 'Laskettu', 'Hyväksytty', 'Maksettu'])
      await expect(table.getByText(state)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: come(answers([])),
  play: async ({ canvas }) => expect(await canvas.findByText('Tilityksiä ei ole vielä tehty.')).toBeVisible(),
};

export const Loading: Story = { beforeEach: come({ [read]: neverAnswers }) };

export const Failed: Story = {
  beforeEach: come({ [read]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** Somebody without the right who comes by the address. */
export const NoRight: Story = {
  beforeEach: visit(answers(listed)),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tämä sivu on henkilökunnalle/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Narrow: Story = { ...Filled, globals: { viewport: { value: 'narrow' } } };
export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };
