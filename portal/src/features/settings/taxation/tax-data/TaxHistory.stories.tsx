import type { TaxationEvent } from '@nimio/domain/taxation/taxation.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { neverResponds, refusal, visit } from '../../../../shared/session/story-visit';
import TaxHistory from './TaxHistory';

const event = (month: number, changes: Partial<TaxationEvent>): TaxationEvent => ({
  at: `2026-0${month}-02T10:00:00.000Z`,
  kind: 'proposed',
  by: 'customer',
  taxType: 'ST',
  taxRate: 22.5,
  taxYear: 2026,
  proposedTaxRate: null,
  ...changes,
});
const events: TaxationEvent[] = [
  event(6, { kind: 'set', by: 'society', taxRate: 25 }),
  event(5, { kind: 'declined', by: 'society' }),
  event(4, { kind: 'cardSent' }),
  event(3, { kind: 'cancelled', proposedTaxRate: 30.5 }),
  event(2, { kind: 'proposed', proposedTaxRate: 30.5 }),
  event(1, { kind: 'fetched', by: 'fetch' }),
];
const page = (offset: number) => `GET /taxation/change-events?profileHash=own&limit=10&offset=${offset}`;
const list = (records: TaxationEvent[], total = records.length) => ({
  [page(0)]: () => Response.json({ records, total }),
});

const meta = {
  title: 'Portal/Tax history',
  component: TaxHistory,
  decorators: [withFreshCache, withTexts],
  args: { profileHash: 'own' },
  beforeEach: visit(list(events)),
} satisfies Meta<typeof TaxHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each change has its kind, its author, and the resulting data. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Korotus 30,5 prosenttiin peruttiin')).toBeVisible();
    await expect(canvas.getByText('Verokortti hylättiin')).toBeVisible();
    await expect(canvas.getByText('Verohallinnon vuositiedot')).toBeVisible();
    await expect(canvas.getByText(/^ST, 25\s%, 2026$/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: visit(list([])),
  play: async ({ canvas }) => expect(await canvas.findByText('Muutoksia ei ole vielä.')).toBeVisible(),
};

/** Ten per page, the newest first. */
export const Many: Story = {
  beforeEach: visit({
    ...list(events, 11),
    [page(10)]: () => Response.json({ records: [event(1, { kind: 'accepted', by: 'society' })], total: 11 }),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Verotiedot kirjattiin');
    await userEvent.click(canvas.getByRole('button', { name: /Seuraava/ }));
    await expect(await canvas.findByText('Verokortti hyväksyttiin')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: visit({ [page(0)]: neverResponds }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('table', { name: 'Verotietojen muutokset' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
};

export const Failed: Story = {
  beforeEach: visit({ [page(0)]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
