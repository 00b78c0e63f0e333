import { publicHashPattern } from '@nimio/domain/access/hash';
import { DomainError } from '@nimio/domain/errors';
import { parse } from 'csv-parse/sync';

/** A payment that the bank has returned. */
export interface ReturnedLine {
  /** The line of the file, from 1. */
  number: number;
  /** The payment's hash, which was sent to the bank as EndToEndId. */
  payment: string;
  /** The bank's reason code, such as AC04. */
  reason: string;
}

interface ReturnsFile {
  lines: ReturnedLine[];
  /** Numbers of unreadable lines. */
  wrong: number[];
}

const names = ['payment', 'reason'] as const;
/** An unclosed quote must not swallow the rest of the file. */
const maxLineLength = 1000;

function cellsOf(bytes: Uint8Array): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return parse(text, {
      bom: true,
      delimiter: [';', ','],
      max_record_size: maxLineLength,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
  } catch {
    throw new DomainError('returnsUnreadable');
  }
}

/**
 * Reads the bank's returned payments: a heading that names the columns payment and reason in any order, and a line per
 * payment.
 *
 * @throws `returnsUnreadable` if the file has another format
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
