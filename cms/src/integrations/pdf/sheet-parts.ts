import { column, left, muted, right, type Sheet, type Style } from './sheet.js';

type Element = PDFKit.PDFStructureElement;

const senderStyle: Style = { face: 'serif', size: 14 };
const nameStyle: Style = { face: 'bold', size: 10.5 };
const labelStyle: Style = { face: 'sans', size: 9, colour: muted };
export const textStyle: Style = { face: 'sans', size: 10.5 };
export const titleStyle: Style = { face: 'serif', size: 30 };
export const partStyle: Style = { face: 'serif', size: 18 };
export const sumStyle: Style = { face: 'sans', size: 11 };
export const netStyle: Style = { face: 'bold', size: 12 };

const labelGap = 0.7;
const gutter = 14;
const amountWidth = 110;

/** Draws a paragraph and moves the position below it. */
export function paragraph(sheet: Sheet, type: string, text: string, style: Style, width = column): void {
  const height = sheet.height(text, style, width);
  sheet.isBroken(height);
  const { y } = sheet;
  sheet.tag(sheet.root, type, () => sheet.text(text, style, { x: left, y, width }));
  sheet.y += height;
}

export type Fact = [label: string, value: string];

/** Labels with their values below them, in columns. */
export function drawFacts(
  sheet: Sheet,
  facts: readonly Fact[],
  { from, width, inRow }: { from: number; width: number; inRow: number },
): void {
  const list = sheet.tag(sheet.root, 'L');
  const each = width / inRow;
  for (let at = 0; at < facts.length; at += inRow) {
    const row = facts.slice(at, at + inRow);
    const highest = (style: Style, texts: string[]) =>
      Math.max(...texts.map((text) => sheet.height(text, style, each - gutter)));
    const labelHeight =
      highest(
        labelStyle,
        row.map(([label]) => label),
      ) + labelGap;
    const height =
      labelHeight +
      highest(
        textStyle,
        row.map(([, value]) => value),
      );
    sheet.isBroken(height);
    const { y } = sheet;
    row.forEach(([label, value], index) => {
      const place = { x: from + index * each, width: each - gutter };
      const item = sheet.tag(list, 'LI');
      sheet.tag(item, 'Lbl', () => sheet.text(label, labelStyle, { ...place, y }));
      sheet.tag(item, 'LBody', () => sheet.text(value, textStyle, { ...place, y: y + labelHeight }));
      item.end();
    });
    sheet.y += height + 6;
  }
  list.end();
}

/** The top of a letter: its sender, its recipient, and facts next to that. */
interface Top {
  /** The sender's colour. */
  accent: string;
  sender: string;
  recipient: { name: string; lines: readonly string[] };
  facts: readonly Fact[];
}

/** The masthead, the recipient, and the facts. */
export function drawTop(sheet: Sheet, { accent, sender, recipient, facts }: Top): void {
  sheet.band(accent);
  paragraph(sheet, 'P', sender, senderStyle);
  sheet.rule(sheet.y + 6, 2.25);
  sheet.rule(sheet.y + 9.5, 0.75);
  sheet.y += 32;
  const start = sheet.y;
  paragraph(sheet, 'P', recipient.name, nameStyle, column / 2);
  for (const line of recipient.lines) paragraph(sheet, 'P', line, textStyle, column / 2);
  const end = sheet.y;
  sheet.y = start;
  drawFacts(sheet, facts, { from: left + column / 2 + 20, width: column / 2 - 20, inRow: 1 });
  sheet.y = Math.max(end, sheet.y) + 26;
}

/** A line with a label, dots and an amount. */
export function drawSum(sheet: Sheet, body: Element, label: string, amount: string, style: Style): void {
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
