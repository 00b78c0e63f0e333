import { addYears } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Cumulation } from '@nimio/domain/cumulation/cumulation.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { neverResponds, refusal, visit, writes } from '../../../../shared/session/story-visit';
import { storyHash } from '../story-distribution';
import { CumulationsPage } from './CumulationsPage';

const listed: Cumulation[] = [
  {
    ...{ profileHash: storyHash('a'), profileName: 'Inka Vuorela', number: 'A-1042' },
    ...{ amountInCents: 1412, since: '2023-06-15', state: 'waiting' },
  },
  {
    ...{ profileHash: storyHash('b'), profileName: 'Kustannusosakeyhtiö Vuorenpeikko', number: null },
    ...{ amountInCents: 1240, since: '2024-09-15', state: 'requested' },
  },
  {
    ...{ profileHash: storyHash('c'), profileName: 'Otso Sjöholm', number: 'A-77' },
    ...{ amountInCents: 812, since: '2026-06-15', state: 'closed' },
  },
  {
    ...{ profileHash: storyHash('d'), profileName: 'Veli Ahola', number: 'A-3' },
    ...{ amountInCents: 40, since: '2026-06-15', state: 'deceased' },
  },
];
let stored: Cumulation[];
const records = (rows: readonly Cumulation[]) =>
  Response.json({
    ...{ records: rows, total: rows.length },
    totalInCents: rows.reduce((sum, { amountInCents }) => sum + amountInCents, 0),
  });
const read = (filter = '') => `GET /accountings/cumulations?${filter}limit=50&offset=0`;
const payOut = (method: string, letter: string) =>
  `${method} /accountings/cumulations/${storyHash(letter)}/pay-out`;
const set = (letter: string, state: Cumulation['state']) => () => {
  stored = stored.map((row) => (row.profileHash === storyHash(letter) ? { ...row, state } : row));
  return new Response(null, { status: 204 });
};
const serve = (responses: Parameters<typeof visit>[0] = {}, rights = ['managePayments' as const]) =>
  visit(
    {
      [read()]: () => records(stored),
      [payOut('PUT', 'a')]: set('a', 'requested'),
      [payOut('DELETE', 'b')]: set('b', 'waiting'),
      ...responses,
    },
    { rights },
  );

function Visited() {
  const [router] = useState(() => createMemoryRouter([{ path: '/', Component: CumulationsPage }]));
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Cumulations',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  beforeEach: () => {
    stored = listed;
    return serve()();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = async (canvas: Canvas, name: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(name) }));

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Inka Vuorela');
    for (const text of ['A-1042', 'Odottaa pienintä summaa', '15.6.2023'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(row.getByRole('link', { name: 'Inka Vuorela' })).toHaveAttribute(
      'href',
      `/staff/customers/${storyHash('a')}`,
    );
    await expect(canvas.getByText(/^4 kertymää, yhteensä 35,04.€$/)).toBeVisible();
    for (const name of ['Otso Sjöholm', 'Veli Ahola'])
      await expect((await rowOf(canvas, name)).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Milloin kertymä maksetaan?' }));
    await expect(canvas.getByText(/Kuolleelle asiakkaalle ei makseta mitään/)).toBeVisible();
  },
};

/** The button becomes the one that undoes it, and keeps the focus. */
export const Requested: Story = {
  play: async ({ canvas, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Maksa seuraavassa tilityksessä: Inka Vuorela' });
    await userEvent.click(pay);
    const undo = 'Peru maksu seuraavassa tilityksessä: Inka Vuorela';
    await waitFor(() => expect(canvas.getByRole('button', { name: undo })).toHaveFocus());
    const row = await rowOf(canvas, 'Inka Vuorela');
    await expect(row.getByText('Maksetaan seuraavassa tilityksessä')).toBeVisible();
    await expect(writes).toEqual([payOut('PUT', 'a')]);
  },
};

export const Undone: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const row = await rowOf(canvas, 'Kustannusosakeyhtiö Vuorenpeikko');
    await userEvent.click(row.getByRole('button', { name: /^Peru/ }));
    await expect(await row.findByText('Odottaa pienintä summaa')).toBeVisible();
    await expect(writes).toEqual([payOut('DELETE', 'b')]);
  },
};

/** A distribution was approved in the meantime: the error is shown, and the list is current. */
export const Refused: Story = {
  beforeEach: serve({
    [payOut('PUT', 'a')]: () => {
      stored = stored.slice(1);
      return refusal(404, 'notFound');
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Maksa seuraavassa .*Inka Vuorela/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Inka Vuorela')).toBeNull());
  },
};

const day = addYears(finnishDay(new Date()), -3);

/** By name, by a sum and by age; a sum that cannot be read says so. */
export const Filtered: Story = {
  beforeEach: serve({
    [read(`olderThan=${day}&`)]: () => records(stored.slice(0, 1)),
    [read(`minCents=2000&olderThan=${day}&`)]: () => records([]),
    [read('minCents=2000&')]: () => records([]),
    [read('q=inka&')]: () => records(stored.slice(0, 1)),
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Otso Sjöholm');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Odottanut yli' }), '3');
    await waitFor(() => expect(canvas.queryByText('Otso Sjöholm')).toBeNull());
    await expect(canvas.getByText(/^1 kertymä, 14,12.€$/)).toBeVisible();
    const least = canvas.getByRole('textbox', { name: 'Vähintään, €' });
    await userEvent.type(least, '20,00');
    await expect(await canvas.findByText('Ehtoja vastaavia kertymiä ei löytynyt.')).toBeVisible();
    await userEvent.clear(least);
    await userEvent.type(least, 'paljon');
    await expect(await canvas.findByText('Kirjoita summa numeroin, esimerkiksi 10,00.')).toBeVisible();
    await userEvent.clear(least);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Odottanut yli' }), 'Kaikki');
    await canvas.findByText('Otso Sjöholm');
    const search = canvas.getByRole('searchbox', { name: 'Hae nimellä tai asiakasnumerolla' });
    await userEvent.type(search, 'inka{Enter}');
    await waitFor(() => expect(canvas.queryByText('Otso Sjöholm')).toBeNull());
    await expect(canvas.getByText('Inka Vuorela')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    stored = [];
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Kenelläkään ei ole kertymää.')).toBeVisible(),
};

export const Loading: Story = { beforeEach: serve({ [read()]: neverResponds }) };

export const Failed: Story = {
  beforeEach: serve({ [read()]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** A user without the right who opens the address. */
export const NoRight: Story = {
  beforeEach: serve({}, []),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tämä sivu on henkilökunnalle/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
