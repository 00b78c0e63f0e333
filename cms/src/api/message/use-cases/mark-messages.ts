import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/message/message.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockCopies, markCopies, shownIn } from '../copy-store.js';
import { mailboxOf } from '../mailbox.js';
import { summarizeUnread } from '../store.js';

/** A message outside the mailbox does not exist for the caller: marking only such messages answers 404. */
export const markMessages: UseCase<typeof endpoints.markMessages> = async (call) => {
  const { body, caller, profile, requestId } = call;
  const app = system();
  const mailbox = await mailboxOf(caller, profile);
  const readAt = body.status === 'read' ? app.now().toISOString() : null;
  return app.db.transaction(async (tx) => {
    const shown = await shownIn(tx, mailbox, await lockCopies(tx, [mailbox], body.messageHashes));
    if (shown.length === 0) throw new DomainError('notFound');
    const changedCount = await markCopies(tx, mailbox, shown, readAt);
    if (caller.isStaff) {
      const who = { caller, profile: { ...profile, asStaff: true }, requestId };
      await audit(tx, 'message.mark', who, { messages: shown, status: body.status });
    }
    return { changedCount, unread: (await summarizeUnread(tx, mailbox)).total };
  });
};
