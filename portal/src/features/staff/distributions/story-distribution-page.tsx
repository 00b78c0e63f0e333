import type {
  Distribution,
  DistributionEvent,
  DistributionResult,
  ManualPayment,
  Readiness,
  ReadinessCustomer,
} from '@nimio/domain/distribution/distribution.types';
import type { InvoiceSummary } from '@nimio/domain/invoice/invoice.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { storyClasses } from '../classes/story-classes';
import { DistributionPage } from './distribution/DistributionPage';
import { heldLine, reserveReply, unclaimedLine, unregisteredLine } from './reserve/story-reserve';
import { storyDistribution as draft, storyHash, storyResult } from './story-distribution';

export const place = `/accountings/distributions/${draft.hash}`;
export const calculated: Distribution = { ...draft, state: 'calculated', result: storyResult };
export const approved: Distribution = { ...calculated, state: 'approved' };
/** Its file for the bank has been downloaded. */
export const exported: Distribution = { ...approved, isExported: 1 };
export const paid: Distribution = {
  ...exported,
  state: 'paid',
  claimableUntil: '2102-12-31',
  result: { ...storyResult, failed: 15 },
};
/** Pays parts of the reserves of others. */
export const late: Distribution = {
  ...calculated,
  kind: 'late',
  name: 'Takautuva tilitys 2026',
  source: null,
  potInCents: 0,
  years: [],
  groups: [],
  factors: [],
  unregisteredPrefixes: [],
  reserves: [
    { hash: storyHash('1'), name: 'Lainauskorvaus 2024', cents: 201_320 },
    { hash: storyHash('2'), name: 'Lainauskorvaus 2025', cents: 52_800 },
  ],
  result: { ...storyResult, gross: 254_120, reserve: 0, unregistered: 0, points: 0, works: 31 },
};

const result: DistributionResult = {
  hash: storyHash('r'),
  kind: 'planned',
  profileHash: storyHash('p'),
  profileName: 'Inka Vuorela',
  grossInCents: 128_460,
  taxRate: 24.5,
  withheldInCents: 31_472,
  netInCents: 96_988,
  hasAccount: 1,
  failure: null,
  failed: null,
  isMoved: 0,
};
const results: DistributionResult[] = [
  result,
  { ...result, hash: storyHash('s'), profileName: 'Otso Sjöholm', hasAccount: 0 },
  {
    ...result,
    hash: storyHash('t'),
    kind: 'failed',
    profileName: 'Maximilian Hohenlohe',
    failure: 'AC04',
    failed: { state: 'waiting', isPayable: 1 },
  },
  {
    ...result,
    hash: storyHash('u'),
    kind: 'carriedOver',
    profileName: 'Aino Kuusi',
    grossInCents: 612,
    taxRate: null,
    withheldInCents: 0,
    netInCents: 612,
  },
];
const manual: ManualPayment[] = [
  {
    hash: storyHash('w'),
    payeeName: 'Defne Yılmaz',
    iban: 'TR330006100519786457841326',
    bic: 'ISBKTRIS',
    netInCents: 251_900,
  },
  {
    hash: storyHash('x'),
    payeeName: 'Kateryna Bondar',
    iban: 'UA213223130000026007233566001',
    bic: 'PBANUA2X',
    netInCents: 58_520,
  },
];
const withoutContract: ReadinessCustomer[] = [
  { profileHash: storyHash('p'), profileName: 'Inka Vuorela', number: 'A-1042', amountInCents: 128_460 },
  { profileHash: storyHash('q'), profileName: 'Väinö Aalto', number: null, amountInCents: 5852 },
];
export const event = (
  kind: DistributionEvent['kind'],
  by: string | null,
  facts: DistributionEvent['facts'] = {},
): DistributionEvent => ({ at: '2026-11-20T10:00:00.000Z', kind, by, isByOnePerson: 0, facts });
const list =
  (records: unknown[], total = records.length) =>
  () =>
    Response.json({ records, total });

const unexpected = () => refusal(500, 'unexpectedError');

/** The server's stored data, and its response to the next step. */
export const server: {
  stored: Distribution;
  step: () => Response | Promise<Response>;
  events: DistributionEvent[];
  read: () => Response | Promise<Response>;
  failed: DistributionResult[];
  readiness: Readiness[];
  /** The invoices that can fund it, and the body of the last change of its funding. */
  fundable: InvoiceSummary[];
  sent: unknown;
} = {
  ...{ stored: draft, step: unexpected, events: [], read: () => record(draft), failed: [], readiness: [] },
  ...{ fundable: [], sent: undefined },
};
const serve = visit(
  {
    [`GET ${place}`]: () => server.read(),
    [`GET ${place}/events?limit=1&offset=0`]: () => list(server.events.slice(0, 1))(),
    [`GET ${place}/events?limit=50&offset=0`]: () => list(server.events)(),
    [`GET ${place}/results?limit=50&offset=0`]: list(results, 120),
    [`GET ${place}/results?limit=50&offset=50`]: list(
      [{ ...result, hash: storyHash('v'), profileName: 'Sivu Kaksi' }],
      120,
    ),
    [`GET ${place}/results?kind=failed&limit=50&offset=0`]: () => list(server.failed)(),
    [`POST /accountings/payments/${storyHash('t')}/repeat`]: () => server.step(),
    [`GET ${place}/manual-payments?limit=50&offset=0`]: list(manual),
    [`GET /accountings/reserve?distribution=${draft.hash}&limit=50&offset=0`]: () =>
      Response.json(reserveReply([heldLine, unregisteredLine, unclaimedLine])),
    [`GET /accountings/reserve?distribution=${draft.hash}&reason=unclaimed&limit=50&offset=0`]: () =>
      Response.json(reserveReply([unclaimedLine])),
    [`POST ${place}/expire`]: (body) => {
      server.sent = body;
      return server.step();
    },
    [`GET ${place}/readiness`]: () => list(server.readiness)(),
    [`GET ${place}/readiness/noContract?limit=50&offset=0`]: list(withoutContract),
    [`GET ${place}/readiness/noTaxData?limit=50&offset=0`]: list(
      withoutContract.map((customer) => ({ ...customer, amountInCents: null })),
    ),
    [`GET ${place}/readiness/noContract?limit=200&offset=0`]: list(withoutContract),
    'GET /ykls': list(storyClasses),
    'GET /accounting-settings': list([]),
    'GET /invoices?isFunding=1&limit=200': () => list(server.fundable)(),
    [`PUT ${place}/invoices`]: (body) => {
      server.sent = body;
      return server.step();
    },
    [`POST ${place}/payment-file`]: () => server.step(),
    [`GET ${place}/postings`]: () => server.step(),
    [`POST ${place}/calculate`]: () => server.step(),
    [`POST ${place}/approve`]: () => server.step(),
    [`POST ${place}/pay`]: () => server.step(),
    [`POST ${place}/reopen`]: () => server.step(),
    [`PUT ${place}`]: () => server.step(),
    [`DELETE ${place}`]: () => server.step(),
  },
  { rights: ['managePayments', 'actForCustomers'] },
);

const listText = 'Luettelo tilityksistä';

/** The page of messages, with the recipients that it was opened for. */
function WriteTo() {
  const { writeTo } = useLocation().state as { writeTo: { profileName: string }[] };
  return <p>{writeTo.map(({ profileName }) => profileName).join(' ja ')}</p>;
}

/** The page together with its list. */
function Visited() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/accountings', element: <p>{listText}</p> },
        { path: '/messages', Component: WriteTo },
        { path: '/accountings/:hash', Component: DistributionPage },
      ],
      { initialEntries: [`/accountings/${draft.hash}`] },
    ),
  );
  return <RouterProvider router={router} />;
}

/** The page at its address, before any action: the start of all its stories. */
export const opened = {
  component: Visited,
  decorators: [withFreshCache, withTexts],
  beforeEach: () => {
    server.stored = draft;
    server.events = [event('created', 'Saara Salo')];
    server.read = () => record(server.stored);
    server.step = unexpected;
    server.readiness = [];
    server.fundable = [];
    server.sent = undefined;
    server.failed = results.filter(({ kind }) => kind === 'failed');
    return serve();
  },
} satisfies Meta<typeof Visited>;

export const begin = (of: Distribution) => () => {
  server.stored = of;
};
export const startSession = (next: Distribution) => {
  server.step = () => {
    server.stored = next;
    return record(next);
  };
};

type User = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** Waits for the distribution's current step. */
export const current = async ({ canvas }: Pick<User, 'canvas'>, name: string) =>
  waitFor(async () => {
    const steps = within(canvas.getByRole('list', { name: 'Tilityksen vaiheet' })).getAllByRole('listitem');
    await expect(steps.find((one) => one.ariaCurrent === 'step')).toHaveTextContent(name);
  });
/** Presses a button of the confirmation. */
export const pressInDialog = async ({ userEvent }: Pick<User, 'userEvent'>, name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
};
