import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyAccount, storyProfile } from '../../../shared/session/story-people';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { BankPage } from './BankPage';

const profileWith = (isConfirmed: 0 | 1, isSetByStaff: 0 | 1 = 1): Profile => ({
  ...storyProfile,
  bankAccounts: [{ ...storyAccount, isConfirmed, isSetByStaff }],
});
const read = `GET /profiles/${storyProfile.hash}`;
const confirm = 'POST /bank-account/b/confirm';

/** Staff have set the account, and its holder opens the page. */
const opened = (confirmation: () => Response, profile = profileWith(0)) =>
  visit(
    {
      [read]: () => record(profile, { ETag: '"a"' }),
      [`GET /profiles/${storyProfile.hash}/planned-payments`]: () =>
        Response.json({ records: [], total: 0, failed: [], waiting: [] }),
      [confirm]: confirmation,
    },
    { profile },
  );

function Visited() {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/settings/bank', Component: BankPage }], {
      initialEntries: ['/settings/bank'],
    }),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Bank account page',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  beforeEach: opened(() => record(profileWith(1))),
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The holder sees the whole number before confirming it. */
export const Unconfirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vahvista tilinumero' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Vahvistetaanko tilinumero?' }));
    await expect(dialog.getByText(/FI21 1234 5600 0007 85/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Vahvista tilinumero' }));
    await waitFor(() => expect(canvas.queryByText(/Maksamme tilille vasta/)).toBeNull());
    await expect(writes).toEqual([confirm]);
  },
};

/** Another person has confirmed it in the meantime. */
export const Refused: Story = {
  beforeEach: opened(() => refusal(409, 'accountConfirmed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vahvista tilinumero' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Vahvista tilinumero' }));
    await expect(await dialog.findByText(/Tilinumero on jo vahvistettu/)).toBeVisible();
  },
};

/** The holder of a login that staff opened lately set it, so staff confirm it. */
export const ByLogin: Story = {
  beforeEach: opened(() => refusal(403, 'secondPersonRequired'), profileWith(0, 0)),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText(/Asiakaspalvelumme vahvistaa uuden tilinumeron/)).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Vahvista tilinumero' })).toBeNull();
  },
};
