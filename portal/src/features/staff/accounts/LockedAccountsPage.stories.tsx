import type { LockedAccount } from '@nimio/domain/account/account.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, visit, writes } from '../../../shared/session/story-visit';
import { LockedAccountsPage } from './LockedAccountsPage';

const locked: LockedAccount = {
  hash: 'aino',
  username: 'aino.kuusivaara',
  profileHash: 'p',
  profileName: 'Aino Kuusivaara',
  lockedAt: '2026-11-20T10:00:00.000Z',
  lockedUntil: '2026-11-20T10:15:00.000Z',
};
const read = 'GET /user/locked';
const release = 'DELETE /user/locked/aino';
const staff = { rights: ['manageAccounts'] as const };
const responses = (records: LockedAccount[]) => ({
  [read]: () => Response.json({ records, total: records.length }),
  [release]: () => new Response(null, { status: 204 }),
});
const asStaff = (of: Parameters<typeof visit>[0]) => visit(of, { rights: [...staff.rights] });

const meta = {
  title: 'Portal/Locked logins',
  component: LockedAccountsPage,
  decorators: [withFreshCache, withTexts],
  beforeEach: asStaff(responses([locked])),
} satisfies Meta<typeof LockedAccountsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20.11.2026 12.15')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Avaa lukitus: aino.kuusivaara' }));
    await waitFor(() => expect(writes).toEqual([release]));
  },
};

export const Empty: Story = {
  beforeEach: asStaff(responses([])),
  play: async ({ canvas }) => expect(await canvas.findByText(/Yhtään kirjautumista/)).toBeVisible(),
};

export const Loading: Story = { beforeEach: asStaff({ [read]: neverResponds }) };

export const Failed: Story = {
  beforeEach: asStaff({ [read]: () => Promise.reject(new TypeError('offline')) }),
  play: async ({ canvas }) => expect(await canvas.findByText(/Yhteys palvelimeen katkesi/)).toBeVisible(),
};

/** A customer who opens the address. */
export const NotOfStaff: Story = {
  beforeEach: visit(responses([locked])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tämä sivu on henkilökunnalle/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
