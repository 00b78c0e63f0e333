import type { PaymentLine, PaymentPart } from '@nimio/domain/accounting/accounting.types';
import type { Language } from '@nimio/domain/language';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { termOfCreatorRole } from '@nimio/domain/work/role-terms';
import { column, hairline, left, muted, type Sheet, type Style } from './sheet.js';
import { writeCents, writeNumber, writeThousandths } from './statement-format.js';
import type { StatementLabels } from './statement-labels.js';

type Element = PDFKit.PDFStructureElement;
type ColumnName = keyof StatementLabels['columns'];

const headStyle: Style = { face: 'bold', size: 9 };
const titleStyle: Style = { face: 'serif', size: 10.5 };
const isbnStyle: Style = { face: 'sans', size: 8.5, colour: muted };
const cellStyle: Style = { face: 'sans', size: 9.5 };
const totalStyle: Style = { face: 'bold', size: 10 };

const gutter = 10;
const headHeight = 19;
const padding = 4;
const isbnHeight = 11.5;
/** The space between a title and the number next to it. */
const drop = 0.95;

interface Column {
  name: ColumnName;
  x: number;
  width: number;
  align: 'left' | 'right';
}

const widths: [ColumnName, number, Column['align']][] = [
  ['work', column - 285, 'left'],
  ['role', 74, 'left'],
  ['loans', 53, 'right'],
  ['factor', 58, 'right'],
  ['share', 40, 'right'],
  ['euros', 60, 'right'],
];

const columns: Column[] = widths.map(([name, width, align], index) => {
  const before = widths.slice(0, index).reduce((sum, [, each]) => sum + each, 0);
  // Numbers are aligned to the right edge of their column; text leaves the gutter free.
  return { name, x: left + before, width: align === 'left' ? width - gutter : width, align };
});
const [workColumn, ...otherColumns] = columns as [Column, ...Column[]];

/** The minimum height at the start of a table: its header and a row of three lines. */
export const tableStart = headHeight + 3 * 14 + isbnHeight + 2 * padding;

function drawHead(
  sheet: Sheet,
  labels: StatementLabels,
  draw: (each: Column, paint: () => void) => void,
): void {
  const { y } = sheet;
  sheet.rule(y, 1.5);
  for (const each of columns) {
    const place = { ...each, y: y + padding };
    draw(each, () => sheet.text(labels.columns[each.name], headStyle, place));
  }
  sheet.rule(y + headHeight, 0.75);
  sheet.y += headHeight;
}

const cellsOf = (line: PaymentLine, language: Language): Record<Exclude<ColumnName, 'work'>, string> => ({
  role: termOfCreatorRole(line.role, language),
  loans: writeNumber(line.loans),
  factor: writeThousandths(line.factor),
  share: `${line.numerator}/${line.denominator}`,
  euros: writeCents(line.amountInCents),
});

/** The heights of the paragraphs of a work: title, ISBN, and where a late line comes from. */
interface Work {
  line: PaymentLine;
  title: number;
  origin: { text: string; height: number } | undefined;
}

function measureWork(sheet: Sheet, line: PaymentLine, labels: StatementLabels): Work {
  const { width } = workColumn;
  const text = line.origin ? labels.origin(line.origin.name, line.origin.years.join(', ')) : '';
  return {
    line,
    title: sheet.height(line.name, titleStyle, width),
    origin: text ? { text, height: sheet.height(text, isbnStyle, width) } : undefined,
  };
}

function drawRow(
  sheet: Sheet,
  body: Element,
  { line, title, origin }: Work,
  height: number,
  language: Language,
): void {
  const y = sheet.y + padding;
  const row = sheet.tag(body, 'TR');
  const { x, width } = workColumn;
  const isbnY = y + title;
  const work = sheet.tag(row, 'TH', undefined, { scope: 'Row' });
  sheet.tag(work, 'P', () => sheet.text(line.name, titleStyle, { x, y, width }));
  sheet.tag(work, 'P', () => sheet.text(formatIsbn(line.isbn), isbnStyle, { x, y: isbnY, width }));
  if (origin)
    sheet.tag(work, 'P', () => sheet.text(origin.text, isbnStyle, { x, y: isbnY + isbnHeight, width }));
  work.end();
  const cells = cellsOf(line, language);
  for (const each of otherColumns) {
    const text = cells[each.name as keyof typeof cells];
    sheet.tag(row, 'TD', () => sheet.text(text, cellStyle, { ...each, y: y + drop }));
  }
  row.end();
  sheet.y += height;
}

function drawTotal(sheet: Sheet, table: Element, labels: StatementLabels, cents: number): void {
  const foot = sheet.tag(table, 'TFoot');
  const row = sheet.tag(foot, 'TR');
  const y = sheet.y + padding;
  sheet.tag(row, 'TH', () => sheet.text(labels.total, totalStyle, { ...workColumn, y }), { scope: 'Row' });
  for (const each of otherColumns) {
    const text = each.name === 'euros' ? writeCents(cents) : '';
    const cell = sheet.tag(row, 'TD', text ? () => sheet.text(text, totalStyle, { ...each, y }) : undefined);
    if (!text) cell.end();
  }
  row.end();
  foot.end();
  sheet.rule(sheet.y + 22, 1.5);
  sheet.y += 22;
}

/**
 * The works of a part, on as many pages as they need; the header is repeated on each page, but once in the structure.
 */
export function drawTable(
  sheet: Sheet,
  part: PaymentPart,
  labels: StatementLabels,
  language: Language,
): void {
  const table = sheet.tag(sheet.root, 'Table');
  const head = sheet.tag(table, 'THead');
  const headRow = sheet.tag(head, 'TR');
  drawHead(sheet, labels, (_, paint) => sheet.tag(headRow, 'TH', paint, { scope: 'Column' }));
  headRow.end();
  head.end();
  const body = sheet.tag(table, 'TBody');
  const goOn = (height: number, isFirst: boolean): void => {
    if (sheet.isBroken(height)) drawHead(sheet, labels, (_, paint) => sheet.artifact('Pagination', paint));
    else if (!isFirst) sheet.rule(sheet.y, 0.5, { colour: hairline });
  };
  part.lines.forEach((line, index) => {
    const work = measureWork(sheet, line, labels);
    const height = work.title + isbnHeight + (work.origin?.height ?? 0) + 2 * padding;
    goOn(height, index === 0);
    drawRow(sheet, body, work, height, language);
  });
  body.end();
  if (sheet.isBroken(24)) drawHead(sheet, labels, (_, paint) => sheet.artifact('Pagination', paint));
  else sheet.rule(sheet.y, 0.75);
  drawTotal(sheet, table, labels, part.amountInCents);
  table.end();
}
