import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentLibraryClass, rowOf } from '../present.js';
import { type LibraryClassRow, lockLibraryClass, saveLibraryClass } from '../store.js';

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
