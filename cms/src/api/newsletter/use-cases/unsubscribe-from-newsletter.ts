import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/newsletter/newsletter.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { unsubscribing } from '../newsletter-mail.js';
import { unsubscribe } from '../store.js';

/** Idempotent. The link is enough, so the account of a session is not recorded as the actor. */
export const unsubscribeFromNewsletter: UseCase<typeof endpoints.unsubscribeFromNewsletter> = async ({
  params,
  requestId,
}) => {
  const { db, vault } = system();
  const emailKey = vault.readLinkToken(params.token, unsubscribing);
  if (emailKey === undefined) throw new DomainError('notFound');
  await db.transaction(async (tx) => {
    for (const id of await unsubscribe(tx, emailKey)) {
      const profile = { id, asStaff: false };
      await audit(tx, 'newsletter.unsubscribe', { caller: undefined, profile, requestId });
    }
  });
  return { mailNewsletter: 0 };
};
