import type { PaymentPart } from '@nimio/domain/accounting/accounting.types';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import {
  deductedCents,
  deductionName,
  totalDeducted,
} from '@nimio/domain/accounting-settings/accounting-settings';
import type { Language } from '@nimio/domain/language';
import { column, hairline, left, muted, right, Sheet, type Style } from './sheet.js';
import { writeDay, writeEuros, writeNumber, writeThousandths } from './statement-format.js';
import { type StatementLabels, statementLabels } from './statement-labels.js';
import { drawTable, tableStart } from './statement-table.js';

type Element = PDFKit.PDFStructureElement;

const payerStyle: Style = { face: 'serif', size: 14 };
const nameStyle: Style = { face: 'bold', size: 10.5 };
const textStyle: Style = { face: 'sans', size: 10.5 };
const labelStyle: Style = { face: 'sans', size: 9, colour: muted };
const titleStyle: Style = { face: 'serif', size: 30 };
const partStyle: Style = { face: 'serif', size: 18 };
const sumStyle: Style = { face: 'sans', size: 11 };
const netStyle: Style = { face: 'bold', size: 12 };

const labelHeight = 11.5;
const gutter = 14;
const amountWidth = 110;

/** Draws a paragraph and moves the position below it. */
function paragraph(sheet: Sheet, type: string, text: string, style: Style, width = column): void {
  const height = sheet.height(text, style, width);
  sheet.isBroken(height);
  const { y } = sheet;
  sheet.tag(sheet.root, type, () => sheet.text(text, style, { x: left, y, width }));
  sheet.y += height;
}

type Fact = [label: string, value: string];

/** Labels with their values below them, in columns. */
function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  { from, width, inRow }: { from: number; width: number; inRow: number },
): void {
  const list = sheet.tag(sheet.root, 'L');
  const each = width / inRow;
  for (let at = 0; at < facts.length; at += inRow) {
    const row = facts.slice(at, at + inRow);
    const heights = row.map(([, value]) => sheet.height(value, textStyle, each - gutter));
    const { y } = sheet;
    row.forEach(([label, value], index) => {
      const place = { x: from + index * each, width: each - gutter };
      const item = sheet.tag(list, 'LI');
      sheet.tag(item, 'Lbl', () => sheet.text(label, labelStyle, { ...place, y }));
      sheet.tag(item, 'LBody', () => sheet.text(value, textStyle, { ...place, y: y + labelHeight }));
      item.end();
    });
    sheet.y += labelHeight + Math.max(...heights) + 6;
  }
  list.end();
}

/** The masthead, the addressee, and the payment. */
function drawTop(sheet: Sheet, { payer, payee, payment, accent }: Statement, labels: StatementLabels): void {
  sheet.band(accent);
  paragraph(sheet, 'P', payer, payerStyle);
  sheet.rule(sheet.y + 6, 2.25);
  sheet.rule(sheet.y + 9.5, 0.75);
  sheet.y += 32;
  const start = sheet.y;
  paragraph(sheet, 'P', payee.name, nameStyle, column / 2);
  for (const line of payee.address) paragraph(sheet, 'P', line, textStyle, column / 2);
  const end = sheet.y;
  sheet.y = start;
  drawFacts(
    sheet,
    [
      [labels.payDate, writeDay(payment.date)],
      [labels.reference, payment.payment],
    ],
    { from: left + column / 2 + 20, width: column / 2 - 20, inRow: 1 },
  );
  sheet.y = Math.max(end, sheet.y) + 26;
}

/** A line with a label, dots and an amount. */
function drawSum(sheet: Sheet, body: Element, label: string, amount: string, style: Style): void {
  const labelWidth = column - amountWidth - 10;
  const height = sheet.height(label, style, labelWidth);
  sheet.isBroken(height + 8);
  const y = sheet.y + 4;
  const row = sheet.tag(body, 'TR');
  sheet.tag(row, 'TH', () => sheet.text(label, style, { x: left, y, width: labelWidth }), { scope: 'Row' });
  const place = { x: right - amountWidth, y, width: amountWidth, align: 'right' } as const;
  sheet.tag(row, 'TD', () => sheet.text(amount, style, place));
  row.end();
  const dots = left + sheet.width(label, style) + 6;
  sheet.leaders(y + style.size * 0.95, dots, right - sheet.width(amount, style) - 6);
  sheet.y += height + 8;
}

/** From the parts to the gross amount, and from that to the paid one. */
function drawSums(sheet: Sheet, { payment }: Statement, labels: StatementLabels): void {
  const { parts, grossInCents, taxRate, taxKind, withheldInCents, netInCents, accountEnd } = payment;
  sheet.rule(sheet.y, 0.75);
  sheet.y += 4;
  const table = sheet.tag(sheet.root, 'Table');
  const body = sheet.tag(table, 'TBody');
  if (parts.length > 1) {
    for (const part of parts) drawSum(sheet, body, part.name, writeEuros(part.amountInCents), sumStyle);
    sheet.rule(sheet.y + 2, 0.5, { colour: hairline });
    sheet.y += 4;
  }
  drawSum(sheet, body, labels.gross, writeEuros(grossInCents), sumStyle);
  const withheld = `\u2212${writeEuros(withheldInCents)}`;
  drawSum(
    sheet,
    body,
    labels.withheld(writeNumber(taxRate ?? 0, 1), taxKind ?? 'withholding'),
    withheld,
    sumStyle,
  );
  sheet.rule(sheet.y + 2, 0.75);
  sheet.y += 3;
  drawSum(sheet, body, labels.net(accountEnd), writeEuros(netInCents), netStyle);
  body.end();
  table.end();
  sheet.rule(sheet.y + 2, 0.75);
  sheet.rule(sheet.y + 4.5, 0.75);
  sheet.y += 34;
}

/** The pot of all works, what is deducted from it, and the resulting value of a point. */
function factsOf(part: PaymentPart, labels: StatementLabels, language: Language): Fact[] {
  const { date, potInCents, deductions, points, years, groups } = part;
  const value = (potInCents - totalDeducted(potInCents, deductions)) / 100 / (points / 1000);
  return [
    [labels.distributionDate, writeDay(date)],
    [labels.pot, writeEuros(potInCents)],
    ...deductions.map(
      (deduction): Fact => [
        `${deductionName(deduction, language)} ${writeNumber(deduction.percent, 2)}\u00a0%`,
        `\u2212${writeEuros(deductedCents(potInCents, deduction))}`,
      ],
    ),
    [labels.points, writeThousandths(points / 1000)],
    [labels.pointValue, `${writeNumber(value, 6)}\u00a0€`],
    [labels.years, years.join(', ')],
    [labels.libraries, groups.map((group) => labels.groups[group]).join('; ')],
  ];
}

const factsHeight = 100;

function drawPart(sheet: Sheet, part: PaymentPart, { language }: Statement, labels: StatementLabels): void {
  sheet.isBroken(sheet.height(part.name, partStyle, column) + factsHeight + tableStart);
  paragraph(sheet, 'H2', part.name, partStyle);
  sheet.y += 8;
  drawFacts(sheet, factsOf(part, labels, language), { from: left, width: column, inRow: 3 });
  sheet.y += 6;
  drawTable(sheet, part, labels, language);
  sheet.y += 30;
}

/** The explanation of the rule. */
function drawHow(sheet: Sheet, labels: StatementLabels): void {
  const measure = 400;
  const heights = labels.how.map((text) => sheet.height(text, textStyle, measure) + 6);
  sheet.isBroken(30 + heights.reduce((sum, height) => sum + height, 0));
  paragraph(sheet, 'H2', labels.howTitle, partStyle);
  sheet.y += 6;
  for (const text of labels.how) {
    paragraph(sheet, 'P', text, textStyle, measure);
    sheet.y += 6;
  }
}

/** The statement as a tagged PDF in the payee's language; the same statement gives the same bytes. */
export async function writeStatement(statement: Statement): Promise<Uint8Array> {
  const { language, payer, payee, payment } = statement;
  const labels = statementLabels[language];
  const title = `${labels.title} ${writeDay(payment.date)}`;
  const sheet = new Sheet({ title, author: payer, language, day: payment.date });
  drawTop(sheet, statement, labels);
  paragraph(sheet, 'H1', labels.title, titleStyle);
  sheet.y += 10;
  drawSums(sheet, statement, labels);
  for (const part of payment.parts) drawPart(sheet, part, statement, labels);
  drawHow(sheet, labels);
  return sheet.finish({ headLeft: payer, headRight: title, footLeft: payee.name, footRight: labels.page });
}
