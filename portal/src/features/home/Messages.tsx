import { Column, type Entry, EntryList, Skeleton, Text, TextLink } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { type ReactNode, useState } from 'react';
import { useText } from '../../shared/intl/use-text';
import { isOwn, isSocietys, isUnread, type Mailbox, mayWrite } from '../../shared/messages/mailbox';
import { usePageMailbox } from '../../shared/messages/use-mailbox';
import { mostMessages, useNewestMessages } from '../../shared/messages/use-unread';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Actions } from '../../shared/page/layout';
import { useSettings } from '../../shared/settings/use-settings';

/** What came to this profile and went from it, newest first: for those without a list the society's notices. */
export function Messages() {
  const { t } = useText();
  const mailbox = usePageMailbox();
  const { homeItems } = useSettings().limits;
  const [count, setCount] = useState(0);
  const { data, error, reload } = useNewestMessages(mailbox, count);
  const entryOf = useEntry(mailbox);
  if (!data)
    return (
      <MessageColumn>
        {error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={6} />}
      </MessageColumn>
    );
  const { messages } = data;
  // Who has a list of them all goes on there.
  const total = mayWrite(mailbox) ? messages.length : Math.min(data.total, mostMessages);
  const failure = messages.length < Math.min(count, total) ? error : undefined;
  return (
    <MessageColumn>
      {messages.length === 0 ? (
        <Text tone="muted">{t('home.noMessages')}</Text>
      ) : (
        <EntryList
          aria-label={t('home.messages')}
          initialCount={homeItems}
          moreLabel={t('home.moreMessages')}
          items={messages.map(entryOf)}
          total={failure ? messages.length : total}
          {...(!mayWrite(mailbox) && { onMore: setCount })}
        />
      )}
      {failure && <LoadFailure error={failure} onRetry={reload} />}
      {messages.length > 0 && mayWrite(mailbox) && (
        <Actions>
          <TextLink href="/messages">{t('home.allMessages')}</TextLink>
        </Actions>
      )}
    </MessageColumn>
  );
}

function MessageColumn({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <Column id="messages" title={t('home.messages')}>
      {children}
    </Column>
  );
}

function useEntry(mailbox: Mailbox): (message: ListedMessage) => Entry {
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
