import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { requireSession } from '../../../identity/sessions.js';
import { system } from '../../../system.js';
import { prepareOwnerMail } from '../../account/account-mail.js';
import { consumeCode, countAttempt, newRecoveryCodes } from '../use-code.js';

/**
 * A code is required even in a raised session, so that someone at an unattended browser cannot create recovery codes.
 */
export const createRecoveryCodes: UseCase<typeof endpoints.createRecoveryCodes> = async (call) => {
  const { body, caller, succeeded, requestId } = call;
  const hasFactor = caller.secondFactor === 'awaited' || caller.secondFactor === 'given';
  if (!hasFactor) throw new DomainError('forbidden');
  const subject = await countAttempt(call);
  const app = system();
  const sendMail = await prepareOwnerMail(app, 'recovery-codes-made', caller);
  const recoveryCodes = await app.db.transaction(async (tx) => {
    const accepted = await consumeCode(tx, caller, body.code);
    if (!accepted) throw new DomainError('secondFactorInvalid', { field: 'code' });
    await requireSession(tx, caller.sessionId);
    await audit(tx, 'second-factor.create-codes', { caller, requestId }, { by: accepted });
    await sendMail(tx);
    return newRecoveryCodes(tx, caller);
  });
  await succeeded(subject);
  return { recoveryCodes };
};
