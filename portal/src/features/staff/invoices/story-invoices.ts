import type { Invoice, InvoiceSummary } from '@nimio/domain/invoice/invoice.types';
import { storyHash } from '../distributions/story-distribution';

/** A draft over 8,36 euros, due far in the future. */
export const storyDraft: Invoice = {
  ...{ hash: storyHash('i'), number: null, state: 'draft', isCreditNote: 0 },
  payerName: 'Opetus- ja kulttuuriministeriö',
  businessId: '0245872-8',
  address: 'PL 29\n00023 Valtioneuvosto',
  ...{ language: 'fi', source: 'LK', due: '2099-12-15' },
  ...{
    issued: null,
    reference: null,
    paidOn: null,
    credits: null,
    creditedBy: null,
    funds: [],
    isPdfReady: 0,
    isPdfFailed: 0,
  },
  lines: [
    { text: 'Lainauskorvaus 2026', cents: 333, vatHundredths: 2550 },
    { text: 'Hallintokulut', cents: 333, vatHundredths: 2550 },
  ],
  ...{ netInCents: 666, vatInCents: 170, totalInCents: 836, remainingInCents: 666 },
};

export const storySent: Invoice = {
  ...storyDraft,
  ...{ number: 1001, state: 'sent', issued: '2026-11-20', reference: '10016', isPdfReady: 1 },
};

export const storyPaid: Invoice = {
  ...storySent,
  ...{ state: 'paid', paidOn: '2026-11-25', remainingInCents: 0 },
  funds: [{ hash: storyHash('d'), name: 'Lainauskorvaus 2026', cents: 666 }],
};

export const storyCreditNote: Invoice = {
  ...storySent,
  ...{ hash: storyHash('n'), number: 1002, isCreditNote: 1, reference: null },
  credits: { hash: storySent.hash, number: 1001 },
  lines: storySent.lines.map((line) => ({ ...line, cents: -line.cents })),
  ...{ netInCents: -666, vatInCents: -170, totalInCents: -836 },
};

export const storyCredited: Invoice = {
  ...storySent,
  state: 'credited',
  creditedBy: { hash: storyCreditNote.hash, number: 1002 },
};

const summaryOf = (invoice: Invoice, changes: Partial<InvoiceSummary> = {}): InvoiceSummary => {
  const { hash, number, state, isCreditNote, payerName, due } = invoice;
  const { netInCents, totalInCents, remainingInCents } = invoice;
  return {
    ...{ hash, number, state, isCreditNote, payerName, due, netInCents, totalInCents, remainingInCents },
    ...changes,
  };
};

/** One of each kind. */
export const storyInvoices: InvoiceSummary[] = [
  summaryOf(storyDraft),
  summaryOf(storySent, { hash: storyHash('o'), number: 1004, due: '2026-01-15' }),
  summaryOf(storySent, { hash: storyHash('s'), number: 1003, totalInCents: 150_000_000 }),
  summaryOf(storyCreditNote),
  summaryOf(storyCredited, { hash: storyHash('e') }),
];

/** Invoices of the ministry that can fund a distribution. */
export const storyFundable: InvoiceSummary[] = [
  summaryOf(storyPaid, { hash: storyHash('p'), number: 1010, remainingInCents: 200_000_000 }),
  summaryOf(storySent, { hash: storyHash('q'), number: 1011, remainingInCents: 30_000_000 }),
];
