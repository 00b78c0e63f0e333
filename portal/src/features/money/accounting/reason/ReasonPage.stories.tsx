import type { PaymentLine, PaymentPart, PaymentReason } from '@nimio/domain/accounting/accounting.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, within } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';

import { neverResponds, record, refusal, visit } from '../../../../shared/session/story-visit';
import { storyHash } from '../story-rows';
import { ReasonPage } from './ReasonPage';

const payment = storyHash('spring');
const line: PaymentLine = {
  isbn: '9789510392652',
  name: 'Saaren talvi',
  role: 'author',
  loans: 1204,
  factor: 1,
  numerator: 1,
  denominator: 2,
  amountInCents: 5852,
  origin: null,
};
const translated: PaymentLine = {
  ...line,
  isbn: '9789511331353',
  name: 'Hiljaisten huoneiden atlas',
  role: 'translator',
  loans: 330,
  factor: 0.725,
  amountInCents: 1163,
};
const part: PaymentPart = {
  accountingHash: `${payment}_${storyHash('a')}`,
  kind: 'main',
  name: 'Lainauskorvaus 2024',
  date: '2026-03-16',
  amountInCents: 7015,
  potInCents: 120_000_000,
  deductions: [
    { code: 'HALL', nameFi: 'Hallintokulut', nameSv: 'Förvaltning', nameEn: 'Administration', percent: 5 },
  ],
  points: 12_345_678_500,
  years: [2024, 2023],
  groups: ['gen', 'e-gen'],
  lines: [line, translated],
};
const reason: PaymentReason = {
  payment,
  date: '2026-03-16',
  state: 'paid',
  isApproved: 1,
  isCarriedOver: 0,
  failure: null,
  comesAgain: 0,
  grossInCents: 7015,
  taxRate: 24.5,
  withheldInCents: 1718,
  taxKind: 'withholding',
  netInCents: 5297,
  accountEnd: '4785',
  parts: [part],
};
const manyLines = Array.from({ length: 230 }, (_, at) => ({
  ...line,
  isbn: String(9_789_510_000_000 + at),
  name: `Teos ${at + 1}`,
}));

let respond: () => Response | Promise<Response>;
let offered: () => Response;
const responses = {
  [`GET /profiles/own/accountings/${payment}/reason`]: () => respond(),
  'GET /profiles/own/loan-data': () => offered(),
};
const years = (...some: number[]) => Response.json({ records: [], total: 0, years: some });
const serve = visit(responses);

function Visited() {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/accounting/:payment', Component: ReasonPage }], {
      initialEntries: [`/accounting/${payment}`],
    }),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Why this sum',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  beforeEach: () => {
    respond = () => record(reason);
    offered = () => years(2024, 2023);
    return serve();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the pot to each work, and from the gross amount to the account; every column adds up. */
export const Paid: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Teokset: Lainauskorvaus 2024' }));
    const [, first, second, total] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(/1.204 × 1\/2 × 1,000 = 602,00/);
    await expect(first).toHaveTextContent('58,52');
    await expect(second).toHaveTextContent('330 × 1/2 × 0,725 = 119,63');
    await expect(total).toHaveTextContent('70,15');
    await expect(canvas.getByText(/Teoksille jäi 1.140.000,00 €, joka jaettiin/)).toHaveTextContent(
      '9,234 senttiä',
    );
    await expect(
      canvas.getByText(
        /Summasta 1.200.000,00 € tehtiin ensin nämä vähennykset: Hallintokulut 5 % \(60.000,00 €\)/,
      ),
    ).toBeVisible();
    await expect(canvas.getByText(/ennakonpidätystä 24,5 prosenttia eli 17,18/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /verotietosi/ })).toHaveAttribute('href', '/settings/tax');
    await expect(canvas.getByRole('link', { name: 'Vuoden 2024 lainaustilasto' })).toHaveAttribute(
      'href',
      '/statistics?year=2024',
    );
  },
};

/** Staff who approve it can verify the sum before. */
export const NotApproved: Story = {
  beforeEach: () => {
    respond = () => record({ ...reason, state: 'estimate', isApproved: 0 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tilitystä ei ole vielä hyväksytty\./)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Teokset: Lainauskorvaus 2024' })).toBeVisible();
  },
};

/** A failed payment that is repeated with the next distribution needs no action. */
export const ComesAgain: Story = {
  beforeEach: () => {
    respond = () => record({ ...reason, state: 'failed', failure: 'AC04', comesAgain: 1 });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Maksamme sen seuraavaksi laskettavan tilityksen mukana/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /pankkitie/ })).toBeNull();
  },
};

/** Carried-over amounts are included, and distinguished. */
export const SeveralParts: Story = {
  beforeEach: () => {
    respond = () =>
      record({
        ...reason,
        state: 'failed',
        failure: 'noAccount',
        accountEnd: null,
        grossInCents: 7627,
        withheldInCents: 1868,
        netInCents: 5759,
        parts: [
          part,
          {
            ...part,
            accountingHash: `${payment}_${storyHash('b')}`,
            name: 'Celia 2024',
            groups: ['cel'],
            amountInCents: 612,
            lines: [{ ...line, loans: 63, amountInCents: 612 }],
          },
        ],
      });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Celia 2024' })).toBeVisible();
    await expect(canvas.getByText(/Maksu epäonnistui/)).toBeVisible();
    await expect(canvas.getByText(/Maksua varten ei ole vahvistettua tilinumeroa/)).toBeVisible();
  },
};

/** Nothing is withheld before the payment. */
export const CarriedOver: Story = {
  beforeEach: () => {
    respond = () =>
      record({
        ...reason,
        state: 'estimate',
        isCarriedOver: 1,
        taxRate: null,
        withheldInCents: 0,
        netInCents: 7015,
        accountEnd: null,
      });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Se ei katoa/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Bruttosummasta tilille' })).toBeNull();
  },
};

/** A year without statistics has text instead of its link. */
export const YearNotOffered: Story = {
  beforeEach: () => {
    offered = () => years(2024);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vuoden 2023 lainaustilastoa ei ole portaalissa.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vuoden 2024 lainaustilasto' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Vuoden 2023 lainaustilasto' })).toBeNull();
  },
};

/** If the available years are unknown, the links are kept. */
export const YearsUnknown: Story = {
  beforeEach: () => {
    offered = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Vuoden 2023 lainaustilasto' })).toBeVisible();
  },
};

/** Without tax data a payee abroad pays tax at source. */
export const AtSource: Story = {
  beforeEach: () => {
    respond = () => record({ ...reason, taxKind: 'source', taxRate: 20 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lähdevero 20 %')).toBeVisible();
    await expect(canvas.getByText(/peritään lähdeveroa 20 prosenttia/)).toBeVisible();
  },
};

/** Hundreds of works are paginated and can be filtered. */
export const ManyWorks: Story = {
  beforeEach: () => {
    respond = () => record({ ...reason, parts: [{ ...part, lines: manyLines }] });
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/1–20/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Suodata teoksia' }), 'Teos 230');
    await expect(await canvas.findByText('Teos 230')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    respond = neverResponds;
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible(),
};

export const Fails: Story = {
  beforeEach: () => {
    respond = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    respond = () => record(reason);
    await userEvent.click(again);
    await expect(await canvas.findByText('Hiljaisten huoneiden atlas')).toBeVisible();
  },
};
export const Swedish: Story = { globals: { locale: 'sv-FI' } };
