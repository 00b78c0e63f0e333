import { NowProvider } from '@nimio/design-system';
import type { AccountingRow, WaitingAmounts } from '@nimio/domain/accounting/accounting.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { withTexts } from '../../shared/intl/story-texts';
import { withFreshCache } from '../../shared/session/story-cache';
import { storyProfile } from '../../shared/session/story-people';
import { neverResponds, refusal, visit } from '../../shared/session/story-visit';
import { AccountingPage } from './AccountingPage';
import { accountingRow as row, storyHash } from './story-rows';

const read = 'GET /profiles/own/accountings';
const fresh = row('spring', 'a');
const summary = `GET /profiles/own/accountings/${fresh.accountingHash}/summary`;
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
    paymentSummaryStatus: 'ready',
    paymentSummarySize: 122_880,
  }),
  row('old', 'b', {
    date: '2023-12-15',
    name: 'Celia 2022',
    paidAmountInCents: 40,
    paymentSummaryStatus: 'ready',
    paymentSummarySize: 122_880,
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
const serve = (me = {}) =>
  visit(
    {
      [read]: () => list(),
      'GET /profiles/own/planned-payments': () => planned(),
      [summary]: () => respond(),
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

const meta = {
  title: 'Portal/Payments',
  component: AccountingPage,
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
} satisfies Meta<typeof AccountingPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = async (canvas: Canvas, text: string) => {
  const table = await canvas.findByRole('table', { name: 'Kaikki tilitykset' });
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

/** Every state in words; rows of one payment are merged. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const failed = await rowOf(canvas, '15.6.2026');
    await expect(failed).toHaveTextContent('Maksu epäonnistui. Tarkista pankkitietosi.');
    await expect(within(failed).getByRole('link', { name: 'Avaa pankkitiedot' })).toHaveAttribute(
      'href',
      '/settings/bank',
    );
    await expect(await rowOf(canvas, '15.9.2026')).toHaveTextContent('Se ei katoa');
    await expect(await rowOf(canvas, '15.12.2026')).toHaveTextContent('Arvio');
    const merged = await rowOf(canvas, '15.3.2024');
    await expect(merged).toHaveTextContent('Lainauskorvaus 2022, Celia 2022');
    await expect(merged).toHaveTextContent(/1.285,00/);
    await expect(within(merged).getByRole('link', { name: /^Miksi tämä summa/ })).toHaveAttribute(
      'href',
      `/accounting/${storyHash('old')}`,
    );
    const download = within(merged).getByRole('link', { name: 'Lataa PDF (120\u00a0kt): tilitys 15.3.2024' });
    await expect(download).toHaveAttribute(
      'href',
      `/api/profiles/own/accountings/${rows[4]?.accountingHash}-${rows[5]?.accountingHash}`,
    );
    await expect(canvas.queryAllByRole('button', { name: /tilitys 15.6.2026/ })).toHaveLength(0);
    const years = within(canvas.getByRole('table', { name: /^Maksettu bruttosumma vuosittain/ }));
    // Failed payments and estimates are not paid.
    await expect(years.getByRole('row', { name: /^2026 1.284,60.€$/ })).toBeInTheDocument();
    await expect(years.getByRole('row', { name: /^2024 1.285,00.€$/ })).toBeInTheDocument();
  },
};

/** It is requested, awaited and downloaded with one button, which keeps the focus. */
export const Statement: Story = {
  play: async ({ canvas, userEvent }) => {
    respond = () => {
      listed = rows.map((one) => (one === fresh ? { ...one, paymentSummaryStatus: 'pending' } : one));
      return Response.json({
        records: [{ accountingHash: fresh.accountingHash, paymentSummaryStatus: 'pending' }],
        total: 1,
      });
    };
    const of = within(await rowOf(canvas, '16.3.2026'));
    await userEvent.click(of.getByRole('button', { name: 'Hae laskelma: tilitys 16.3.2026' }));
    const again = await of.findByRole('button', { name: /^Päivitä/ });
    await expect(again).toHaveFocus();
    await expect(of.getByText('Valmistuu hetken päästä')).toBeVisible();
    await expect(
      canvas.getByText(/Tilityslaskelma valmistuu hetken päästä: tilitys 16.3.2026/),
    ).toBeInTheDocument();
    listed = rows.map((one) =>
      one === fresh ? { ...one, paymentSummaryStatus: 'ready', paymentSummarySize: 51_200 } : one,
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(of.getByRole('link', { name: /^Lataa PDF \(50.kt\)/ })).toHaveFocus());
    await expect(canvas.getByText(/Tilityslaskelma on valmis ladattavaksi/)).toBeInTheDocument();
  },
};

/** A missing one is an error that can be retried. */
export const StatementMissing: Story = {
  play: async ({ canvas, userEvent }) => {
    respond = () => refusal(404, 'notFound');
    const of = within(await rowOf(canvas, '16.3.2026'));
    await userEvent.click(of.getByRole('button', { name: /^Hae laskelma/ }));
    const again = await of.findByRole('button', { name: /^Virhe. Hae laskelma uudelleen/ });
    await expect(again).toHaveFocus();
    respond = () => {
      listed = rows.map((one) => (one === fresh ? { ...one, paymentSummaryStatus: 'pending' } : one));
      return Response.json({ records: [], total: 0 });
    };
    await userEvent.click(again);
    await expect(await of.findByText('Valmistuu hetken päästä')).toBeVisible();
  },
};

/** An estimate without an account has no day, but says what to do. */
export const NoAccount: Story = {
  beforeEach: () => {
    listed = rows.map((one) => (one.name === 'Lainauskorvaus 2025' ? { ...one, accountHash: null } : one));
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

/** Years with their sums, the newest open; the open years are stored. */
export const Years: Story = {
  play: async ({ canvas, userEvent }) => {
    const years = within(await canvas.findByRole('region', { name: 'Maksetut tilitykset vuosittain' }));
    await expect(years.getByRole('button', { name: /Vuosi 2026/ })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(years.getByRole('button', { name: /Vuosi 2024/ }));
    const table = years.getByRole('table', { name: 'Vuosi 2024' });
    await expect(table).toBeVisible();
    await expect(within(table).getByRole('link', { name: /^Miksi tämä summa/ })).toHaveAttribute(
      'href',
      `/accounting/${storyHash('old')}`,
    );
    await expect(years.getByText('Ei tilityksiä: 2000–2021, 2023, 2025')).toBeVisible();
    await expect(localStorage.getItem('nimio.accounting.own')).toBe('{"open":["2026","2024"]}');
  },
};

/** The table and the day of payment as files. */
export const Saved: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    const saved = await savedDuring(async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lataa CSV' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Lisää kalenteriin: 15.12.2026' }));
    });
    await expect(saved).toEqual(['tilitykset.csv', 'maksupaiva-2026-12-15.ics']);
  },
};

/** Files by month instead of years. */
export const Beneficiary: Story = {
  beforeEach: () => serve(beneficiary)(),
  play: async ({ canvas, userEvent }) => {
    const files = within(await canvas.findByRole('region', { name: 'Laskelmat kuukausittain' }));
    await expect(await files.findByText('maaliskuu 2026')).toBeVisible();
    await expect(files.getByRole('link', { name: /^Miksi tämä summa.*16.3.2026/ })).toHaveAttribute(
      'href',
      `/accounting/${storyHash('file')}`,
    );
    await userEvent.selectOptions(files.getByRole('combobox', { name: 'Vuosi' }), '2025');
    await expect(await files.findByText('Vuodelta 2025 ei ole laskelmia.')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Maksetut tilitykset vuosittain' })).toBeNull();
  },
};

/** A failed file says so next to it, and can be requested again. */
export const BeneficiaryFileFails: Story = {
  beforeEach: () => serve(beneficiary)(),
  play: async ({ canvas, userEvent }) => {
    respond = () => refusal(500, 'statementFailed');
    const save = await canvas.findByRole('button', { name: 'Lataa PDF: tilitys 16.3.2026' });
    await userEvent.click(save);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tilityslaskelman tekeminen ei onnistunut. Yritä uudelleen.',
    );
    respond = () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } });
    await expect(await savedDuring(() => userEvent.click(save))).toEqual(['tilityslaskelma-2026-03-16.pdf']);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A new member, and no announced day. */
export const Empty: Story = {
  beforeEach: () => {
    listed = [];
    nextPaymentDate = null;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sinulla ei ole vielä tilityksiä/)).toBeVisible();
    await expect(canvas.queryByText('Seuraava maksupäivä:')).toBeNull();
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
  play: async ({ canvas }) => expect(await canvas.findByText('Tilitykset')).toBeVisible(),
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
