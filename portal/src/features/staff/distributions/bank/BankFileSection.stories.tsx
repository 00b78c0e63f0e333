import type { BankFilePreview, FailingPayment } from '@nimio/domain/bank-file/bank-file.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { visit } from '../../../../shared/session/story-visit';
import { DistributionsPage } from '../list/DistributionsPage';
import { storyHash } from '../story-distribution';

/** The response to a file; `undefined` if the response is lost. */
type ApiResponse = { status: number; body: object } | undefined;
/** The calls made, and the pending answers. */
const server: { calls: string[]; responses: ApiResponse[] } = { calls: [], responses: [] };

const answered = (record: object): ApiResponse => ({ status: 200, body: { record } });
const refused = (status: number, code: string): ApiResponse => ({
  status,
  body: { data: null, error: { status, name: 'E', message: '', details: { code } } },
});

const nothing = () => Response.json({ records: [], total: 0 });

/** The browser's own request is answered immediately. */
const serve = (...responses: ApiResponse[]) => {
  const visitPage = visit(
    {
      'GET /accountings/distributions?limit=50&offset=0': nothing,
      'GET /bank-accounts/unconfirmed?limit=50&offset=0': nothing,
    },
    { rights: ['managePayments'] },
  );
  return async () => {
    Object.assign(server, { calls: [], responses });
    const leave = await visitPage();
    const opening = spyOn(XMLHttpRequest.prototype, 'open');
    const sending = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      server.calls.push(opening.mock.lastCall?.slice(0, 2).join(' ') ?? '');
      const [response, ...rest] = server.responses;
      server.responses = rest;
      if (!response) return void this.dispatchEvent(new ProgressEvent('error'));
      Object.defineProperty(this, 'status', { value: response.status });
      Object.defineProperty(this, 'responseText', { value: JSON.stringify(response.body) });
      this.dispatchEvent(new ProgressEvent('load'));
    });
    return () => {
      opening.mockRestore();
      sending.mockRestore();
      leave();
    };
  };
};

const payment: FailingPayment = {
  hash: storyHash('p'),
  payeeName: 'Inka Vuorela',
  netInCents: 96_988,
  distributionName: 'Lainauskorvaus 2025',
  payDate: '2026-12-15',
  reason: 'AC04',
};
const seen = 's'.repeat(43);
const noEntries = { known: 0, unknown: [], wrongAmounts: [], unreadable: [], other: 0, rejection: null };
const lines = {
  ...noEntries,
  known: 1,
  unknown: [
    { number: 4, reference: 'NOTPROVIDED' },
    { number: 7, reference: storyHash('u') },
  ],
};
const preview: BankFilePreview = {
  ...lines,
  seen,
  invoices: [],
  failing: [payment, { ...payment, hash: storyHash('q'), payeeName: 'Otso Sjöholm', reason: 'MD07' }],
};
const rejection = {
  messageId: `${storyHash('d')}-20261215-1`,
  effect: 'clears',
  distributionName: 'Lainauskorvaus 2025',
  reason: 'FF01',
} as const;
const done = answered({ ...lines, failed: 2, paidInvoices: 0 });
const look = 'POST /api/accountings/bank-files/preview';
const importRequest = `POST /api/accountings/bank-files?seen=${seen}`;

const meta = {
  title: 'Portal/Bank reports',
  component: DistributionsPage,
  decorators: [withFreshCache, withTexts],
  beforeEach: serve(answered(preview), done),
} satisfies Meta<typeof DistributionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a user does in the browser's file chooser. */
const choose = async (canvasElement: HTMLElement) => {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is no field for a file');
    return found;
  });
  const held = new DataTransfer();
  held.items.add(new File(['payment;reason'], 'palautuneet.csv', { type: 'text/csv' }));
  input.files = held.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/** The preview shows the effect of the file without applying it; each line is accounted for. */
export const LookedAt: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Tarkista pankin tiedosto')).toBeVisible();
    await expect(canvas.getByText(/2 maksua, yhteensä 1.939,76.€, merkitään epäonnistuneiksi/)).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Otso Sjöholm/ }));
    for (const text of ['MD07', /kirjaa kuolema/, 'Lainauskorvaus 2025', '15.12.2026'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByText(`4 (NOTPROVIDED), 7 (${storyHash('u')})`)).toBeVisible();
    await expect(server.calls).toEqual([look]);
  },
};

/** The previewed changes are confirmed, and the focus moves on. */
export const Confirmed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Merkitse epäonnistuneiksi' }));
    await expect(await canvas.findByText('Pankin tiedosto on käsitelty')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Epäonnistuneiksi merkittävät maksut' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pankin vastaukset' })).toHaveFocus());
    await expect(server.calls).toEqual([look, importRequest]);
  },
};

/** Credits with the reference number and the total of an invoice pay it. */
export const InvoicesPaid: Story = {
  beforeEach: serve(
    answered({
      ...{ ...noEntries, seen, failing: [] },
      invoices: [
        {
          ...{ hash: storyHash('i'), number: 1004, totalInCents: 120_000_000, paidOn: '2026-12-01' },
          payerName: 'Opetus- ja kulttuuriministeriö',
        },
      ],
    }),
    answered({ ...noEntries, failed: 0, paidInvoices: 1 }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/^1 lasku, 1.200.000,00.€, merkitään maksetuksi/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1004' })).toHaveAttribute(
      'href',
      `/invoices/${storyHash('i')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Merkitse maksetuiksi' }));
    await expect(await canvas.findByText('Pankin tiedosto on käsitelty')).toBeVisible();
    await expect(server.calls).toEqual([look, importRequest]);
  },
};

/** Without a confirmation nothing changes. */
export const Left: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Peruuta' }));
    await expect(canvas.queryByText('Tarkista pankin tiedosto')).toBeNull();
    await expect(server.calls).toEqual([look]);
  },
};

/** A file without payments to mark says so, and there is nothing to confirm. */
export const NothingMatches: Story = {
  beforeEach: serve(
    answered({
      ...noEntries,
      ...{ seen, failing: [], invoices: [], other: 12, unreadable: [4] },
      wrongAmounts: [{ number: 2, reference: storyHash('w'), name: 'Inka Vuorela', amountInCents: 96_988 }],
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Tiedosto ei muuttaisi mitään')).toBeVisible();
    await expect(canvas.getByText(/^2 \(Inka Vuorela, 969,88.€\)$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Merkitse epäonnistuneiksi' })).toBeNull();
  },
};

/** A file that the bank rejected before the payment has to be downloaded again. */
export const FileRejected: Story = {
  beforeEach: serve(
    answered({ ...noEntries, seen, failing: [], invoices: [], rejection }),
    answered({ ...noEntries, failed: 0, paidInvoices: 0, rejection }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/Lainauskorvaus 2025. Syy: FF01: .* Kun vahvistat/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Merkitse aineisto hylätyksi' }));
    await expect(await canvas.findByText(/Lataa aineisto uudelleen tilityksen sivulta/)).toBeVisible();
    await expect(server.calls).toEqual([look, importRequest]);
  },
};

/** A long list of entries is cut. */
export const ManyUnknown: Story = {
  tags: ['test-only'],
  beforeEach: serve(
    answered({
      ...preview,
      unknown: Array.from({ length: 25 }, (_, at) => ({ number: at + 1, reference: `E2E-${at + 1}` })),
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/20 \(E2E-20\) ja 5 muuta$/)).toBeVisible();
  },
};

/** After a lost response the preview stays, and confirming again is idempotent. */
export const AnswerLost: Story = {
  tags: ['test-only'],
  beforeEach: serve(
    answered(preview),
    undefined,
    answered({ ...lines, failed: 0, paidInvoices: 0, known: 3 }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    const confirm = await canvas.findByRole('button', { name: 'Merkitse epäonnistuneiksi' });
    await userEvent.click(confirm);
    await waitFor(() => expect(server.calls).toEqual([look, importRequest]));
    await expect(canvas.getByText('Tarkista pankin tiedosto')).toBeVisible();
    await waitFor(() => expect(confirm).toBeEnabled());
    await userEvent.click(confirm);
    await expect(await canvas.findByText('Pankin tiedosto on käsitelty')).toBeVisible();
    await expect(server.calls).toEqual([look, importRequest, importRequest]);
  },
};

/** Changes in the meantime are shown before they can be confirmed. */
export const ChangedConcurrently: Story = {
  tags: ['test-only'],
  beforeEach: serve(
    answered(preview),
    refused(409, 'bankFileOutdated'),
    answered({
      ...preview,
      failing: [payment, { ...payment, hash: storyHash('r'), payeeName: 'Aino Kuusi' }],
    }),
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Merkitse epäonnistuneiksi' }));
    await expect(await canvas.findByText(/muuttaisi nyt muuta/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Aino Kuusi/ })).toBeVisible();
    await expect(server.calls).toEqual([look, importRequest, look]);
  },
};

/** A file of an unknown format says what it should contain. */
export const Unreadable: Story = {
  beforeEach: serve(refused(422, 'bankFileUnreadable')),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/pankin palaute .pain\.002./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Yritä uudelleen/ })).toBeNull();
  },
};
