import type * as endpoints from '@nimio/domain/account/account.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { customerOf, requireAccount } from '../require-account.js';
import { deleteLockout } from '../store.js';

/** Resets the failed attempts to log in and to enter a second factor. */
export const releaseAccount: UseCase<typeof endpoints.releaseAccount> = async ({
  params,
  caller,
  requestId,
}) => {
  const { db, throttles } = system();
  const account = await requireAccount(caller, params.userHash);
  if (!account.locked_until) return;
  for (const name of ['login', 'secondFactor'] as const) await throttles.forgive(name, account.id);
  await db.transaction(async (tx) => {
    await deleteLockout(tx, account.id);
    await audit(tx, 'account.release', { caller, profile: customerOf(account), requestId });
  });
};
