import type { PaymentPart } from '@nimio/domain/accounting/accounting.types';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import {
  deductedCents,
  deductionName,
  totalDeducted,
} from '@nimio/domain/accounting-settings/accounting-settings';
import type { Language } from '@nimio/domain/language';
import { column, hairline, left, Sheet } from './sheet.js';
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
import { writeDay, writeEuros, writeNumber, writeThousandths } from './statement-format.js';
import { type StatementLabels, statementLabels } from './statement-labels.js';
import { drawTable, tableStart } from './statement-table.js';

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

/** The pot of all works, what is deducted from it, and the resulting value of a point; a late distribution has none. */
function factsOf(part: PaymentPart, labels: StatementLabels, language: Language): Fact[] {
  const { kind, date, potInCents, deductions, points, years, groups } = part;
  if (kind === 'late') return [[labels.distributionDate, writeDay(date)]];
  const allocated = potInCents - totalDeducted(potInCents, deductions);
  const value = allocated / 100 / (points / 1000);
  return [
    [labels.distributionDate, writeDay(date)],
    [labels.pot, writeEuros(potInCents)],
    ...deductions.map(
      (deduction): Fact => [
        `${deductionName(deduction, language)} ${writeNumber(deduction.percent, 2)}\u00a0%`,
        `\u2212${writeEuros(deductedCents(potInCents, deduction))}`,
      ],
    ),
    ...(deductions.length > 0 ? [[labels.allocated, writeEuros(allocated)] satisfies Fact] : []),
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
function drawHow(sheet: Sheet, how: readonly string[], labels: StatementLabels): void {
  const measure = 400;
  const heights = how.map((text) => sheet.height(text, textStyle, measure) + 6);
  sheet.isBroken(30 + heights.reduce((sum, height) => sum + height, 0));
  paragraph(sheet, 'H2', labels.howTitle, partStyle);
  sheet.y += 6;
  for (const text of how) {
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
  drawTop(sheet, {
    accent: statement.accent,
    sender: payer,
    recipient: { name: payee.name, lines: payee.address },
    facts: [
      [labels.payDate, writeDay(payment.date)],
      [labels.reference, payment.payment],
    ],
  });
  paragraph(sheet, 'H1', labels.title, titleStyle);
  sheet.y += 10;
  drawSums(sheet, statement, labels);
  for (const part of payment.parts) drawPart(sheet, part, statement, labels);
  const isLate = payment.parts.some(({ kind }) => kind === 'late');
  drawHow(
    sheet,
    [...labels.how(payment.taxKind ?? 'withholding'), ...(isLate ? [labels.howLate] : [])],
    labels,
  );
  return sheet.finish({ headLeft: payer, headRight: title, footLeft: payee.name, footRight: labels.page });
}
