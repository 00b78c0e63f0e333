import { dueAction, isIdle, withdrawn } from '@nimio/domain/isni-sync/isni-sync';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import { system } from '../../system.js';
import {
  lockSyncedName,
  readFollowed,
  readSync,
  type SyncedName,
  type SyncRow,
  writeAsked,
  writeState,
} from './store.js';
import { type ToldNow, toldNow } from './told-name.js';

const jobKey = (nameId: number, version: number): string => `isni-sync-${nameId}-${version}`;

/** Whether it is for a person to ask: what has come to rest, and what waits though its job was given up. */
export async function isForPerson(
  reader: Reader,
  { id: nameId }: SyncedName,
  stored: SyncRow | undefined,
): Promise<boolean> {
  if (!stored || isIdle(stored.state)) return true;
  return stored.state !== 'done' && !(await system().jobs.isWaiting(reader, jobKey(nameId, stored.version)));
}

/** Puts a locked name in the queue, in a version of its own. */
export async function askFor(
  tx: Transaction,
  { id: nameId }: SyncedName,
  { fingerprint }: ToldNow,
  stored: SyncRow | undefined,
): Promise<void> {
  const version = (stored?.version ?? 0) + 1;
  await writeAsked(tx, nameId, { version, fingerprint });
  await system().jobs.enqueue(tx, 'isni-sync', jobKey(nameId, version), { nameId, version });
}

/** Has the synchronisation of a name follow what it is now: what is in step or waits already stays as it is. */
export async function followName(tx: Transaction, nameId: number): Promise<void> {
  const name = await lockSyncedName(tx, nameId);
  if (!name) return;
  const now = await toldNow(tx, name);
  const stored = await readSync(tx, nameId);
  const act = dueAction(stored ?? { state: withdrawn, fingerprint: null }, now);
  if (act === 'ask') await askFor(tx, name, now, stored);
  if (act === 'withdraw') await writeState(tx, nameId, withdrawn);
}

/**
 * Has the synchronisation of a profile's names follow what they are now: one that may be sent and says something else
 * is queued, one that may not be sent any more is withdrawn. Whatever writes a name, a form of it or a part of a work
 * under it calls this, in the same transaction.
 */
export async function followNames(tx: Transaction, profileId: number): Promise<void> {
  for (const { id } of await readFollowed(tx, profileId)) await followName(tx, id);
}
