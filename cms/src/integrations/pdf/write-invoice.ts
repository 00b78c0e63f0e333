import { formatIban } from '@nimio/domain/bank-account/iban';
import { groupedReference } from '@nimio/domain/invoice/reference-number';
import { invoiceTotals, type TaxedLine } from '@nimio/domain/invoice/vat';
import type { Language } from '@nimio/domain/language';
import { invoiceLabels } from './invoice-labels.js';
import { column, hairline, left, right, Sheet, type Style } from './sheet.js';
import {
  drawFacts,
  drawSum,
  drawTop,
  type Fact,
  netStyle,
  paragraph,
  partStyle,
  sumStyle,
  textStyle,
  titleStyle,
} from './sheet-parts.js';
import { writeCents, writeDay, writeEuros, writeNumber } from './statement-format.js';
import { statementLabels } from './statement-labels.js';

type Element = PDFKit.PDFStructureElement;
type Labels = (typeof invoiceLabels)[Language];

/** The society as the sender of an invoice. */
export interface InvoiceSender {
  name: string;
  businessId: string;
  address: string[];
  iban: string;
  bic: string;
}

/** An invoice or a credit note to be drawn. Days are `YYYY-MM-DD`. */
export interface InvoiceDocument {
  language: Language;
  accent: string;
  sender: InvoiceSender;
  /** The business id is empty for a payer abroad. */
  payer: { name: string; businessId: string; address: string[] };
  number: number;
  issued: string;
  due: string;
  /** `null` in a credit note, which asks for no payment. */
  reference: string | null;
  /** The number of the invoice that a credit note credits. */
  credits: number | null;
  lines: (TaxedLine & { text: string })[];
}

const headStyle: Style = { face: 'bold', size: 9 };
const headHeight = 19;
const padding = 4;
const vatWidth = 60;
const netWidth = 110;
const places = {
  text: { x: left, width: column - vatWidth - netWidth - 10, align: 'left' },
  vat: { x: right - netWidth - vatWidth, width: vatWidth, align: 'right' },
  net: { x: right - netWidth, width: netWidth, align: 'right' },
} as const;
const columns = ['text', 'vat', 'net'] as const;

const writeRate = (hundredths: number): string => writeNumber(hundredths / 100, 2);

function drawHead(sheet: Sheet, labels: Labels, tag: (paint: () => void) => void): void {
  const { y } = sheet;
  sheet.rule(y, 1.5);
  for (const name of columns)
    tag(() => sheet.text(labels.columns[name], headStyle, { ...places[name], y: y + padding }));
  sheet.rule(y + headHeight, 0.75);
  sheet.y += headHeight;
}

function drawLine(sheet: Sheet, body: Element, line: InvoiceDocument['lines'][number], height: number): void {
  const y = sheet.y + padding;
  const row = sheet.tag(body, 'TR');
  const cells = { vat: `${writeRate(line.vatHundredths)}\u00a0%`, net: writeCents(line.cents) };
  sheet.tag(row, 'TH', () => sheet.text(line.text, textStyle, { ...places.text, y }), { scope: 'Row' });
  for (const name of ['vat', 'net'] as const)
    sheet.tag(row, 'TD', () => sheet.text(cells[name], textStyle, { ...places[name], y }));
  row.end();
  sheet.y += height;
}

/** The lines; the header is repeated on each page, but once in the structure. */
function drawLines(sheet: Sheet, { lines }: InvoiceDocument, labels: Labels): void {
  const table = sheet.tag(sheet.root, 'Table');
  const head = sheet.tag(table, 'THead');
  const headRow = sheet.tag(head, 'TR');
  drawHead(sheet, labels, (paint) => sheet.tag(headRow, 'TH', paint, { scope: 'Column' }));
  headRow.end();
  head.end();
  const body = sheet.tag(table, 'TBody');
  lines.forEach((line, index) => {
    const height = sheet.height(line.text, textStyle, places.text.width) + 2 * padding;
    if (sheet.isBroken(height)) drawHead(sheet, labels, (paint) => sheet.artifact('Pagination', paint));
    else if (index > 0) sheet.rule(sheet.y, 0.5, { colour: hairline });
    drawLine(sheet, body, line, height);
  });
  body.end();
  table.end();
  sheet.rule(sheet.y, 0.75);
  sheet.y += 14;
}

/** The net, the VAT by rate, and the total. */
function drawTotals(sheet: Sheet, { lines, credits }: InvoiceDocument, labels: Labels): void {
  const { rates, netInCents, totalInCents } = invoiceTotals(lines);
  // They stay together.
  sheet.isBroken((rates.length + 2) * 24);
  const table = sheet.tag(sheet.root, 'Table');
  const body = sheet.tag(table, 'TBody');
  drawSum(sheet, body, labels.net, writeEuros(netInCents), sumStyle);
  for (const { vatHundredths, netInCents: net, vatInCents } of rates)
    drawSum(
      sheet,
      body,
      labels.vat(writeRate(vatHundredths), writeEuros(net)),
      writeEuros(vatInCents),
      sumStyle,
    );
  sheet.rule(sheet.y + 2, 0.75);
  sheet.y += 3;
  drawSum(sheet, body, labels[credits === null ? 'total' : 'credit'], writeEuros(totalInCents), netStyle);
  body.end();
  table.end();
  sheet.rule(sheet.y + 2, 0.75);
  sheet.rule(sheet.y + 4.5, 0.75);
  sheet.y += 34;
}

function drawSection(sheet: Sheet, title: string, facts: readonly Fact[]): void {
  sheet.isBroken(110);
  paragraph(sheet, 'H2', title, partStyle);
  sheet.y += 6;
  drawFacts(sheet, facts, { from: left, width: column, inRow: 3 });
  sheet.y += 18;
}

/** The invoice as a tagged PDF in its language; the same invoice gives the same bytes. */
export async function writeInvoice(invoice: InvoiceDocument): Promise<Uint8Array> {
  const { language, accent, sender, payer, number, issued, due, reference, credits } = invoice;
  const labels = invoiceLabels[language];
  const name = credits === null ? labels.invoice : labels.creditNote;
  const title = `${name} ${number}`;
  const sheet = new Sheet({ title, author: sender.name, language, day: issued });
  const optional = (label: string, value: string | null): Fact[] => (value ? [[label, value]] : []);
  drawTop(sheet, {
    accent,
    sender: sender.name,
    recipient: { name: payer.name, lines: payer.address },
    facts: [
      [labels.number, String(number)],
      ...optional(labels.credited, credits === null ? null : String(credits)),
      [labels.issued, writeDay(issued)],
      ...optional(labels.due, reference && writeDay(due)),
      ...optional(labels.payerId, payer.businessId),
    ],
  });
  paragraph(sheet, 'H1', name, titleStyle);
  sheet.y += 10;
  drawLines(sheet, invoice, labels);
  drawTotals(sheet, invoice, labels);
  if (reference)
    drawSection(sheet, labels.payment, [
      [labels.account, formatIban(sender.iban)],
      [labels.bic, sender.bic],
      [labels.reference, groupedReference(reference)],
    ]);
  drawSection(sheet, labels.sender, [
    [labels.senderName, sender.name],
    [labels.senderId, sender.businessId],
    [labels.address, sender.address.join(', ')],
  ]);
  const { page } = statementLabels[language];
  return sheet.finish({ headLeft: sender.name, headRight: title, footLeft: payer.name, footRight: page });
}
