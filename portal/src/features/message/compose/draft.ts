import { hasDraft } from '../../../shared/form/use-draft';
import type { Mailbox } from '../../../shared/messages/mailbox';
import type { MessageValues } from './message.form';

export const composeName = 'message';

/** An empty message: from the customer's profile, or for staff to the customer that they act for. */
export const newMessage = ({ kind, profileHash }: Mailbox, recipient?: string): MessageValues => ({
  profileHashes: kind === 'society' ? [recipient ?? []].flat() : [profileHash],
  title: '',
  message: '',
});

/** Whether there is an unsent draft. */
export const hasMessageDraft = (mailbox: Mailbox): boolean =>
  hasDraft(mailbox.profileHash, composeName, newMessage(mailbox));
