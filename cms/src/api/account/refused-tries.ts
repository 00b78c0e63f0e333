import { DomainError } from '@nimio/domain/errors';
import { system } from '../../system.js';
import { forgetLocked, keepLocked } from './store.js';

/**
 * Keeps for staff that the tries of an account are refused, until when the refusal says, and throws it on. An unknown
 * account writes as much, to nowhere: from outside the two are alike.
 */
export async function keepRefused(accountId: number | undefined, refusal: unknown): Promise<never> {
  const app = system();
  const seconds = refusal instanceof DomainError ? Number(refusal.details.params?.['seconds']) : 0;
  const until = new Date(app.now().getTime() + seconds * 1000).toISOString();
  await app.db.transaction((tx) =>
    accountId === undefined ? forgetLocked(tx, 0) : keepLocked(app, tx, accountId, until),
  );
  throw refusal;
}
