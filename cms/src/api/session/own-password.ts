import { DomainError } from '@nimio/domain/errors';
import type { Transaction } from '../../data/database.js';
import type { Call, Caller } from '../../http/call.js';
import { countFailedLogin } from '../../metrics/metrics.js';
import { passwordMatches } from '../../security/passwords.js';
import { subjectOf } from '../../security/throttles.js';
import { system } from '../../system.js';
import { findAccountById } from './store.js';

type PasswordCall = Pick<Call, 'throttle' | 'succeeded'> & { caller: Caller };

/** A password that was right when it was checked. */
interface Checked {
  /** Throws if another password has been set since; the caller has locked the account. */
  requireUnchanged: (tx: Transaction) => Promise<void>;
}

/**
 * Checks the password of the session's account, to change it or to prove who is calling. Attempts are counted by account
 * whatever the call, so that a stolen session gives five of them in a quarter of an hour.
 *
 * @param field the field of the body that the refusal is about: 403 `invalidPassword`
 */
export async function requireOwnPassword(
  { caller, throttle, succeeded }: PasswordCall,
  password: string,
  field: string,
): Promise<Checked> {
  const subject = subjectOf(caller.accountId);
  await throttle(subject);
  const account = await findAccountById(system().db, caller.accountId);
  if (!(await passwordMatches(account?.password_hash, password))) {
    countFailedLogin('password');
    throw new DomainError('invalidPassword', { field });
  }
  await succeeded(subject);
  return {
    async requireUnchanged(tx) {
      const now = await findAccountById(tx, caller.accountId);
      if (now?.password_hash !== account?.password_hash) throw new DomainError('invalidPassword', { field });
    },
  };
}
