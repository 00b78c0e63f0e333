import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { storyList } from '../../story-list';
import { storyDistribution as draft, storyHash, storyResult } from '../story-distribution';
import { DistributionsPage } from './DistributionsPage';

const listed: Distribution[] = [
  draft,
  { ...draft, hash: storyHash('e'), name: 'Celia 2025', isCalculating: 1 },
  { ...draft, hash: storyHash('f'), name: 'E-lainat 2024', state: 'calculated', result: storyResult },
  { ...draft, hash: storyHash('g'), name: 'Lainauskorvaus 2024', state: 'approved', result: storyResult },
  { ...draft, hash: storyHash('h'), name: 'Lainauskorvaus 2023', state: 'paid', result: storyResult },
];
const list = storyList('GET /accountings/distributions?limit=50&offset=0', 'managePayments', listed);

const meta = {
  title: 'Portal/Distributions',
  component: DistributionsPage,
  decorators: [withFreshCache, withTexts],
  beforeEach: list.open(),
} satisfies Meta<typeof DistributionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Tilitykset' }));
    await expect(await table.findByRole('link', { name: 'E-lainat 2024' })).toHaveAttribute(
      'href',
      `/accountings/${storyHash('f')}`,
    );
    for (const state of ['Luonnos', 'Lasketaan', 'Laskettu', 'Hyväksytty', 'Maksettu'])
      await expect(table.getByText(state)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: list.open([]),
  play: async ({ canvas }) => expect(await canvas.findByText('Tilityksiä ei ole vielä tehty.')).toBeVisible(),
};

export const Loading: Story = list.loading;
export const Failed: Story = list.failed;
/** A user without the right who opens the address. */
export const NoRight: Story = list.noRight;
