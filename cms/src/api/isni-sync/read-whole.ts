import type { IsniSync } from '@nimio/domain/isni-sync/isni-sync.types';
import type { Reader } from '../../data/sql.js';
import { isForPerson } from './follow-names.js';
import { presentSync } from './present.js';
import { readAttempts, readSync, type SyncedName } from './store.js';
import { toldNow } from './told-name.js';

/** The state, findings and history of a name, and whether staff may request it now. */
export async function readWhole(reader: Reader, name: SyncedName): Promise<IsniSync> {
  const row = await readSync(reader, name.id);
  const { bars } = await toldNow(reader, name);
  const mayAsk = bars.length === 0 && (await isForPerson(reader, name, row));
  return presentSync(name, { row, bars, mayAsk, attempts: await readAttempts(reader, name.id) });
}
