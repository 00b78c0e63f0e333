import type { BouncedProfile } from '@nimio/domain/bank-file/bank-file.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { refusal, visit, writes } from '../../../../shared/session/story-visit';
import { storyList } from '../../story-list';
import { storyHash } from '../story-distribution';
import { BouncedPage } from './BouncedPage';

const failed = (letter: string, reason: string, netInCents: number) => ({
  ...{ hash: storyHash(letter), reason, netInCents },
  payDate: '2026-06-15',
});
const listed: BouncedProfile[] = [
  {
    ...{ profileHash: storyHash('a'), profileName: 'Inka Vuorela', number: 'A-1042' },
    ...{ netInCents: 120_400, since: '2026-06-15', isPayable: 1, isReachable: 1 },
    payments: [failed('p', 'AC04', 100_400), failed('q', 'AC06', 20_000)],
  },
  {
    ...{ profileHash: storyHash('b'), profileName: 'Kustannusosakeyhtiö Vuorenpeikko', number: null },
    ...{ netInCents: 45_010, since: '2026-09-15', isPayable: 0, isReachable: 1 },
    payments: [failed('r', 'noAccount', 45_010)],
  },
  {
    ...{ profileHash: storyHash('c'), profileName: 'Otso Sjöholm', number: 'A-77' },
    ...{ netInCents: 1_240, since: '2026-09-15', isPayable: 0, isReachable: 0 },
    payments: [failed('s', 'MD07', 1_240)],
  },
];
const read = 'GET /accountings/payment-profiles/bounced?limit=50&offset=0';
const list = storyList(read, 'managePayments', listed);
const records = (rows: BouncedProfile[]) => Response.json({ records: rows, total: rows.length });

/** The page of messages, with the recipients that it was opened for. */
function WriteTo() {
  const { writeTo } = useLocation().state as { writeTo: { profileName: string }[] };
  return <p>{writeTo.map(({ profileName }) => profileName).join()}</p>;
}

function Visited() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/messages', Component: WriteTo },
        { path: '/accountings/bounced', Component: BouncedPage },
      ],
      { initialEntries: ['/accountings/bounced'] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Bounced payments',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  beforeEach: list.open(),
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Inka Vuorela/ }));
    for (const text of ['AC04', 'Tili on lopetettu.', 'AC06', '15.6.2026'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(row.getByText(/1.204,00.€/)).toBeVisible();
    const dead = within(canvas.getByRole('row', { name: /Otso Sjöholm/ }));
    await expect(dead.getByText('Asiakas on kuollut tai asiakkuus on päättynyt')).toBeVisible();
    await expect(dead.queryByRole('button')).toBeNull();
    const unpayable = within(canvas.getByRole('row', { name: /Kustannusosakeyhtiö Vuorenpeikko/ }));
    await expect(unpayable.getByText('Ei vahvistettua tilinumeroa')).toBeVisible();
    await expect(unpayable.queryByRole('button', { name: /Maksa uudelleen/ })).toBeNull();
  },
};

/** The form of a message opens for the customer. */
export const Written: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirjoita: Inka Vuorela' }));
    await expect(await canvas.findByText('Inka Vuorela')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

let waiting = listed;
const repeatOf = (letter: string) => `POST /accountings/payments/${storyHash(letter)}/repeat`;

/** All payments of the customer are repeated, and the customer leaves the list. */
export const Repeated: Story = {
  beforeEach: () => {
    waiting = listed;
    return visit(
      {
        [read]: () => records(waiting),
        [repeatOf('p')]: () => new Response(null, { status: 204 }),
        [repeatOf('q')]: () => {
          waiting = waiting.slice(1);
          return new Response(null, { status: 204 });
        },
      },
      { rights: ['managePayments'] },
    )();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Maksa uudelleen: Inka Vuorela' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Maksa uudelleen' }));
    await waitFor(() => expect(canvas.queryByText('Inka Vuorela')).toBeNull());
    await expect(writes).toEqual([repeatOf('p'), repeatOf('q')]);
  },
};

/** A colleague was faster: the refusal stays in the dialog, and the list is current. */
export const Refused: Story = {
  tags: ['test-only'],
  beforeEach: visit(
    { [read]: () => records(listed), [repeatOf('p')]: () => refusal(409, 'paymentNotFailed') },
    { rights: ['managePayments'] },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Maksa uudelleen: Inka Vuorela' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Maksa uudelleen' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(writes).toEqual([repeatOf('p')]);
  },
};

/** By the beginning of a name, and by the bank's reason. */
export const Filtered: Story = {
  beforeEach: visit(
    {
      [read]: () => records(listed),
      'GET /accountings/payment-profiles/bounced?reason=MD07&limit=50&offset=0': () =>
        records(listed.slice(2)),
      'GET /accountings/payment-profiles/bounced?reason=MD07&q=inka&limit=50&offset=0': () => records([]),
    },
    { rights: ['managePayments'] },
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Inka Vuorela');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Syy' }), 'MD07');
    await waitFor(() => expect(canvas.queryByText('Inka Vuorela')).toBeNull());
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Hae nimellä' }), 'inka{Enter}');
    await expect(await canvas.findByText('Hakua vastaavia asiakkaita ei löytynyt.')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: list.open([]),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Yksikään epäonnistunut maksu ei odota.')).toBeVisible(),
};

export const Loading: Story = list.loading;
export const Failed: Story = list.failed;
/** A user without the right who opens the address. */
export const NoRight: Story = list.noRight;
