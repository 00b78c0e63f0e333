import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import { audit } from '../../../audit/audit.js';
import { uniqueViolation } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentLibraryClass } from '../present.js';
import {
  findLibraryClass,
  insertLibraryClass,
  type LibraryClassRow,
  lockLibraryClass,
  readLibraryClasses,
  removeLibraryClassRow,
  saveLibraryClass,
} from '../store.js';

export const listLibraryClasses: UseCase<typeof endpoints.listLibraryClasses> = async () => {
  const records = (await readLibraryClasses(system().db)).map(presentLibraryClass);
  return { records, total: records.length };
};

export const getLibraryClass: UseCase<typeof endpoints.getLibraryClass> = async ({ params }) => {
  const row = await findLibraryClass(system().db, params.code);
  if (!row) throw new DomainError('notFound');
  return presentLibraryClass(row);
};

const rowOf = (code: string, body: BodyOf<typeof endpoints.updateLibraryClass>): LibraryClassRow => ({
  code,
  term_fi: body.termFi,
  term_sv: body.termSv,
  term_en: body.termEn,
  factor: Math.round(body.factor * 1000),
});

/** Of two concurrent additions of one class the second violates its key. */
export const createLibraryClass: UseCase<typeof endpoints.createLibraryClass> = ({
  body,
  caller,
  requestId,
}) =>
  system()
    .db.transaction(async (tx) => {
      const row = rowOf(body.code, body);
      await insertLibraryClass(tx, row);
      await audit(tx, 'library-class.add', { caller, requestId }, { code: row.code, factor: row.factor });
      return presentLibraryClass(row);
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== undefined)
        throw new DomainError('libraryClassExists', { field: 'code' });
      throw error;
    });

export const updateLibraryClass: UseCase<typeof endpoints.updateLibraryClass> = ({
  params: { code },
  body,
  caller,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    const before = await lockLibraryClass(tx, code);
    if (!before) throw new DomainError('notFound');
    requireFresh(presentLibraryClass(before));
    const row = rowOf(code, body);
    await saveLibraryClass(tx, row);
    const columns = Object.keys(row).filter(
      (column) => row[column as keyof LibraryClassRow] !== before[column as keyof LibraryClassRow],
    );
    const facts = { code, columns, before: before.factor, factor: row.factor };
    await audit(tx, 'library-class.update', { caller, requestId }, facts);
    return presentLibraryClass(row);
  });

export const deleteLibraryClass: UseCase<typeof endpoints.deleteLibraryClass> = ({
  params: { code },
  caller,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    const before = await lockLibraryClass(tx, code);
    if (!before) throw new DomainError('notFound');
    requireFresh(presentLibraryClass(before));
    await removeLibraryClassRow(tx, code);
    await audit(tx, 'library-class.remove', { caller, requestId }, presentLibraryClass(before));
    return undefined;
  });
