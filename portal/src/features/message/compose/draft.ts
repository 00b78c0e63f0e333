import type { Option } from '@nimio/design-system';
import { hasDraft } from '../../../shared/form/use-draft';
import type { Mailbox } from '../../../shared/messages/mailbox';
import type { MessageValues } from './message.form';

export const composeName = 'message';

/** An empty message: from the customer's profile, or from staff to these recipients. */
export const newMessage = (
  { kind, profileHash }: Mailbox,
  recipients: readonly Pick<Option, 'id'>[] = [],
): MessageValues => ({
  profileHashes: kind === 'society' ? recipients.map(({ id }) => id) : [profileHash],
  title: '',
  message: '',
});

/** Whether there is an unsent draft. */
export const hasMessageDraft = (mailbox: Mailbox): boolean =>
  hasDraft(mailbox.profileHash, composeName, newMessage(mailbox));
