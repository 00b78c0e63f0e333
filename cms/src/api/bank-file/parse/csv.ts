import { publicHashPattern } from '@nimio/domain/access/hash';
import { parse } from 'csv-parse/sync';
import type { BankFile } from './bank-file.js';

const names = ['payment', 'reason'] as const;
/** An unclosed quote must not swallow the rest of the file. */
const maxLineLength = 1000;

const cellsOf = (text: string): string[][] =>
  parse(text, {
    delimiter: [';', ','],
    max_record_size: maxLineLength,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });

/**
 * Reads the bank's returned payments: a heading that names the columns payment and reason in any order, and a line per
 * payment. Throws if the text has another format.
 */
export function readCsv(text: string): BankFile {
  const [heading = [], ...rows] = cellsOf(text);
  const [paymentAt, reasonAt] = names.map((name) =>
    heading.findIndex((cell) => cell.toLowerCase() === name),
  ) as [number, number];
  if (heading.length !== names.length || paymentAt < 0 || reasonAt < 0)
    throw new Error('The heading names other columns');
  const file: BankFile = { failed: [], credits: [], unreadable: [], other: 0 };
  rows.forEach((cells, index) => {
    const number = index + 2;
    const [reference = '', reason = ''] = [cells[paymentAt], cells[reasonAt]?.toUpperCase()];
    if (cells.length === 1 && cells[0] === '') return;
    const isRight =
      cells.length === names.length && publicHashPattern.test(reference) && /^[A-Z0-9]{1,4}$/.test(reason);
    if (isRight) file.failed.push({ number, reference, reason });
    else file.unreadable.push(number);
  });
  return file;
}
