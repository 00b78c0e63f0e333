import { DomainError } from '@nimio/domain/errors';
import * as endpoints from '@nimio/domain/isni-sync/isni-sync.endpoints';
import type { IsniSync } from '@nimio/domain/isni-sync/isni-sync.types';
import { noteCall } from '../../../audit/looks.js';
import type { Reader } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { isForPerson } from '../follow-names.js';
import { presentSync } from '../present.js';
import { findSyncedName, readAttempts, readSync, type SyncedName } from '../store.js';
import { toldNow } from '../told-name.js';

/** State, findings and history of a name, and whether staff may ask for it now. */
export async function readWhole(reader: Reader, name: SyncedName): Promise<IsniSync> {
  const row = await readSync(reader, name.id);
  const { bars } = await toldNow(reader, name);
  const mayAsk = bars.length === 0 && (await isForPerson(reader, name, row));
  return presentSync(name, { row, bars, mayAsk, attempts: await readAttempts(reader, name.id) });
}

export const showIsniSync: UseCase<typeof endpoints.readIsniSync> = async ({ params, caller, requestId }) => {
  const { db } = system();
  const name = await findSyncedName(db, params.authorHash);
  if (!name) throw new DomainError('notFound');
  await noteCall(endpoints.readIsniSync, { caller, requestId }, [name.profile_id]);
  return readWhole(db, name);
};
