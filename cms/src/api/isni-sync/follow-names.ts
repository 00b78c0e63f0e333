import { dueAction, isIdle, withdrawn } from '@nimio/domain/isni-sync/isni-sync';
import type { IsniSync } from '@nimio/domain/isni-sync/isni-sync.types';
import type { Transaction } from '../../data/database.js';
import type { Reader } from '../../data/sql.js';
import { system } from '../../system.js';
import { presentSync } from './present.js';
import {
  lockSyncedName,
  readAttempts,
  readFollowed,
  readSync,
  type SyncedName,
  type SyncRow,
  saveRequest,
  writeState,
} from './store.js';
import { readSyncInput, type SyncInput } from './sync-input.js';

const jobKey = (nameId: number, version: number): string => `isni-sync-${nameId}-${version}`;

/** Whether staff may request a synchronisation: one that has ended, or that waits although its job was abandoned. */
export async function isForPerson(
  reader: Reader,
  { id: nameId }: SyncedName,
  stored: SyncRow | undefined,
): Promise<boolean> {
  if (!stored || isIdle(stored.state)) return true;
  return stored.state !== 'done' && !(await system().jobs.isWaiting(reader, jobKey(nameId, stored.version)));
}

/** Queues a locked name as a new version. */
export async function enqueueSync(
  tx: Transaction,
  { id: nameId }: SyncedName,
  { fingerprint }: SyncInput,
  stored: SyncRow | undefined,
): Promise<void> {
  const version = (stored?.version ?? 0) + 1;
  await saveRequest(tx, nameId, { version, fingerprint });
  await system().jobs.enqueue(tx, 'isni-sync', jobKey(nameId, version), { nameId, version });
}

/**
 * Updates the synchronisation of a name to its current state: names that are in sync or already wait stay unchanged.
 */
export async function followName(tx: Transaction, nameId: number): Promise<void> {
  const name = await lockSyncedName(tx, nameId);
  if (!name) return;
  const now = await readSyncInput(tx, name);
  const stored = await readSync(tx, nameId);
  const due = dueAction(stored ?? { state: withdrawn, fingerprint: null }, now);
  if (due === 'ask') await enqueueSync(tx, name, now, stored);
  if (due === 'withdraw') await writeState(tx, nameId, withdrawn);
}

/**
 * Updates the synchronisation of a profile's names to their current state: a name that may be sent and has changed is
 * queued, one that may not be sent any more is withdrawn. Everything that writes a name, an alias or a part of a work
 * under it calls this in the same transaction.
 */
export async function followNames(tx: Transaction, profileId: number): Promise<void> {
  for (const { id } of await readFollowed(tx, profileId)) await followName(tx, id);
}

/** The state, findings and history of a name, and whether staff may request it now. */
export async function readSyncRecord(reader: Reader, name: SyncedName): Promise<IsniSync> {
  const row = await readSync(reader, name.id);
  const { bars } = await readSyncInput(reader, name);
  const mayAsk = bars.length === 0 && (await isForPerson(reader, name, row));
  return presentSync(name, { row, bars, mayAsk, attempts: await readAttempts(reader, name.id) });
}
