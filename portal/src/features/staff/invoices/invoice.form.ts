import { formatDate, formatDecimals } from '@nimio/design-system';
import type { BodyOf } from '@nimio/domain/endpoint';
import type { createInvoice } from '@nimio/domain/invoice/invoice.endpoints';
import { invoiceSchema } from '@nimio/domain/invoice/invoice.schema';
import type { Invoice } from '@nimio/domain/invoice/invoice.types';
import { type InvoiceTotals, invoiceTotals } from '@nimio/domain/invoice/vat';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import type { FieldTexts } from '../../../shared/form/use-field-text';
import { validateWith } from '../../../shared/form/validate-with';
import { centsOf, eurosText } from '../euros';

/** A line as typed. */
export interface LineValues {
  text: string;
  /** In euros without VAT: 1 200,00. */
  cents: string;
  /** In percent: 25,5. */
  vatHundredths: string;
}

/** The form values of an invoice. */
export interface InvoiceValues {
  payerName: string;
  businessId: string;
  address: string;
  language: string;
  source: string;
  /** 15.12.2026. */
  due: string;
  lines: readonly LineValues[];
}

export const emptyLine: LineValues = { text: '', cents: '', vatHundredths: '' };

/** Formats a rate: 25,5. */
export const rateText = (vatHundredths: number): string =>
  formatDecimals(vatHundredths / 100, 2).replace(/,?0+$/, '');

export const newInvoice = (): InvoiceValues => ({
  ...{ payerName: '', businessId: '', address: '', language: 'fi', source: 'LK', due: '' },
  lines: [emptyLine],
});

export const invoiceValues = (stored: Invoice): InvoiceValues => ({
  payerName: stored.payerName,
  businessId: stored.businessId,
  address: stored.address,
  language: stored.language,
  source: stored.source,
  due: formatDate(stored.due),
  lines: stored.lines.map(({ text, cents, vatHundredths }) => ({
    ...{ text, cents: eurosText(cents) },
    vatHundredths: rateText(vatHundredths),
  })),
});

/** The values of a new invoice with the contents of an earlier one. */
export const copiedInvoice = (stored: Invoice): InvoiceValues => ({ ...invoiceValues(stored), due: '' });

/** A percentage with two decimals is written like euros with cents. */
const lineBody = ({ text, cents, vatHundredths }: LineValues) => ({
  text,
  cents: centsOf(cents),
  vatHundredths: centsOf(vatHundredths.replace('%', '')),
});

/** The body of the call. */
export const invoiceBody = ({ due, businessId, lines, ...values }: InvoiceValues) =>
  ({
    ...values,
    businessId: businessId.trim(),
    due: dayOnTheWire(due),
    lines: lines.map(lineBody),
  }) as BodyOf<typeof createInvoice>;

/** The totals of the lines that are complete. */
export const typedTotals = (values: InvoiceValues): InvoiceTotals =>
  invoiceTotals(
    values.lines
      .map(lineBody)
      .flatMap(({ cents, vatHundredths }) =>
        Number.isInteger(cents) && Number.isInteger(vatHundredths)
          ? [{ cents: cents ?? 0, vatHundredths: vatHundredths ?? 0 }]
          : [],
      ),
  );

const texts: FieldTexts<InvoiceValues> = {
  'payerName.required': 'invoices.payerRequired',
  'address.required': 'invoices.addressRequired',
  'due.required': 'invoices.dueRequired',
  'due.dayInvalid': 'invoices.dueInvalid',
  'lines.tooBig': 'invoices.totalTooBig',
  'lines.text.required': 'invoices.textRequired',
  'lines.cents.required': 'invoices.eurosWrong',
  'lines.cents.wrongType': 'invoices.eurosWrong',
  'lines.cents.tooSmall': 'invoices.eurosWrong',
  'lines.cents.tooBig': 'invoices.totalTooBig',
  'lines.vatHundredths.required': 'invoices.vatWrong',
  'lines.vatHundredths.wrongType': 'invoices.vatWrong',
  'lines.vatHundredths.tooBig': 'invoices.vatWrong',
};

/** What the forms of a new and of a stored draft have in common. */
export const invoiceFormOptions = {
  validate: validateWith<InvoiceValues>(invoiceSchema, invoiceBody),
  texts,
};
