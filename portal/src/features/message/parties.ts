import type { ListedMessage } from '@nimio/domain/message/message.types';
import type { Mailbox } from '../../shared/messages/mailbox';

type Parties = Pick<ListedMessage, 'sentByAdmin' | 'sender' | 'recipients' | 'profileHashes'>;

interface Names {
  mailbox: Mailbox;
  societyName: string;
}

/** Who wrote the message: the society, or the customer. */
export const senderOf = ({ sentByAdmin, sender }: Parties, { societyName }: Names): string =>
  sentByAdmin === 1 ? societyName : (sender ?? '');

/** The recipients: the society, the user, or those that staff may see, and the number of further ones. */
export function receiversOf(
  { sentByAdmin, recipients, profileHashes }: Parties,
  { mailbox, societyName }: Names,
): { names: string[]; others: number } {
  if (sentByAdmin === 0) return { names: [societyName], others: 0 };
  if (recipients.length === 0) return { names: [mailbox.profileName], others: 0 };
  const names = recipients.map(({ profileName }) => profileName);
  return { names, others: profileHashes.length - names.length };
}
