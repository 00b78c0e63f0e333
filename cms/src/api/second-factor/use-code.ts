import {
  isAppCode,
  recoveryCodeCount,
  secondFactorCode,
} from '@nimio/domain/second-factor/second-factor.schema';
import type { Transaction } from '../../data/database.js';
import type { Call, Caller } from '../../http/call.js';
import { newRecoveryCode, stepOf } from '../../security/one-time-codes.js';
import { subjectOf } from '../../security/throttles.js';
import { system } from '../../system.js';
import { recordLockout } from '../account/record-lockout.js';
import { consumeRecoveryCode, lockFactor, openSecret, replaceRecoveryCodes, saveStep } from './store.js';

/** The further effects of an accepted code. */
type Taken = 'confirmed' | 'given' | 'recovered';

/**
 * Counts an attempt to enter a code, by account; throws after too many, which staff see.
 *
 * @returns the key of the count
 */
export async function countAttempt({
  caller,
  throttle,
}: Pick<Call, 'throttle'> & { caller: Caller }): Promise<string> {
  const subject = subjectOf(caller.accountId);
  await throttle(subject).catch((refusal: unknown) => recordLockout(caller.accountId, refusal));
  return subject;
}

/** Consumes a code as typed; undefined if it is wrong, too old or already used. */
export async function consumeCode(
  tx: Transaction,
  caller: Caller,
  typed: string,
): Promise<Taken | undefined> {
  const app = system();
  const { accountId, accountHash } = caller;
  const code = secondFactorCode(typed) ?? '';
  const factor = await lockFactor(tx, accountId);
  if (!factor) return undefined;
  const isConfirmed = factor.confirmed_at !== null;
  if (!isAppCode(code))
    return isConfirmed && (await consumeRecoveryCode(app, tx, accountId, code)) ? 'recovered' : undefined;
  const step = stepOf(openSecret(app.vault, accountHash, factor), code, app.now());
  if (step === undefined || step <= factor.last_step) return undefined;
  await saveStep(tx, factor.id, step, factor.confirmed_at ?? app.now().toISOString());
  return isConfirmed ? 'given' : 'confirmed';
}

/** Creates new recovery codes; previous ones become invalid. The caller has locked the factor. */
export async function newRecoveryCodes(tx: Transaction, { accountId }: Caller): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await replaceRecoveryCodes(system(), tx, accountId, codes);
  return codes;
}
