import { DomainError } from '@nimio/domain/errors';
import { system } from '../../system.js';
import { deleteLockout, saveLockout } from './store.js';

/**
 * Records for staff until when attempts to log in to the account are refused, and rethrows the refusal. An unknown
 * account costs one write as well, so that timing does not reveal whether an account exists.
 */
export async function recordLockout(accountId: number | undefined, refusal: unknown): Promise<never> {
  const app = system();
  const seconds = refusal instanceof DomainError ? Number(refusal.details.params?.['seconds']) : 0;
  const until = new Date(app.now().getTime() + seconds * 1000).toISOString();
  await app.db.transaction((tx) =>
    accountId === undefined ? deleteLockout(tx, 0) : saveLockout(app, tx, accountId, until),
  );
  throw refusal;
}

/** Lifts the lock of an account whose holder has proved to be its owner, by the bank or by a link in a mail. */
export async function liftLockout(accountId: number): Promise<void> {
  const { db, throttles } = system();
  await throttles.forgive('login', accountId);
  await db.transaction((tx) => deleteLockout(tx, accountId));
}
