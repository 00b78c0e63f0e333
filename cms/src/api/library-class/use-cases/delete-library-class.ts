import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentLibraryClass } from '../present.js';
import { deleteLibraryClassRow, lockLibraryClass } from '../store.js';

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
    await deleteLibraryClassRow(tx, code);
    await audit(tx, 'library-class.delete', { caller, requestId }, presentLibraryClass(before));
    return undefined;
  });
