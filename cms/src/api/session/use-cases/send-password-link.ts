import { audit } from '../../../audit/audit.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import type { JobHandler } from '../../../jobs/jobs.js';
import { system } from '../../../system.js';
import { insertPasswordLink } from '../password-link-store.js';
import { findAccountByEmail, lockAccount, readLanguage } from '../store.js';

/**
 * The job of `requestPasswordChange`: creates the link and its mail if an account has that address. It is idempotent,
 * because the mail's key is derived from the job's.
 */
export const sendPasswordLink: JobHandler<JobPayloads['password-link']> = async (
  { email: address, requestId },
  key,
) => {
  const app = system();
  const found = await findAccountByEmail(app.db, address);
  if (!found) return;
  const language = await readLanguage(app.db, found.id);
  const write = await app.content.mail('password-link', language);
  const mailKey = `mail-${key}`;
  await app.db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.id);
    if (!account?.email || (await app.jobs.isKnown(tx, mailKey))) return;
    const token = await insertPasswordLink(app, tx, account.id);
    const link = `${app.publicUrl}/password-reset/${token}?language=${language}`;
    const mail = { to: account.email, ...write({ link }) };
    await app.jobs.enqueue(tx, 'mail', mailKey, mail);
    await audit(tx, 'password-link.request', { caller: { accountId: account.id }, requestId });
  });
};
