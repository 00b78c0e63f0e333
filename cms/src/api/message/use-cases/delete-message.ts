import type * as endpoints from '@nimio/domain/message/message.endpoints';
import type { UseCase } from '../../../http/call.js';
import { mailboxOf } from '../mailbox.js';
import { archive } from './archive-messages.js';

export const deleteMessage: UseCase<typeof endpoints.deleteMessage> = async (call) => {
  const { params, caller, profile } = call;
  await archive([await mailboxOf(caller, profile)], [params.messageHash], call);
  return undefined;
};
