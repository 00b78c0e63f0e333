import { Column, type Entry, EntryList, Skeleton, Text, TextLink } from '@nimio/design-system';
import type { Message } from '@nimio/domain/message/message.types';
import { useText } from '../../shared/intl/use-text';
import { isOwn, isSocietys, isUnread, type Mailbox, mayWrite } from '../../shared/messages/mailbox';
import { usePageMailbox } from '../../shared/messages/use-mailbox';
import { useNewestMessages } from '../../shared/messages/use-unread';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Actions } from '../../shared/page/layout';
import { useSettings } from '../../shared/settings/use-settings';

/** What came to this profile and went from it, newest first: for those without a list the society's notices. */
export function Messages() {
  const { t } = useText();
  const mailbox = usePageMailbox();
  const { homeItems } = useSettings().limits;
  const { data, error, reload } = useNewestMessages(mailbox);
  const entryOf = useEntry(mailbox);
  return (
    <Column id="messages" title={t('home.messages')}>
      {data ? (
        data.messages.length === 0 ? (
          <Text tone="muted">{t('home.noMessages')}</Text>
        ) : (
          <EntryList
            aria-label={t('home.messages')}
            initialCount={homeItems}
            moreLabel={t('home.moreMessages')}
            items={data.messages.map(entryOf)}
          />
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={6} />
      )}
      {data && data.messages.length > 0 && mayWrite(mailbox) && (
        <Actions>
          <TextLink href="/messages">{t('home.allMessages')}</TextLink>
        </Actions>
      )}
    </Column>
  );
}

function useEntry(mailbox: Mailbox): (message: Message) => Entry {
  const { t } = useText();
  return (message) => {
    const isNew = isUnread(message, mailbox);
    const kind = isOwn(message, mailbox) ? 'home.sentMessage' : 'home.message';
    return {
      id: message.hash,
      title: message.title,
      href: `/message/${message.hash}`,
      date: message.created,
      kind: t(isNew ? 'home.newMessage' : kind),
      isNew,
      // A customer's own name says nothing to them.
      ...(isSocietys(mailbox) && message.sender !== null && { note: message.sender }),
    };
  };
}
