import { array, number, string } from 'yup';
import { compensationTypes } from '../contract/contract.js';
import { code, day, hash, language, multilineText, requiredText, shape, text } from '../schema.js';
import { isBusinessId } from './business-id.js';
import { invoiceTotals, type TaxedLine } from './vat.js';

/** The largest SEPA payment: 999 999 999,99 euros. */
const mostCents = 99_999_999_999;
/** The most lines of an invoice. */
export const mostLines = 100;
const mostInvoices = 100;

const cents = () => number().integer().min(1).max(mostCents).required();

const isPayable = (lines: readonly TaxedLine[] | undefined): boolean =>
  !lines?.every((line) => Number.isInteger(line?.cents) && Number.isInteger(line.vatHundredths)) ||
  invoiceTotals(lines).totalInCents <= mostCents;

/** The fields of an invoice that staff set; amounts in cents without VAT. */
export const invoiceSchema = shape({
  payerName: requiredText(200),
  /** Empty for a payer abroad. */
  businessId: text(9).test(
    'business-id',
    () => code('businessIdInvalid'),
    (value) => !value || isBusinessId(value),
  ),
  address: multilineText(400).required(),
  /** Of the PDF. */
  language: language(),
  /** The compensation that is invoiced. */
  source: string().oneOf(compensationTypes).required(),
  due: day(),
  lines: array(
    shape({
      text: requiredText(200),
      cents: cents(),
      vatHundredths: number().integer().min(0).max(10_000).required(),
    }).required(),
  )
    .required()
    .min(1, () => code('required'))
    .max(mostLines)
    .test('payable', () => code('tooBig'), isPayable),
});

export const invoicePaymentSchema = shape({ paidOn: day() });

/** An invoice that funds a distribution, with the cents that it uses of it. */
export const fundingInvoiceSchema = shape({ invoice: hash(), cents: cents() });

/** The invoices that fund a distribution. */
export const fundingSchema = shape({
  invoices: array(fundingInvoiceSchema.required())
    .max(mostInvoices)
    .required()
    .test(
      'once',
      () => code('invalid'),
      (values) => values === undefined || new Set(values.map((one) => one?.invoice)).size === values.length,
    ),
});
