import type {
  ImportRecord,
  LibraryClassRecord,
  LoanRecord,
  WorkRecord,
} from '@nimio/domain/import/import-record';
import { libraryGroups } from '@nimio/domain/loan/library-groups';
import type { BookType } from '@nimio/domain/work/book-types';
import json from './library-classes.json' with { type: 'json' };
import type { SocietyPlan } from './plan.js';
import { Random } from './random.js';

/** Classes of picture books, of which only the share of the text is paid. */
export const libraryClasses = json as readonly LibraryClassRecord[];

/** How many works have loans, so that loans do not make a large register slow. */
const maxLent = 1000;
const [firstYear, lastYear] = [2020, 2024];

/** Types of which libraries lend files. */
const digital: readonly BookType[] = ['e-book', 'audiobook-stream'];

function* loansOf({ seed }: SocietyPlan, { key, bookType, publishYear }: WorkRecord): Generator<LoanRecord> {
  const random = new Random(seed, 'loans', key);
  const size = Math.round(20 + random.next() ** 3 * 2500);
  for (let year = Math.max(firstYear, publishYear ?? firstYear); year <= lastYear; year += 1) {
    for (const libGroup of libraryGroups) {
      const isOfFormat = libGroup === 'cel' || libGroup.startsWith('e-') === digital.includes(bookType);
      const part = libGroup === 'gen' || libGroup === 'e-gen' ? 1 : 0.06;
      const loans = Math.round(size * part * (0.6 + random.next() * 0.8));
      if (isOfFormat && loans > 0) yield { kind: 'loan', of: { work: key }, year, libGroup, loans };
    }
  }
}

/**
 * Books of the catalogue that are not in the register, of which the author wrote the first two: they can be added to
 * the list, and then a late distribution pays their loans.
 */
const unregisteredBooks = [
  { isbn: '9789529999002', publishYear: 2023, size: 1400 },
  { isbn: '9789529999026', publishYear: 2024, size: 900 },
  { isbn: '9789529999057', publishYear: 2021, size: 300 },
] as const;

/** Returns the loans of unregistered books. */
export const unregisteredLoans = (): LoanRecord[] =>
  unregisteredBooks.flatMap(({ isbn, publishYear, size }) =>
    Array.from({ length: lastYear - publishYear + 1 }, (_, years): LoanRecord => {
      const year = publishYear + years;
      return { kind: 'loan', of: { isbn }, year, libGroup: 'gen', loans: Math.round(size / (years + 1)) };
    }),
  );

/** Adds loans after each of the first works. */
export function* withLoans<T extends ImportRecord>(
  plan: SocietyPlan,
  records: Iterable<T>,
): Generator<T | LoanRecord, void> {
  let lent = 0;
  for (const record of records) {
    yield record;
    if (record.kind !== 'work' || lent === maxLent) continue;
    lent += 1;
    yield* loansOf(plan, record);
  }
}
