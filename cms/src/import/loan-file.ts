import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import { CsvError, type Parser, parse } from 'csv-parse';
import { columnsOf, type LoanColumns, type LoanFault, type LoanLine, readLoanLine } from './loan-line.js';

/** An error of the file as a whole. */
class LoanFileError extends Error {}

/** A line with its number, from 1, and its values or its error. */
export interface ReadLine {
  number: number;
  result: LoanLine | LoanFault;
}

/** The bytes read in one batch, about two thousand lines. Parsing them blocks the thread. */
const chunkBytes = 64 * 1024;
/** An unclosed quote must not swallow the rest of the file. */
const maxLineLength = 10_000;

/** SHA-256 of a file, in hexadecimal. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const reasonOf = (error: unknown): string =>
  error instanceof CsvError ? `line ${Number(error['lines'])}: ${error.message}` : String(error);

/**
 * Streams the lines of a file of loans in batches, with only one batch in memory. Cells may be quoted and separated by
 * semicolons or commas; the first line names the columns.
 *
 * @throws LoanFileError if the heading differs, or what follows cannot be parsed as lines
 */
export async function* readLoanFile(file: string, newestYear: number): AsyncGenerator<ReadLine[]> {
  const parser = parse({
    bom: true,
    delimiter: [';', ','],
    max_record_size: maxLineLength,
    relax_column_count: true,
    relax_quotes: true,
    trim: true,
  });
  let failure: unknown;
  parser.on('error', (error) => (failure ??= error));
  let columns: LoanColumns | undefined;
  let number = 0;
  const read = (records: Iterable<string[]>): ReadLine[] => {
    const lines: ReadLine[] = [];
    for (const cells of records) {
      number += 1;
      if (!columns) {
        columns = columnsOf(cells);
        if (!columns)
          throw new LoanFileError('The first line has to name the columns isbn, year, group, loans');
      } else if (cells.length > 1 || cells[0] !== '') {
        lines.push({ number, result: readLoanLine(cells, columns, newestYear) });
      }
      // A quoted cell may contain line breaks.
      for (const cell of cells) if (cell.includes('\n')) number += cell.split('\n').length - 1;
    }
    if (failure) throw new LoanFileError(`The file cannot be read: ${reasonOf(failure)}`);
    return lines;
  };
  for await (const chunk of createReadStream(file, { highWaterMark: chunkBytes })) {
    parser.write(chunk);
    yield read(made(parser));
  }
  const last: string[][] = [];
  parser.on('data', (cells: string[]) => last.push(cells));
  parser.end();
  // An error at the end has been reported above.
  await finished(parser).catch(() => undefined);
  yield read(last);
  if (!columns) throw new LoanFileError('The file is empty');
}

/** The parsed records so far. */
function* made(parser: Parser): Generator<string[]> {
  for (let cells = parser.read() as string[] | null; cells; cells = parser.read() as string[] | null) {
    yield cells;
  }
}
