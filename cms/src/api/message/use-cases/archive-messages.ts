import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/message/message.endpoints';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import { requireProfile } from '../../../http/access.js';
import type { Call, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { archiveCopies, type CopyKey, lockCopies, shownIn } from '../copy-store.js';
import { type Mailbox, mailboxesOf, mailboxOf } from '../mailbox.js';

type Archiving = Pick<Call<typeof endpoints.archiveMessages>, 'caller' | 'requestId'>;

/** An audit event for each profile whose messages were deleted, whichever side did it. */
async function logArchived(tx: Transaction, copies: CopyKey[], { caller, requestId }: Archiving) {
  const byProfile = new Map<number, number[]>();
  for (const { profile_id, message_id } of copies) {
    byProfile.set(profile_id, [...(byProfile.get(profile_id) ?? []), message_id]);
  }
  for (const [id, messages] of byProfile) {
    const profile = { id, asStaff: caller.isStaff };
    await audit(tx, 'message.archive', { caller, profile, requestId }, { messages });
  }
}

/**
 * Deletes these mailboxes' copies of the messages; other messages do not exist for the caller.
 *
 * @returns how many messages were deleted
 */
export const archive = (mailboxes: Mailbox[], hashes: string[], call: Archiving): Promise<number> => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const messageIds = await lockCopies(tx, mailboxes, hashes);
    const archived: CopyKey[] = [];
    for (const mailbox of mailboxes) {
      const shown = await shownIn(tx, mailbox, messageIds);
      archived.push(...(await archiveCopies(tx, mailbox, shown, now().toISOString())));
    }
    if (archived.length === 0) throw new DomainError('notFound');
    await logArchived(tx, archived, call);
    return new Set(archived.map(({ message_id }) => message_id)).size;
  });
};

export const archiveMessages: UseCase<typeof endpoints.archiveMessages> = async (call) => {
  const { body, caller } = call;
  const { profileHash, messageHashes } = body;
  const key = { by: 'profile', in: 'body', name: 'profileHash' } as const;
  const mailboxes =
    profileHash === undefined
      ? await mailboxesOf(caller)
      : [await mailboxOf(caller, await requireProfile(key, profileHash, caller, system()))];
  return { archivedCount: await archive(mailboxes, messageHashes, call) };
};
