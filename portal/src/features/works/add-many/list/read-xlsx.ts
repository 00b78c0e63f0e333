import { unzipSync } from 'fflate';
// This variant decompresses without a worker made of a blob, which our content security policy forbids.
import readSheets from 'read-excel-file/web-worker';
import { FileRefused } from './refused';
import { mostOpened, mostRows } from './table-limits';

/** A number as it is stored: what is shown as 9,78951E+12 is a whole ISBN. */
function numberText(value: string): string {
  const number = Number(value);
  return value !== '' && Number.isSafeInteger(number) ? String(number) : value;
}

/** Refuses a part that is larger than declared or allowed before anything is decompressed. */
function requireModestSize(bytes: Uint8Array): void {
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      if (originalSize > mostOpened) throw new FileRefused('tooLarge');
      return false;
    },
  });
}

/** The rows of a file's first sheet, and the number of its sheets. */
export interface ReadTable {
  rows: string[][];
  sheets: number;
}

/**
 * The rows of a workbook's first sheet, as texts.
 *
 * @throws FileRefused when it is no workbook, is protected, or is too large
 */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadTable> {
  try {
    requireModestSize(bytes);
    const sheets = await readSheets<string>(bytes.buffer, { parseNumber: numberText });
    const data = sheets[0]?.data ?? [];
    if (data.length > mostRows) throw new FileRefused('tooLarge');
    const rows = data.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '')));
    return { rows, sheets: sheets.length };
  } catch (error) {
    // The libraries have different errors for what is no workbook.
    throw error instanceof FileRefused ? error : new FileRefused('unreadable');
  }
}
