import { type ClassFactor, factorOf } from '@nimio/domain/library-class/factor';
import type { LoanRow, LoanYear } from '@nimio/domain/loan/loan.types';
import { type HeldWork, shareOfHolder } from '@nimio/domain/loan/statistics';
import type * as store from './store.js';

type Factor = ReturnType<typeof factorOf>;

const heldWork = (row: store.LoanYearRow | store.LoanRow, factor: Factor): HeldWork => ({
  role: {
    author: row.is_author,
    translator: row.is_translator,
    illustrator: row.is_illustrator,
    editor: row.is_editor,
  },
  translated: row.translated,
  numberOfAuthors: row.authors,
  numberOfTranslators: row.translators,
  factor: factor(row.library_class) / 1000,
});

/** Written without spreads, as a list has thousands of rows (see `work/present.ts`). */
const loanRow = (row: store.LoanRow, factor: Factor): LoanRow => {
  const held = heldWork(row, factor);
  return {
    isbn: row.isbn,
    name: row.name,
    type: row.type,
    libGroup: row.lib_group,
    numberOfAuthors: row.authors,
    numberOfTranslators: row.translators,
    numberOfEditors: row.editors,
    numberOfIllustrators: row.illustrators,
    translated: row.translated,
    factor: held.factor,
    role: held.role,
    share: row.loans * shareOfHolder(held),
    total: row.loans,
  };
};

export function presentLoans(rows: store.LoanRow[], classes: ClassFactor[]): LoanRow[] {
  const factor = factorOf(classes);
  return rows.map((row) => loanRow(row, factor));
}

/** A row for each year and group, the newest year first. */
export function presentYears(rows: store.LoanYearRow[], classes: ClassFactor[]): LoanYear[] {
  const factor = factorOf(classes);
  const found = new Map<string, LoanYear>();
  for (const row of rows) {
    const key = `${row.year} ${row.lib_group}`;
    const sum = found.get(key) ?? { year: row.year, libGroup: row.lib_group, share: 0, total: 0 };
    sum.share += row.loans * shareOfHolder(heldWork(row, factor));
    sum.total += row.loans;
    found.set(key, sum);
  }
  return [...found.values()].sort((a, b) => b.year - a.year || (a.libGroup < b.libGroup ? -1 : 1));
}
