import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyAccount, storyMe, storyProfile } from '../../../shared/session/story-people';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { BankPage } from './BankPage';

const profileWith = (isConfirmed: 0 | 1, isSetByStaff: 0 | 1 = 1): Profile => ({
  ...storyProfile,
  bankAccounts: [{ ...storyAccount, isConfirmed, isSetByStaff }],
});
const read = `GET /profiles/${storyProfile.hash}`;
const confirm = 'POST /bank-account/b/confirm';

/** Staff have set the account, and its holder opens the page. */
const opened = (confirmation: () => Response, profile = profileWith(0), me: Partial<Me> = {}) =>
  visit(
    {
      [read]: () => record(profile, { ETag: '"a"' }),
      [`GET /profiles/${storyProfile.hash}/planned-payments`]: () =>
        Response.json({ records: [], total: 0, failed: [], waiting: [] }),
      [confirm]: confirmation,
      'POST /auth/proof': () => record({ ...storyMe, profile }),
    },
    { profile, ...me },
  );

let visited: ReturnType<typeof createMemoryRouter> | undefined;

function Visited({ search = '' }: { search?: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/settings/bank', Component: BankPage }], {
      initialEntries: [`/settings/bank${search}`],
    }),
  );
  useEffect(() => {
    visited = router;
  }, [router]);
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

const longAgo = { provedAt: '2020-01-01T00:00:00.000Z' };

/** The login is older than ten minutes: the page says before anything is typed that saving asks for the password. */
export const LoggedInLongAgo: Story = {
  beforeEach: opened(() => record(profileWith(1)), profileWith(1), longAgo),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Kysymme salasanasi, kun tallennat tilin/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: /Tunnistaudu pankkitunnuksilla/ })).toHaveAttribute(
      'href',
      '/api/auth/strong?language=fi&purpose=proof',
    );
  },
};

/** Confirming an account that staff set asks for the password first; without it the confirmation does not open. */
export const ConfirmedLongAfter: Story = {
  tags: ['test-only'],
  beforeEach: opened(() => record(profileWith(1)), profileWith(0), longAgo),
  play: async ({ canvas, userEvent }) => {
    const press = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Vahvista tilinumero' }));
      return within(await screen.findByRole('dialog', { name: 'Vahvista henkilöllisyytesi' }));
    };
    const closed = await press();
    await waitFor(() => expect(closed.getByLabelText('Salasana')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Vahvista tilinumero' })).toHaveFocus());
    await expect(writes).toEqual([]);
    const dialog = await press();
    await userEvent.type(dialog.getByLabelText('Salasana'), 'kissa istuu kirjahyllyssä{Enter}');
    const confirmation = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(writes).toEqual(['POST /auth/proof']);
    await userEvent.click(confirmation.getByRole('button', { name: 'Vahvista tilinumero' }));
    await waitFor(() => expect(writes).toEqual(['POST /auth/proof', confirm]));
  },
};

/** The outcome is shown once: it does not remain in the address. */
export const BackFromTheBank: Story = {
  args: { search: '?reason=proved' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Voit tallentaa tilin ilman salasanaa/)).toBeVisible());
    await waitFor(() => expect(visited?.state.location.search).toBe(''));
    await expect(canvas.getByText(/Voit tallentaa tilin ilman salasanaa/)).toBeVisible();
  },
};

/** An address that someone stored or was sent proves nothing. */
export const BackWithoutProof: Story = {
  tags: ['test-only'],
  args: { search: '?reason=proved' },
  beforeEach: opened(() => record(profileWith(1)), profileWith(1), longAgo),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Kysymme salasanasi, kun tallennat tilin/)).toBeVisible());
    await expect(canvas.queryByText(/Voit tallentaa tilin ilman salasanaa/)).toBeNull();
  },
};

/** Someone else's bank codes prove nothing. */
export const IdentifiedAsOther: Story = {
  args: { search: '?reason=proofOfOther' },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByText(/Tunnistautuja oli joku muu/)).toBeVisible()),
};
