import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/library-class/library-class.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentLibraryClass } from '../present.js';
import { findLibraryClass, readLibraryClasses } from '../store.js';

export const listLibraryClasses: UseCase<typeof endpoints.listLibraryClasses> = async () => {
  const records = (await readLibraryClasses(system().db)).map(presentLibraryClass);
  return { records, total: records.length };
};

export const getLibraryClass: UseCase<typeof endpoints.getLibraryClass> = async ({ params }) => {
  const row = await findLibraryClass(system().db, params.code);
  if (!row) throw new DomainError('notFound');
  return presentLibraryClass(row);
};
