import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { newSecret, uriOf } from '../../../security/one-time-codes.js';
import { system } from '../../../system.js';
import { lockAccount } from '../../session/store.js';
import { lockFactor, saveSecret } from '../store.js';

/** Creates a new secret on each call, until a code has confirmed one. */
export const beginSecondFactor: UseCase<typeof endpoints.beginSecondFactor> = async ({
  caller,
  requestId,
}) => {
  const app = system();
  if (caller.secondFactor === 'none') throw new DomainError('forbidden');
  const secret = newSecret();
  await app.db.transaction(async (tx) => {
    await lockAccount(tx, caller.accountId);
    if ((await lockFactor(tx, caller.accountId))?.confirmed_at) throw new DomainError('secondFactorExists');
    await saveSecret(app, tx, caller, secret);
    await audit(tx, 'second-factor.begin', { caller, requestId });
  });
  const { portalName } = await app.content.settings('fi');
  return { secret, uri: uriOf(secret, portalName, caller.username) };
};
