import path from 'node:path';
import { importLoans, type LoansReport } from '../import/import-loans.js';
import { printLine, refuseCommand, runOnDatabase } from './command.js';

const grouped = (number: number): string => number.toLocaleString('fi-FI');

const outcomes = {
  checked: 'Nothing was saved: add --save to do it',
  saved: 'Saved',
  unchanged: 'This very file is stored already: nothing was changed',
  refused: 'Nothing was saved because of wrong lines: fix the file, or add --skip-wrong to skip them',
} as const satisfies Record<LoansReport['outcome'], string>;

function printReport({ outcome, lines, wrong, periods, resumedAfter }: LoansReport): void {
  if (outcome !== 'unchanged') printLine(`${grouped(lines)} lines`);
  if (resumedAfter > 0) printLine(`Resumed after line ${grouped(resumedAfter)}`);
  for (const period of periods) {
    const instead = period.replaces ? ', replacing those that are stored' : '';
    printLine(
      `${period.year} ${period.libGroup.padEnd(6)}${grouped(period.lines)} lines, ${grouped(period.loans)} loans${instead}`,
    );
  }
  for (const [fault, { count, first }] of wrong) {
    const more = count > first.length ? ' …' : '';
    printLine(`wrong ${fault}: ${grouped(count)}, lines ${first.join(', ')}${more}`);
  }
  printLine(outcomes[outcome]);
}

/** The lines after which the command prints its progress. */
const step = 1_000_000;

// `node dist/src/commands/import-loans.js <file.csv> [--save] [--skip-wrong]`; ends with 1 when lines were wrong.
const [file, ...flags] = process.argv.slice(2);
const isSaving = flags.includes('--save');
const skipsWrong = flags.includes('--skip-wrong');
if (!file || flags.length > Number(isSaving) + Number(skipsWrong)) {
  refuseCommand('Name the file: <file.csv> [--save] [--skip-wrong]');
}
runOnDatabase(async (context) => {
  let next = step;
  const onProgress = (lines: number): void => {
    if (lines < next) return;
    printLine(`${grouped(lines)} lines …`);
    next = lines + step;
  };
  const report = await importLoans(context, path.resolve(file), { isSaving, skipsWrong, onProgress });
  printReport(report);
  return report.wrong.size > 0 && !skipsWrong ? 1 : 0;
});
