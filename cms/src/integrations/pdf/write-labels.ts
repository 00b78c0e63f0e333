import {
  type LabelBlocker,
  labelBlockers,
  labelColumns,
  labelRows,
  labelsPerSheet,
} from '@nimio/domain/customer/address-labels';
import type { Language } from '@nimio/domain/language';
import { labelTexts } from './label-texts.js';
import { left, page, Sheet, type Style } from './sheet.js';
import { statementLabels } from './statement-labels.js';

/** A customer as lists name it: with the number, if it has one. */
interface Named {
  name: string;
  number: string | null;
}

/** Labels in the order in which they are printed, and the customers who get none. */
export interface AddressLabels {
  /** The language of who prints them. */
  language: Language;
  society: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** The first label that is free on the first sheet, from 1. */
  start: number;
  labels: (Named & { lines: readonly string[] })[];
  withoutLabel: (Named & { reason: LabelBlocker })[];
}

const mm = 72 / 25.4;
const width = 70 * mm;
const height = 37 * mm;
/** What is left of the sheet's height is divided between its top and bottom. */
const firstTop = (page.height - labelRows * height) / 2;
/** Printers leave about five millimetres at the edges of a sheet empty. */
const paddingX = 6 * mm;
const paddingY = 5 * mm;
const lineWidth = width - 2 * paddingX;
const linesHeight = height - 2 * paddingY;

const largest = 10;
const smallest = 7;
const step = 0.5;

interface Line {
  text: string;
  style: Style;
  height: number;
}

/** A line that is too long gets smaller, and is broken where even the smallest size is too long. */
function lineOf(sheet: Sheet, text: string, largestSize: number): Line {
  const needed = sheet.width(text, { face: 'sans', size: largestSize });
  const fitting = Math.floor(((largestSize * lineWidth) / Math.max(needed, lineWidth)) * 10) / 10;
  const style: Style = { face: 'sans', size: Math.max(smallest, fitting) };
  return { text, style, height: sheet.height(text, style, lineWidth) };
}

/** The lines in the largest size in which they fit on a label; undefined if there is none. */
function fit(sheet: Sheet, texts: readonly string[]): Line[] | undefined {
  for (let size = largest; size >= smallest; size -= step) {
    const lines = texts.map((text) => lineOf(sheet, text, size));
    if (lines.reduce((sum, line) => sum + line.height, 0) <= linesHeight) return lines;
  }
  return undefined;
}

function drawLabel(sheet: Sheet, lines: readonly Line[], at: number): void {
  const x = (at % labelColumns) * width + paddingX;
  let y = firstTop + Math.floor(at / labelColumns) * height + paddingY;
  const label = sheet.tag(sheet.root, 'Sect');
  for (const { text, style, height: lineHeight } of lines) {
    const place = { x, y, width: lineWidth };
    sheet.tag(label, 'P', () => sheet.text(text, style, place));
    y += lineHeight;
  }
  label.end();
}

const titleStyle: Style = { face: 'serif', size: 24 };
const reasonStyle: Style = { face: 'bold', size: 11 };
const nameStyle: Style = { face: 'sans', size: 10.5 };
const listWidth = page.width - 2 * left;

/** Draws a paragraph below the previous one. */
function drawText(sheet: Sheet, parent: Sheet['root'], type: string, text: string, style: Style): void {
  const needed = sheet.height(text, style, listWidth);
  sheet.isBroken(needed);
  const { y } = sheet;
  sheet.tag(parent, type, () => sheet.text(text, style, { x: left, y, width: listWidth }));
  sheet.y += needed;
}

/** The customers without a label, by reason. */
function drawList(sheet: Sheet, customers: AddressLabels['withoutLabel'], language: Language): void {
  const texts = labelTexts[language];
  drawText(sheet, sheet.root, 'H1', texts.without, titleStyle);
  for (const reason of labelBlockers) {
    const concerned = customers.filter((customer) => customer.reason === reason);
    if (concerned.length === 0) continue;
    sheet.y += 14;
    sheet.isBroken(40);
    drawText(sheet, sheet.root, 'H2', texts.reasons[reason], reasonStyle);
    sheet.y += 2;
    const list = sheet.tag(sheet.root, 'L');
    for (const { name, number } of concerned) {
      const item = sheet.tag(list, 'LI');
      drawText(sheet, item, 'LBody', [name, number].filter(Boolean).join(', '), nameStyle);
      item.end();
    }
    list.end();
  }
}

/** Sheets of labels, and a list of the customers who get none; the same task gives the same bytes. */
export async function writeLabels(task: AddressLabels): Promise<Uint8Array> {
  const { language, society, day, start, labels } = task;
  const { title } = labelTexts[language];
  const sheet = new Sheet({ title, author: society, language, day });
  const withoutLabel = [...task.withoutLabel];
  let at = start - 1;
  for (const { lines: texts, ...customer } of labels) {
    const lines = fit(sheet, [customer.name, ...texts]);
    if (!lines) {
      withoutLabel.push({ ...customer, reason: 'addressTooLong' });
      continue;
    }
    if (at === labelsPerSheet) {
      sheet.breakPage();
      at = 0;
    }
    drawLabel(sheet, lines, at);
    at += 1;
  }
  if (withoutLabel.length === 0) return sheet.finish();
  // Where no label was drawn, the first sheet is still empty.
  if (withoutLabel.length < labels.length + task.withoutLabel.length) sheet.breakPage();
  const firstOfList = sheet.pages;
  drawList(sheet, withoutLabel, language);
  const { page: footRight } = statementLabels[language];
  return sheet.finish({ headLeft: society, headRight: title, footLeft: society, footRight }, firstOfList);
}
