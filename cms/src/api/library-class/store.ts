import type { ClassFactor } from '@nimio/domain/library-class/factor';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';

export interface LibraryClassRow extends ClassFactor {
  term_fi: string;
  term_sv: string;
  term_en: string;
}

const columns = 'code, term_fi, term_sv, term_en, factor';
const all = query<LibraryClassRow>(`select ${columns} from library_classes order by code`);
const factors = query<ClassFactor>('select code, factor from library_classes');
const byCode = query<LibraryClassRow>(`select ${columns} from library_classes where code = ?`);

export const readLibraryClasses = (reader: Reader): Promise<LibraryClassRow[]> => reader.all(all);
export const findLibraryClass = (reader: Reader, code: string): Promise<LibraryClassRow | undefined> =>
  reader.first(byCode, [code]);
export const lockLibraryClass = (tx: Transaction, code: string): Promise<LibraryClassRow | undefined> =>
  tx.lock(byCode, [code]);

/** The fields that shares are calculated with. */
export const readFactors = (reader: Reader): Promise<ClassFactor[]> => reader.all(factors);

export async function insertLibraryClass(tx: Transaction, row: LibraryClassRow): Promise<void> {
  await tx.table('library_classes').insert({ ...row });
}

export async function saveLibraryClass(
  tx: Transaction,
  { code, ...changes }: LibraryClassRow,
): Promise<void> {
  await tx.table('library_classes').where({ code }).update(changes);
}

export async function deleteLibraryClassRow(tx: Transaction, code: string): Promise<void> {
  await tx.table('library_classes').where({ code }).delete();
}
