import type { UnregisteredIsbn } from '@nimio/domain/distribution/reserve.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { refusal, visit } from '../../../../shared/session/story-visit';
import { ReservePage } from './ReservePage';
import { heldLine, reserveReply, unclaimedLine, unregisteredLine } from './story-reserve';
import { UnregisteredPage } from './UnregisteredPage';

const isbn: UnregisteredIsbn = {
  ...{ isbn: '9789510000014', loans: 12_044, amountInCents: 43_210, isExcluded: 0, isRegistered: 0 },
};
const years = [
  {
    ...{ year: 2099, openInCents: 164_559, claimedInCents: 12_963, expiredInCents: 0 },
    claimableUntil: '2102-12-31',
  },
  {
    ...{ year: 2026, openInCents: 0, claimedInCents: 254_120, expiredInCents: 1_204_500 },
    claimableUntil: '2029-12-31',
  },
];

let isbns: UnregisteredIsbn[];
let respond: () => Response;
const isbnList = () => Response.json({ records: isbns, total: isbns.length });
const serve = visit(
  {
    'GET /accountings/reserve/years': () => Response.json({ records: years, total: years.length }),
    'GET /accountings/reserve?state=open&limit=50&offset=0': () => respond(),
    'GET /accountings/reserve?reason=unregistered&state=open&limit=50&offset=0': () =>
      Response.json(reserveReply([unregisteredLine])),
    'GET /accountings/reserve?state=open&year=2026&limit=50&offset=0': () =>
      Response.json(reserveReply([unregisteredLine])),
    'GET /accountings/reserve?state=open&q=olematon&limit=50&offset=0': () => Response.json(reserveReply([])),
    'GET /accountings/unregistered-isbns?limit=50&offset=0': isbnList,
    [`PUT /accountings/unregistered-isbns/${isbn.isbn}`]: () => {
      isbns = isbns.map((one) => (one.isbn === isbn.isbn ? { ...one, isExcluded: 1 } : one));
      return new Response(null, { status: 204 });
    },
  },
  { rights: ['managePayments'] },
);

function Visited({ path }: { path: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/accountings/reserve', Component: ReservePage },
        { path: '/accountings/unregistered', Component: UnregisteredPage },
      ],
      { initialEntries: [path] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Staff/Reserve',
  component: Visited,
  args: { path: '/accountings/reserve' },
  decorators: [withFreshCache, withTexts],
  beforeEach: () => {
    respond = () => Response.json(reserveReply([heldLine, unregisteredLine, unclaimedLine]));
    isbns = [
      isbn,
      { ...isbn, isbn: '9789510000021', loans: 310, amountInCents: 1112, isRegistered: 1 },
      { ...isbn, isbn: '9789510000038', loans: 0, amountInCents: 0, isExcluded: 1 },
    ];
    return serve();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sums by the year of payment, and the lines with their reason, distribution and what is left of them. */
export const Reserve: Story = {
  play: async ({ canvas, userEvent }) => {
    const lines = within(await canvas.findByRole('table', { name: 'Vararahaston osuudet' }));
    await expect(await lines.findByRole('link', { name: 'Inka Vuorela' })).toBeVisible();
    await expect(lines.getByText(/^Maksettu takautuvasti/)).toHaveTextContent(/129,63/);
    await expect(
      within(canvas.getByRole('table', { name: 'Maksuvuosittain' })).getByText('12 045,00 €'),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Syy' }), 'unregistered');
    await waitFor(() => expect(lines.queryByText('Kuun saari')).toBeNull());
    await expect(lines.getByText('978-951-0-00001-4')).toBeVisible();
  },
};

/** Lines of one year of payment. */
export const OfYear: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Maksuvuosi' }), '2026');
    const lines = within(await canvas.findByRole('table', { name: 'Vararahaston osuudet' }));
    await waitFor(() => expect(lines.queryByText('Kuun saari')).toBeNull());
    await expect(lines.getByText('978-951-0-00001-4')).toBeVisible();
  },
};

/** Nothing left to pay is no search without results. */
export const Empty: Story = {
  beforeEach: () => {
    respond = () => Response.json(reserveReply([]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Maksamattomia osuuksia ei ole.')).toBeVisible();
  },
};

/** A search that finds nothing says so. */
export const NotFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'olematon');
    await expect(await canvas.findByText('Hakua vastaavia osuuksia ei ole.')).toBeVisible();
  },
};

/** The page still shows the years when the lines cannot be loaded. */
export const Failed: Story = {
  beforeEach: () => {
    respond = () => refusal(500, 'unexpectedError');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 045,00 €')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  },
};

/** Staff exclude an ISBN that belongs to no one whom the society represents. */
export const Unregistered: Story = {
  args: { path: '/accountings/unregistered' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jätä pois: 978-951-0-00001-4' }));
    await expect(
      await canvas.findByRole('button', { name: 'Laske mukaan: 978-951-0-00001-4' }),
    ).toBeVisible();
  },
};
