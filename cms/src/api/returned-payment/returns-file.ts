import { publicHashPattern } from '@nimio/domain/access/hash';
import { DomainError } from '@nimio/domain/errors';
import { parse } from 'csv-parse/sync';

/** A payment that the bank has given back. */
export interface ReturnedLine {
  /** Of the file, from 1. */
  number: number;
  /** The payment's hash: what the bank was given as EndToEndId. */
  payment: string;
  /** The bank's code, as AC04. */
  reason: string;
}

interface ReturnsFile {
  lines: ReturnedLine[];
  /** Numbers of lines that cannot be read. */
  wrong: number[];
}

const names = ['payment', 'reason'] as const;
/** An opening quote without its fellow must not take the rest of the file with it. */
const longestLine = 1000;

function cellsOf(bytes: Uint8Array): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parse(text, {
      bom: true,
      delimiter: [';', ','],
      max_record_size: longestLine,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
  } catch {
    throw new DomainError('returnsUnreadable');
  }
}

/**
 * The bank's returned payments, a line each below a heading that names the columns payment and reason, in any order.
 *
 * @throws `returnsUnreadable` when it is no such file
 */
export function readReturnsFile(bytes: Uint8Array): ReturnsFile {
  const [heading = [], ...rows] = cellsOf(bytes);
  const [paymentAt, reasonAt] = names.map((name) =>
    heading.findIndex((cell) => cell.toLowerCase() === name),
  ) as [number, number];
  if (heading.length !== names.length || paymentAt < 0 || reasonAt < 0)
    throw new DomainError('returnsUnreadable');
  const file: ReturnsFile = { lines: [], wrong: [] };
  rows.forEach((cells, index) => {
    const number = index + 2;
    const [payment = '', reason = ''] = [cells[paymentAt], cells[reasonAt]?.toUpperCase()];
    if (cells.length === 1 && cells[0] === '') return;
    const isRight =
      cells.length === names.length && publicHashPattern.test(payment) && /^[A-Z0-9]{1,4}$/.test(reason);
    if (isRight) file.lines.push({ number, payment, reason });
    else file.wrong.push(number);
  });
  return file;
}
