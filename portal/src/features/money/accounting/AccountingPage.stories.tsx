import { NowProvider } from '@nimio/design-system';
import type { AccountingRow, WaitingAmounts } from '@nimio/domain/accounting/accounting.types';
import type { SummaryState } from '@nimio/domain/accounting/accounting-states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyProfile } from '../../../shared/session/story-people';
import { neverResponds, refusal, visit } from '../../../shared/session/story-visit';
import { AccountingPage } from './AccountingPage';
import { accountingRow as row, storyHash, withheldFrom } from './story-rows';

const read = 'GET /profiles/own/accountings';
const fresh = row('spring', 'a');
const summary = `GET /profiles/own/accountings/${fresh.accountingHash}/summary`;
const statement = `GET /profiles/own/accountings/${fresh.accountingHash}`;
const earnings = Array.from({ length: 10 }, (_, at) => ({
  isbn: String(9_789_510_000_000 + at),
  name: `Teos ${at + 1}`,
  amountInCents: 13_000 - 1000 * at,
}));
const rows: AccountingRow[] = [
  row('winter', 'a', {
    date: '2026-12-15',
    state: 'estimate',
    name: 'Lainauskorvaus 2025',
    paidAmountInCents: 4_250,
  }),
  row('small', 'small', {
    date: '2026-09-15',
    state: 'estimate',
    isCarriedOver: 1,
    paidAmountInCents: 612,
    name: 'Celia 2024',
  }),
  row('summer', 'a', { date: '2026-06-15', state: 'failed', failure: 'AC04', paidAmountInCents: 33_000 }),
  fresh,
  row('old', 'a', {
    date: '2024-03-15',
    name: 'Lainauskorvaus 2022',
    withholding: withheldFrom(128_500),
    paymentSummaryStatus: 'ready',
  }),
  row('old', 'b', {
    date: '2023-12-15',
    name: 'Celia 2022',
    paidAmountInCents: 40,
    withholding: withheldFrom(128_500),
    paymentSummaryStatus: 'ready',
  }),
  row('older', 'a', { date: '2022-03-15', paymentSummaryStatus: 'error' }),
];

/** The server's current list. */
let listed: AccountingRow[];
let nextPaymentDate: string | null;
let list: () => Response | Promise<Response>;
let planned: () => Response;
const plannedWith =
  (changes: Partial<WaitingAmounts> = {}) =>
  () =>
    Response.json({
      ...{ records: [], total: 0, failed: [], waiting: [], minimumInCents: 2000 },
      ...{ cumulationInCents: 0, cumulationState: null, cumulationPaidFrom: null },
      ...changes,
    });
let respond: () => Response;
const pdf = () =>
  new Response('%PDF-', {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'attachment; filename="tilityslaskelma-2026-03-16.pdf"',
    },
  });
const serve = (me = {}) =>
  visit(
    {
      [read]: () => list(),
      'GET /profiles/own/planned-payments': () => planned(),
      [summary]: () => respond(),
      [statement]: () => pdf(),
      'GET /profiles/own/earnings/2026': () => Response.json({ records: earnings, total: 10 }),
      'GET /profiles/own/earnings/2025': () => Response.json({ records: [], total: 0 }),
      'GET /profiles/own/earnings/2024': () => Response.json({ records: earnings.slice(0, 2), total: 2 }),
      'GET /profiles/P-77/beneficiary?year=2026': () =>
        Response.json({
          records: [
            {
              id: '2026-03',
              time: '2026-03',
              files: [
                {
                  fileId: storyHash('file'),
                  name: 'tilityslaskelma-2026-03-16.pdf',
                  date: '2026-03-16',
                  amountInCents: 128_460,
                  netInCents: 96_345,
                },
              ],
            },
          ],
          total: 1,
        }),
      [`GET /profiles/P-77/beneficiary/file?format=pdf&fileId=${storyHash('file')}`]: () => respond(),
      'GET /profiles/P-77/beneficiary?year=2025': () => Response.json({ records: [], total: 0 }),
    },
    me,
  );
const beneficiary = {
  profile: { ...storyProfile, extPartyCode: 'P-77', roles: [{ code: 'beneficiary', term: 'edunsaaja' }] },
};

function Visited({ place = '/accounting' }: { place?: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/accounting', Component: AccountingPage }], { initialEntries: [place] }),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Payments',
  component: Visited,
  decorators: [
    withFreshCache,
    withTexts,
    (Story) => (
      <NowProvider now={new Date('2026-11-23T10:00:00.000Z')}>
        <Story />
      </NowProvider>
    ),
  ],
  beforeEach: () => {
    listed = rows;
    nextPaymentDate = '2026-12-15';
    list = () => Response.json({ records: listed, total: listed.length, nextPaymentDate });
    respond = () => refusal(500, 'unexpectedError');
    planned = plannedWith();
    localStorage.clear();
    return serve()();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = async (canvas: Canvas, text: string) => {
  const table = await canvas.findByRole('table', { name: /^(?:Kaikki tilitykset|Tilitykset vuonna)/ });
  const found = within(table)
    .getAllByRole('row')
    .find((one) => one.textContent.includes(text));
  if (!found) throw new Error(`No row has ${text}`);
  return found;
};

/** The names of files downloaded in the meantime. */
async function savedDuring(act: () => Promise<unknown>): Promise<string[]> {
  const saved: string[] = [];
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  try {
    await act();
  } finally {
    click.mockRestore();
  }
  return saved;
}

/** The year in figures, each payment once with gross, tax and net, every state in words. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const failed = await rowOf(canvas, '15.6.2026');
    await expect(failed).toHaveTextContent('Maksu epäonnistui. Tarkista pankkitietosi.');
    await expect(await rowOf(canvas, '15.9.2026')).toHaveTextContent('Se ei katoa');
    await expect(await rowOf(canvas, '15.12.2026')).toHaveTextContent('Arvio');
    await expect(await rowOf(canvas, '16.3.2026')).toHaveTextContent(
      /1.284,60.€.*321,15.€.*25.%.*963,45.€.*tilille …0043/,
    );
    // Failed payments and what is carried over do not reach the account.
    await expect(await rowOf(canvas, 'Yhteensä')).toHaveTextContent(/1.327,10.€.*331,77.€.*995,33.€/);
    await expect(canvas.getByText(/^995,33.€$/, { selector: 'p > strong' })).toBeVisible();
    await expect(canvas.getByText('Maksettu vuodesta 2022 alkaen').parentElement).toHaveTextContent(
      /2.890,65.€brutto 3.854,20.€/,
    );
    const years = within(canvas.getByRole('table', { name: 'Tilitykset maksuvuosittain' }));
    await expect(
      years.getByRole('row', { name: /^Tilille 963,45.€ 0,00.€ 963,75.€ 0,00.€ 995,33.€$/ }),
    ).toBeVisible();
    await expect(years.getByRole('row', { name: /^Veroprosentti 25 % – 25 % – 25 %$/ })).toBeVisible();
  },
};

/** A year of the chart is a link; rows of one payment are merged. */
export const AnotherYear: Story = {
  args: { place: '/accounting?year=2024' },
  play: async ({ canvas, userEvent }) => {
    const years = await canvas.findByRole('table', { name: 'Tilitykset maksuvuosittain' });
    await expect(within(years).getByRole('link', { name: '2024', current: true })).toHaveAttribute(
      'href',
      '/accounting?year=2024',
    );
    await expect(canvas.getByRole('combobox', { name: 'Maksuvuosi' })).toHaveValue('2024');
    const merged = await rowOf(canvas, '15.3.2024');
    await expect(merged).toHaveTextContent('Lainauskorvaus 2022, Celia 2022');
    await expect(merged).toHaveTextContent(/1.285,00.€.*963,75.€/);
    await expect(within(merged).getByRole('link', { name: /^Miksi tämä summa/ })).toHaveAttribute(
      'href',
      `/accounting/${storyHash('old')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä kaikkien vuosien tilitykset' }));
    await expect(await rowOf(canvas, '15.3.2022')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Maksuvuosi' }), '2025');
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä vain vuosi 2025' }));
    await expect(await canvas.findByText('Vuonna 2025 ei ole tilityksiä.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { name: 'Teokset, joista summa kertyi' })).toBeNull(),
    );
  },
};

/** What each work brought, the largest first; a row leads to the work. */
export const Works: Story = {
  beforeEach: () => serve({ profile: { ...storyProfile, worksCount: 30 } })(),
  play: async ({ canvas, userEvent }) => {
    const works = within(await canvas.findByRole('list', { name: 'Teokset, joista summa kertyi' }));
    await expect(works.getAllByRole('listitem')).toHaveLength(8);
    await expect(works.getByRole('link', { name: /^Teos 1 130,00.€$/ })).toHaveAttribute(
      'href',
      '/works/9789510000000',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Näytä kaikki 10 teosta taulukkona' }));
    const table = within(await canvas.findByRole('table', { name: 'Teokset, joista summa kertyi' }));
    await expect(table.getByText('Yhteensä').closest('tr')).toHaveTextContent(/850,00.€/);
  },
};

const answered = (state: SummaryState) =>
  Response.json({
    records: [{ accountingHash: fresh.accountingHash, paymentSummaryStatus: state }],
    total: 1,
  });
const become = (paymentSummaryStatus: SummaryState) => {
  listed = rows.map((one) => (one === fresh ? { ...one, paymentSummaryStatus } : one));
};
const statementName = 'Lataa PDF: tilityslaskelma 16.3.2026';

/** One press requests the statement, waits until it is made, and saves it. */
export const Statement: Story = {
  play: async ({ canvas, userEvent }) => {
    respond = () => {
      become('pending');
      return answered('pending');
    };
    const of = within(await rowOf(canvas, '16.3.2026'));
    const button = of.getByRole('button', { name: statementName });
    const saved = await savedDuring(async () => {
      await userEvent.click(button);
      await expect(await of.findByText('Laskelma valmistuu hetken päästä.')).toBeVisible();
      await userEvent.click(button);
      become('ready');
      await expect(await of.findByText('Laskelma on ladattu.', undefined, { timeout: 5000 })).toBeVisible();
    });
    await expect(saved).toEqual(['tilityslaskelma-2026-03-16.pdf']);
    await expect(button).toHaveFocus();
  },
};

/** A statement that could not be made says so next to its button, and can be requested again. */
export const StatementFails: Story = {
  play: async ({ canvas, userEvent }) => {
    respond = () => refusal(404, 'notFound');
    const of = within(await rowOf(canvas, '16.3.2026'));
    const button = of.getByRole('button', { name: statementName });
    await userEvent.click(button);
    await expect(await of.findByRole('alert')).toBeVisible();
    respond = () => {
      become('error');
      return answered('pending');
    };
    await userEvent.click(button);
    await waitFor(
      () =>
        expect(of.getByRole('alert')).toHaveTextContent(
          'Tilityslaskelman tekeminen ei onnistunut. Yritä uudelleen.',
        ),
      { timeout: 5000 },
    );
    respond = () => answered('ready');
    await expect(await savedDuring(() => userEvent.click(button))).toHaveLength(1);
    await expect(of.queryByRole('alert')).toBeNull();
  },
};

/** An estimate without an account has no day, but says what to do. */
export const NoAccount: Story = {
  beforeEach: () => {
    listed = rows.map((one) =>
      one.name === 'Lainauskorvaus 2025' ? { ...one, accountHash: null, accountEnd: null } : one,
    );
  },
  play: async ({ canvas }) => {
    const estimate = await rowOf(canvas, '15.12.2026');
    await expect(estimate).toHaveTextContent('Maksua varten puuttuu vahvistettu tilinumero');
    await expect(estimate).not.toHaveTextContent('Summa maksetaan');
    await expect(within(estimate).getByRole('link', { name: 'Avaa pankkitiedot' })).toHaveAttribute(
      'href',
      '/settings/bank',
    );
  },
};

/** The table and the day of payment as files. */
export const Saved: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const saved = await savedDuring(async () => {
      await canvas.findByRole('list', { name: 'Teokset, joista summa kertyi' });
      await userEvent.click(canvas.getByRole('button', { name: 'Lataa CSV: Kaikki tilitykset' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Lataa CSV: Teokset, joista summa kertyi' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Lisää kalenteriin: 15.12.2026' }));
    });
    await expect(saved).toEqual([
      'tilitykset.csv',
      'teosten-korvaukset-2026.csv',
      'maksupaiva-2026-12-15.ics',
    ]);
  },
};

/** Files by month instead of the table. */
export const Beneficiary: Story = {
  beforeEach: () => serve(beneficiary)(),
  play: async ({ canvas, userEvent }) => {
    const files = within(await canvas.findByRole('region', { name: 'Laskelmat vuonna 2026 kuukausittain' }));
    await expect(await files.findByText('maaliskuu 2026')).toBeVisible();
    await expect(files.getByText(/^16.3.2026/)).toHaveTextContent(/963,45.€.*tilille, brutto 1.284,60.€/);
    await expect(files.getByRole('link', { name: /^Miksi tämä summa.*16.3.2026/ })).toHaveAttribute(
      'href',
      `/accounting/${storyHash('file')}`,
    );
    await expect(canvas.queryByRole('table', { name: 'Tilitykset vuonna 2026' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Maksuvuosi' }), '2025');
    await expect(await canvas.findByText('Vuodelta 2025 ei ole laskelmia.')).toBeVisible();
  },
};

/** A failed file says so next to it, and can be requested again. */
export const BeneficiaryFileFails: Story = {
  beforeEach: () => serve(beneficiary)(),
  play: async ({ canvas, userEvent }) => {
    respond = () => refusal(500, 'statementFailed');
    const save = await canvas.findByRole('button', { name: statementName });
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tilityslaskelman tekeminen ei onnistunut. Yritä uudelleen.',
    );
    respond = pdf;
    await expect(await savedDuring(() => userEvent.click(save))).toEqual(['tilityslaskelma-2026-03-16.pdf']);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** What came back is the first thing on the page. */
export const PaymentFailed: Story = {
  beforeEach: () => {
    planned = plannedWith({
      failed: [
        {
          payment: storyHash('summer'),
          date: '2026-06-15',
          netInCents: 24_750,
          failure: 'AC04',
          accountEnd: '0043',
        },
      ],
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Maksu 15.6.2026 ei päässyt perille: 247,50.€$/)).toBeVisible();
    const [first] = canvas.getAllByRole('link', { name: 'Avaa pankkitiedot' });
    await expect(first).toHaveAttribute('href', '/settings/bank');
  },
};

/** A new member knows when the first payment can come, and what it is calculated from. */
export const NoPaymentYet: Story = {
  beforeEach: () => {
    listed = [];
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Ensimmäinen tilityksesi tulee aikaisintaan 15.12.2026. Se lasketaan/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lisää teos' })).toHaveAttribute('href', '/works/add');
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** The same without an announced day. */
export const Empty: Story = {
  beforeEach: () => {
    listed = [];
    nextPaymentDate = null;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sinulla ei ole vielä tilityksiä/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lataa CSV' })).toBeNull();
  },
};

/** What is carried over, and what happens to it. */
export const Cumulated: Story = {
  beforeEach: () => {
    planned = plannedWith({ cumulationInCents: 1412, cumulationState: 'waiting' });
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText(/^Odottaa: 14,12.€. Maksamme, kun kertymä on 20,00.€.$/)).toBeVisible(),
};

const cumulatedStory = (changes: Partial<WaitingAmounts>, text: RegExp): Story => ({
  tags: ['test-only'],
  beforeEach: () => {
    planned = plannedWith({ cumulationInCents: 1412, cumulationState: 'waiting', ...changes });
  },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});
const next = /^Odottaa: 14,12.€. Maksamme sen seuraavaksi laskettavassa tilityksessä.$/;

export const CumulatedUntil = cumulatedStory(
  { cumulationPaidFrom: '2099-06-15' },
  /kun kertymä on 20,00.€, mutta viimeistään ensimmäisessä tilityksessä, jonka maksupäivä on 15.6.2099/,
);
export const CumulatedLongEnough = cumulatedStory({ cumulationPaidFrom: '2020-06-15' }, next);
export const CumulatedAndRequested = cumulatedStory({ cumulationState: 'requested' }, next);
export const CumulatedToMinimum = cumulatedStory({ minimumInCents: 1412 }, next);
export const CumulatedForEstate = cumulatedStory({ cumulationState: 'deceased' }, /odottaa kuolinpesää/);

/** The payments are shown without it. */
export const CumulationUnknown: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    planned = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, '16.3.2026');
    await expect(canvas.queryByText(/^Odottaa:/)).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: () => {
    list = neverResponds;
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Tilitykset', current: 'page' })).toBeVisible(),
};

export const Fails: Story = {
  beforeEach: () => {
    list = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Yritä uudelleen' });
    list = () => Response.json({ records: rows, total: rows.length, nextPaymentDate });
    await userEvent.click(again);
    await expect(
      await canvas.findByText('Maksu epäonnistui. Tarkista pankkitietosi.', { exact: false }),
    ).toBeVisible();
  },
};
export const Swedish: Story = { globals: { locale: 'sv-FI' } };

/** Money that waits has its reason and what to do above the list. */
export const Waiting: Story = {
  beforeEach: () => {
    planned = plannedWith({
      waiting: [
        { reason: null, amountInCents: 4_330 },
        { reason: 'noContract', amountInCents: 21_240 },
        { reason: 'notCovered', amountInCents: 1_500 },
      ],
    });
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/voimme maksaa sen vasta, kun olet hyväksynyt sopimuksen/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lue sopimus' })).toHaveAttribute('href', '/contract');
    await expect(canvas.getByText(/^43,30.€ maksetaan takautuvasti$/)).toBeVisible();
    await expect(canvas.getByText(/pyydä asiakaspalvelua täydentämään sopimustasi/)).toBeVisible();
  },
};
