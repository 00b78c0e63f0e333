import { DomainError } from '@nimio/domain/errors';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type {
  checkPasswordLink,
  requestPasswordChange,
  resetPassword,
} from '@nimio/domain/session/session.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { passwordLinkMail } from '../../../integrations/mail/texts.js';
import { hashPassword } from '../../../security/passwords.js';
import { system } from '../../../system.js';
import { findPasswordLink, insertPasswordLink, takePasswordLink } from '../password-link-store.js';
import { deleteSessionsOf } from '../sessions.js';
import { findAccountByEmail, readLanguage, setPassword } from '../store.js';

/** Answers alike whether the address is known or not; the mail leaves through the outbox. */
export const askPasswordLink: UseCase<typeof requestPasswordChange> = async ({
  body,
  throttle,
  requestId,
}) => {
  const app = system();
  await throttle(body.email);
  const account = await findAccountByEmail(app.db, body.email);
  if (!account?.email) return;
  const { email, id } = account;
  const language = await readLanguage(app.db, id);
  await app.db.transaction(async (tx) => {
    const token = await insertPasswordLink(app, tx, id);
    const link = `${app.publicUrl}/password-reset/${token}?language=${language}`;
    await app.jobs.enqueue(tx, 'mail', `password-link-${token.slice(0, 16)}`, {
      to: email,
      ...passwordLinkMail(language, link),
    });
    await audit(tx, 'password-link.request', { caller: { accountId: id }, requestId });
  });
};

export const showPasswordLink: UseCase<typeof checkPasswordLink> = async ({ params }) => {
  const app = system();
  if (!(await findPasswordLink(app, app.db, params.hash))) throw new DomainError('resetLinkInvalid');
};

export const usePasswordLink: UseCase<typeof resetPassword> = async ({ params, body, requestId }) => {
  const app = system();
  if (!(await findPasswordLink(app, app.db, params.hash))) throw new DomainError('resetLinkInvalid');
  if (!passwordStrength(body.password).isStrong)
    throw new DomainError('passwordTooWeak', { field: 'password' });
  const passwordHash = await hashPassword(body.password);
  await app.db.transaction(async (tx) => {
    const accountId = await takePasswordLink(app, tx, params.hash);
    if (accountId === undefined) throw new DomainError('resetLinkInvalid');
    await setPassword(tx, accountId, passwordHash);
    await deleteSessionsOf(tx, accountId);
    await audit(tx, 'password.reset', { caller: { accountId }, requestId });
  });
};
