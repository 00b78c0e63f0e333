import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import { audit } from '../../../audit/audit.js';
import { uniqueViolation } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentLibraryClass, rowOf } from '../present.js';
import { insertLibraryClass } from '../store.js';

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
      await audit(tx, 'library-class.create', { caller, requestId }, { code: row.code, factor: row.factor });
      return presentLibraryClass(row);
    })
    .catch((error: unknown) => {
      if (uniqueViolation(error) !== undefined)
        throw new DomainError('libraryClassExists', { field: 'code' });
      throw error;
    });
