import type * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentLibraryClass } from '../present.js';
import { findLibraryClass, type LibraryClassRow, readLibraryClasses, storeLibraryClass } from '../store.js';

export const listLibraryClasses: UseCase<typeof endpoints.listLibraryClasses> = async () => {
  const records = (await readLibraryClasses(system().db)).map(presentLibraryClass);
  return { records, total: records.length };
};

export const saveLibraryClass: UseCase<typeof endpoints.saveLibraryClass> = ({
  params: { code },
  body,
  caller,
  requestId,
}) =>
  system().db.transaction(async (tx) => {
    const row: LibraryClassRow = {
      code,
      term_fi: body.termFi,
      term_sv: body.termSv,
      term_en: body.termEn,
      factor: Math.round(body.factor * 1000),
    };
    const before = await findLibraryClass(tx, code);
    await storeLibraryClass(tx, row);
    const facts = { code, before: before?.factor ?? null, factor: row.factor };
    await audit(tx, 'library-class.update', { caller, requestId }, facts);
    return presentLibraryClass(row);
  });
