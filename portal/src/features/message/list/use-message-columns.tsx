import { CellNote, type DataColumn, DateText, TextLink, Unread } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { useMemo } from 'react';
import { useText } from '../../../shared/intl/use-text';
import { isSocietys, isUnread, type Mailbox } from '../../../shared/messages/mailbox';
import { useParties } from '../use-parties';

/** The address of a message. */
export const hrefOf = ({ hash }: Pick<ListedMessage, 'hash'>): string => `/message/${hash}`;

/** Title, sender and day; for staff also the recipients. */
export function useMessageColumns(mailbox: Mailbox): DataColumn<ListedMessage>[] {
  const { t } = useText();
  const { from, to } = useParties(mailbox);
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('message.subject'),
        cell: (message) => <Title message={message} isUnread={isUnread(message, mailbox)} />,
        isRowHeader: true,
      },
      {
        id: 'sender',
        header: t('message.sender'),
        cell: (message) => (
          <>
            {from(message)}
            {isSocietys(mailbox) && message.sentByAdmin === 1 && (
              <CellNote>
                {t('message.toReceivers', { n: message.profileHashes.length, names: to(message) })}
              </CellNote>
            )}
          </>
        ),
      },
      {
        id: 'date',
        header: t('message.date'),
        cell: (message) => <DateText date={message.created} />,
        align: 'end',
        isUnbroken: true,
      },
    ],
    [t, from, to, mailbox],
  );
}

function Title({ message, isUnread: isNew }: { message: ListedMessage; isUnread: boolean }) {
  const { t } = useText();
  const link = <TextLink href={hrefOf(message)}>{message.title}</TextLink>;
  return isNew ? <Unread text={t('message.unread')}>{link}</Unread> : link;
}
