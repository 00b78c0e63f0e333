import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { importTaxData, type TaxDataReport } from '../import/import-tax-data.js';
import { printLine, refuseCommand, runOnDatabase } from './command.js';

/** 3, 7, 8 and 9 as `3, 7–9`. */
function ranges(numbers: readonly number[]): string {
  const found: [first: number, last: number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

function printReport({ changed, unchanged, kept, unknown, faulty }: TaxDataReport, isSaving: boolean): void {
  for (const [name, lines] of Object.entries({ changed, unchanged, kept, unknown })) {
    const which = lines.length > 0 && name !== 'unchanged' ? `: lines ${ranges(lines)}` : '';
    printLine(`${name.padEnd(10)}${lines.length}${which}`);
  }
  printLine(`${'faulty'.padEnd(10)}${faulty.length}`);
  for (const { line, fault } of faulty) printLine(`  line ${line}: ${fault}`);
  printLine(isSaving ? 'Saved' : 'Nothing was saved: add --save to do it');
}

// `node dist/src/commands/import-tax-data.js <file.csv> [--save]`; ends with 1 when lines were faulty.
const [file, ...flags] = process.argv.slice(2);
const isSaving = flags.includes('--save');
if (!file || flags.length > (isSaving ? 1 : 0)) refuseCommand('Say which file: <file.csv> [--save]');
runOnDatabase(async (context) => {
  const input = createReadStream(path.resolve(file), 'utf8');
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const report = await importTaxData(context, lines, isSaving);
  printReport(report, isSaving);
  return report.faulty.length > 0 ? 1 : 0;
});
