import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type * as endpoints from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { rememberDevice } from '../../../identity/devices.js';
import { deleteSessionsOf } from '../../../identity/sessions.js';
import { hashPassword } from '../../../security/passwords.js';
import { system } from '../../../system.js';
import { liftLockout } from '../../account/record-lockout.js';
import { consumePasswordLink, findPasswordLink } from '../password-link-store.js';
import { lockAccount, recordFirstBrowser, setPassword } from '../store.js';

export const resetPassword: UseCase<typeof endpoints.resetPassword> = async ({
  params,
  body,
  browser,
  requestId,
}) => {
  const app = system();
  const link = await findPasswordLink(app, app.db, params.hash);
  if (!link) throw new DomainError('resetLinkInvalid');
  const { account_id: accountId } = link;
  if (!passwordStrength(body.password).isStrong)
    throw new DomainError('passwordTooWeak', { field: 'password' });
  const passwordHash = await hashPassword(body.password);
  await app.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const isTaken = await consumePasswordLink(app, tx, params.hash);
    if (!account || !isTaken) throw new DomainError('resetLinkInvalid');
    await setPassword(tx, accountId, passwordHash);
    await recordFirstBrowser(tx, accountId, app.now());
    await deleteSessionsOf(tx, accountId);
    await audit(tx, 'password.reset', { caller: { accountId }, requestId });
  });
  rememberDevice(browser, app.vault, { id: accountId, password_hash: passwordHash });
  await liftLockout(accountId);
};
