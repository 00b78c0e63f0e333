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
import { keepRefused } from '../account/refused-tries.js';
import { lockFactor, openSecret, replaceRecoveryCodes, takeRecoveryCode, takeStep } from './store.js';

/** What a good code did besides. */
type Taken = 'confirmed' | 'given' | 'recovered';

/**
 * Counts a try to give a code, by account; throws when there were too many, which staff are shown.
 * @returns whom the tries are counted for
 */
export async function countTry({
  caller,
  throttle,
}: Pick<Call, 'throttle'> & { caller: Caller }): Promise<string> {
  const subject = subjectOf(caller.accountId);
  await throttle(subject).catch((refusal: unknown) => keepRefused(caller.accountId, refusal));
  return subject;
}

/** Uses a code up, as it was typed; undefined when it is wrong, too old or was used before. */
export async function takeCode(tx: Transaction, caller: Caller, typed: string): Promise<Taken | undefined> {
  const app = system();
  const { accountId, accountHash } = caller;
  const code = secondFactorCode(typed) ?? '';
  const factor = await lockFactor(tx, accountId);
  if (!factor) return undefined;
  const isConfirmed = factor.confirmed_at !== null;
  if (!isAppCode(code))
    return isConfirmed && (await takeRecoveryCode(app, tx, accountId, code)) ? 'recovered' : undefined;
  const step = stepOf(openSecret(app.vault, accountHash, factor), code, app.now());
  if (step === undefined || step <= factor.last_step) return undefined;
  await takeStep(tx, factor.id, step, factor.confirmed_at ?? app.now().toISOString());
  return isConfirmed ? 'given' : 'confirmed';
}

/** New codes for recovery; those of before are good no more. The factor is locked before. */
export async function newRecoveryCodes(tx: Transaction, { accountId }: Caller): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await replaceRecoveryCodes(system(), tx, accountId, codes);
  return codes;
}
