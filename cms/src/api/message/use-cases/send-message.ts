import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/message/message.endpoints';
import { audit } from '../../../audit/audit.js';
import { requireFeature } from '../../../content/publishing/require-feature.js';
import type { Transaction } from '../../../data/database.js';
import { requireProfile } from '../../../http/access.js';
import type { ActingFor, Call, UseCase } from '../../../http/call.js';
import { describeError } from '../../../log/describe-error.js';
import { system } from '../../../system.js';
import { mayWrite } from '../mailbox.js';
import { enqueueMessageMails } from '../notify-customer.js';
import { presentSent } from '../present.js';
import {
  findByKey,
  findRepliedTo,
  insertMessage,
  readClosed,
  readNotices,
  readSent,
} from '../sending-store.js';

type Sending = Call<typeof endpoints.sendMessage>;

/** A customer writes from one of their own profiles, the society to any; other profiles do not exist for the caller. */
async function profilesOf({ body, caller }: Sending): Promise<ActingFor[]> {
  const app = system();
  const key = { by: 'profile', in: 'body', name: 'profileHashes' } as const;
  if (!caller.isStaff && body.profileHashes.length > 1) throw new DomainError('notFound');
  const profiles = await Promise.all(
    body.profileHashes.map((hash) => requireProfile(key, hash, caller, app)),
  );
  for (const { id } of caller.isStaff ? [] : profiles) {
    if (!(await mayWrite(id))) throw new DomainError('forbidden');
  }
  return profiles.map((profile) => ({ ...profile, asStaff: caller.isStaff }));
}

function refuseTooLong(message: string, max: number): void {
  if (message.length <= max) return;
  throw new DomainError('validationError', {
    fields: [{ path: 'message', code: 'tooLong', params: { max } }],
  });
}

/** The answered message must have a copy for each profile and be visible to the sending side. */
async function answered(tx: Transaction, { body, caller }: Sending, ids: number[]): Promise<number | null> {
  if (body.replyTo === undefined) return null;
  const found = await findRepliedTo(tx, caller.isStaff ? 'staff' : 'user', body.replyTo, ids);
  if (found === undefined) throw new DomainError('notFound');
  return found;
}

/** @returns the message's id; undefined if it has just been sent under the same key */
async function sendNew(
  tx: Transaction,
  call: Sending,
  profiles: ActingFor[],
  customerServiceEmail: string,
): Promise<number | undefined> {
  const { body, caller, requestId } = call;
  const ids = profiles.map(({ id }) => id);
  if ((await readClosed(tx, ids)).length > 0)
    throw new DomainError('customerClosed', { field: 'profileHashes' });
  const message = {
    title: body.title,
    content: body.message,
    creatorAccountId: caller.accountId,
    replyToId: await answered(tx, call, ids),
    clientKey: body.key ?? null,
    at: system().now().toISOString(),
  };
  const messageId = await insertMessage(tx, caller.isStaff ? 'staff' : 'user', message, ids);
  if (messageId === undefined) return undefined;
  const sent = await readSent(tx, messageId);
  await enqueueMessageMails(tx, messageId, { serviceEmail: customerServiceEmail });
  const facts = { message: sent.hash, recipients: ids.length, isReply: message.replyToId !== null };
  for (const profile of profiles) await audit(tx, 'message.send', { caller, profile, requestId }, facts);
  return messageId;
}

/**
 * Sending is idempotent: a repeated request with the same client key and account returns the message already stored.
 */
async function send(tx: Transaction, call: Sending, profiles: ActingFor[], customerServiceEmail: string) {
  const { accountId } = call.caller;
  const { key } = call.body;
  const sentBefore = async () => (key === undefined ? undefined : findByKey(tx, accountId, key));
  const messageId =
    (await sentBefore()) ?? (await sendNew(tx, call, profiles, customerServiceEmail)) ?? (await sentBefore());
  if (messageId === undefined) throw new Error('The message just sent is not there');
  return presentSent(await readSent(tx, messageId), await readNotices(tx, messageId), customerServiceEmail);
}

export const sendMessage: UseCase<typeof endpoints.sendMessage> = async (call) => {
  const { db, content, log } = system();
  // Staff may still write, so that they can answer existing messages.
  if (!call.caller.isStaff) await requireFeature('messages');
  const profiles = await profilesOf(call);
  const { customerService, limits } = await content.settings();
  refuseTooLong(call.body.message, limits.messageCharacters);
  try {
    return await db.transaction((tx) => send(tx, call, profiles, customerService.email));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    log.error({ requestId: call.requestId, error: describeError(error) }, 'a message was not saved');
    throw new DomainError('messageSavingFailed');
  }
};
