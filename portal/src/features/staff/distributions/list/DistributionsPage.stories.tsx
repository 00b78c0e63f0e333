import type { UnconfirmedAccount } from '@nimio/domain/bank-account/bank-account.types';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { storyAccount, storyProfile } from '../../../../shared/session/story-people';
import { record, visit, writes } from '../../../../shared/session/story-visit';
import { storyList } from '../../story-list';
import { storyDistribution as draft, storyHash, storyResult } from '../story-distribution';
import { DistributionsPage } from './DistributionsPage';

const listed: Distribution[] = [
  draft,
  { ...draft, hash: storyHash('e'), name: 'Celia 2025', isCalculating: 1 },
  { ...draft, hash: storyHash('f'), name: 'E-lainat 2024', state: 'calculated', result: storyResult },
  { ...draft, hash: storyHash('g'), name: 'Lainauskorvaus 2024', state: 'approved', result: storyResult },
  {
    ...draft,
    hash: storyHash('h'),
    name: 'Lainauskorvaus 2023',
    state: 'paid',
    result: storyResult,
    isApprovedByOne: 1,
  },
];
const unconfirmedCall = 'GET /bank-accounts/unconfirmed?limit=50&offset=0';
const records = (rows: unknown[]) => () => Response.json({ records: rows, total: rows.length });
const list = storyList('GET /accountings/distributions?limit=50&offset=0', 'managePayments', listed, {
  [unconfirmedCall]: records([]),
});

const unconfirmed: UnconfirmedAccount[] = [
  {
    hash: storyHash('i'),
    profileHash: storyHash('j'),
    profileName: 'Aino Vuorela',
    number: 'A-1042',
    iban: 'SE4550000000058398257466',
    swift: 'ESSESESS',
    setAt: '2026-11-26T10:00:00.000Z',
    setBy: 'Saara Salo',
    mayConfirm: 1,
  },
  {
    hash: storyHash('k'),
    profileHash: storyHash('l'),
    profileName: 'Kustannusosakeyhtiö Vuorenpeikko',
    number: null,
    iban: 'FI2112345600000785',
    swift: null,
    setAt: '2026-11-27T08:00:00.000Z',
    setBy: 'Päivi Virtanen',
    mayConfirm: 0,
  },
];
const confirmCall = `POST /bank-account/${storyHash('i')}/confirm`;
const [waiting] = unconfirmed;
const profileOfAccount = {
  ...storyProfile,
  hash: waiting?.profileHash,
  bankAccounts: [{ ...storyAccount, hash: waiting?.hash, iban: waiting?.iban, isConfirmed: 0 }],
};

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

/** Accounts that staff set wait for another person, who sees the whole number before confirming it. */
export const Unconfirmed: Story = {
  beforeEach: () => {
    let waiting = unconfirmed;
    return visit(
      {
        'GET /accountings/distributions?limit=50&offset=0': records(listed),
        [unconfirmedCall]: () => records(waiting)(),
        [`GET /profiles/${storyHash('j')}`]: () => record(profileOfAccount, { ETag: '"a"' }),
        [confirmCall]: () => {
          waiting = waiting.slice(1);
          return record(profileOfAccount);
        },
      },
      { rights: ['managePayments'] },
    )();
  },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Vahvistettavat tilinumerot' }));
    await expect(table.getByText('Toinen henkilö vahvistaa')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Vahvista tilinumero: Aino Vuorela' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Vahvistetaanko tilinumero?' }));
    await expect(dialog.getByText(/SE45 5000 0000 0583 9825 7466/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Vahvista tilinumero' }));
    await waitFor(() => expect(table.queryByText('Aino Vuorela')).toBeNull());
    await expect(writes).toEqual([confirmCall]);
  },
};

/** The response to the first attempt was lost, so the account is confirmed already. */
export const ConfirmedBefore: Story = {
  beforeEach: visit(
    {
      'GET /accountings/distributions?limit=50&offset=0': records(listed),
      [unconfirmedCall]: records(unconfirmed),
      [`GET /profiles/${waiting?.profileHash}`]: () =>
        record({
          ...profileOfAccount,
          bankAccounts: profileOfAccount.bankAccounts.map((account) => ({ ...account, isConfirmed: 1 })),
        }),
    },
    { rights: ['managePayments'] },
  ),
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'Vahvistettavat tilinumerot' }));
    await userEvent.click(table.getByRole('button', { name: 'Vahvista tilinumero: Aino Vuorela' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Vahvista tilinumero' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(writes).toEqual([]);
  },
};

export const Loading: Story = list.loading;
export const Failed: Story = list.failed;
/** A user without the right who opens the address. */
export const NoRight: Story = list.noRight;
