import { type SyncAction, type SyncState, stateAfter, withdrawn } from '@nimio/domain/isni-sync/isni-sync';
import { evaluateResponse, failure, type Verdict, verdictOfTaken } from '@nimio/domain/isni-sync/response';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import {
  IsniFailure,
  type IsniRegister,
  type IsniRequest,
} from '../../../integrations/isni/isni-register.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { isIsniTaken } from '../../author-name/store.js';
import {
  closeAttempt,
  insertAttempt,
  lockSyncedName,
  readSync,
  type SyncedName,
  type SyncRow,
  writeIsni,
  writeState,
} from '../store.js';
import { readSyncInput } from '../sync-input.js';

type Payload = JobPayloads['isni-sync'];

interface Sending {
  register: IsniRegister;
  request: IsniRequest;
  attempt: number;
}

/** The locked name with the action's target; undefined if a newer version has replaced the action. */
async function stillDue(
  tx: Transaction,
  { nameId, version }: Payload,
  action: SyncAction,
): Promise<{ name: SyncedName; row: SyncRow; next: SyncState } | undefined> {
  const name = await lockSyncedName(tx, nameId);
  const row = name && (await readSync(tx, nameId));
  const next = row?.version === version ? stateAfter(row.state, action) : undefined;
  return name && row && next && { name, row, next };
}

async function begin(tx: Transaction, payload: Payload): Promise<Sending | undefined> {
  const { isni: register, now } = system();
  const due = await stillDue(tx, payload, 'send');
  if (!due) return undefined;
  const { bars, request } = await readSyncInput(tx, due.name);
  if (!register || bars.length > 0) {
    await writeState(tx, payload.nameId, withdrawn);
    return undefined;
  }
  const at = now().toISOString();
  await writeState(tx, payload.nameId, due.next, { sentAt: at });
  return { register, request, attempt: await insertAttempt(tx, due.name, payload.version, at) };
}

/** A new ISNI is stored on the name in the same transaction, and the name is in sync. */
async function saveIsni(
  tx: Transaction,
  name: SyncedName,
  { gain, isni }: Extract<Verdict, { action: 'finish' }>,
  key: string,
): Promise<string> {
  if (gain !== 'confirmed') {
    await writeIsni(tx, name.id, isni);
    const who = { caller: undefined, profile: { id: name.profile_id, asStaff: false }, requestId: key };
    await audit(tx, 'author-names.sync-isni', who, { name: name.id, gain });
  }
  return (await readSyncInput(tx, { ...name, isni })).fingerprint;
}

/** A new ISNI is adopted only if no other customer's name has it. */
async function judgeHeld(tx: Transaction, name: SyncedName, verdict: Verdict): Promise<Verdict> {
  if (verdict.action !== 'finish' || verdict.gain === 'confirmed') return verdict;
  const { isni } = verdict;
  const isTaken = await isIsniTaken(tx, name.profile_id, { isni, pseudonym: name.pseudonym });
  return isTaken ? verdictOfTaken(isni) : verdict;
}

/** Stores the register's response. A name that was changed or withdrawn in the meantime stays unchanged. */
async function saveResponse(
  tx: Transaction,
  payload: Payload,
  { attempt, key }: { attempt: number; key: string },
  judge: (known: string | null) => Verdict,
): Promise<void> {
  const at = system().now().toISOString();
  const due = await stillDue(tx, payload, 'finish');
  if (!due) return closeAttempt(tx, attempt, { at, ended: 'overtaken' });
  const verdict = await judgeHeld(tx, due.name, judge(due.name.isni));
  const state = stateAfter(due.row.state, verdict.action) ?? due.row.state;
  if (verdict.action === 'finish') {
    const fingerprint = await saveIsni(tx, due.name, verdict, key);
    await writeState(tx, payload.nameId, state, { answeredAt: at, fingerprint });
    return closeAttempt(tx, attempt, { at, ended: verdict.gain, isni: verdict.isni });
  }
  const answeredAt = verdict.reason === 'unreachable' ? undefined : at;
  await writeState(tx, payload.nameId, state, { answeredAt, finding: verdict });
  return closeAttempt(tx, attempt, { at, ended: verdict.reason });
}

/** It waits for its next attempt, unless it is no longer to be sent. */
async function postpone(tx: Transaction, payload: Payload, attempt: number): Promise<void> {
  const due = await stillDue(tx, payload, 'postpone');
  if (due) await writeState(tx, payload.nameId, due.next);
  await closeAttempt(tx, attempt, { at: system().now().toISOString(), ended: 'unreachable' });
}

/**
 * The job of a queued name: sends it to the register and stores the response. No transaction waits for the register. A
 * job whose server was killed sends the same data again under the same identifier.
 */
export const sendToIsni: JobHandler<Payload> = async (payload, key, isLastAttempt) => {
  const { db } = system();
  const sending = await db.transaction((tx) => begin(tx, payload));
  if (!sending) return;
  const { register, request, attempt } = sending;
  const store = (judge: (known: string | null) => Verdict) =>
    db.transaction((tx) => saveResponse(tx, payload, { attempt, key }, judge));
  try {
    const response = await register.send(request);
    await store((known) => evaluateResponse(known, response));
  } catch (error) {
    if (error instanceof IsniFailure) {
      await store(() => failure(error.reason));
      return;
    }
    if (isLastAttempt) await store(() => failure('unreachable'));
    else await db.transaction((tx) => postpone(tx, payload, attempt));
    throw error;
  }
};
