import { hasDraft } from '../../../shared/form/use-draft';
import type { Mailbox } from '../../../shared/messages/mailbox';
import type { MessageValues } from './message.form';

export const composeName = 'message';

/** A message before anything is typed: a customer's goes from their profile, staff's to the one they act for. */
export const newMessage = ({ kind, profileHash }: Mailbox): MessageValues => ({
  profileHashes: kind === 'society' ? [] : [profileHash],
  title: '',
  message: '',
});

/** Whether a message was begun and not sent. */
export const isBegun = (mailbox: Mailbox): boolean =>
  hasDraft(mailbox.profileHash, composeName, newMessage(mailbox));
