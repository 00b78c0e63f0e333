import { Column, type Entry, EntryList, Skeleton, Text, TextLink } from '@nimio/design-system';
import { listChangeSuggestions } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { type ReactNode, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { isOwn, isSocietys, isUnread, type Mailbox, mayWrite } from '../../shared/messages/mailbox';
import { usePageMailbox } from '../../shared/messages/use-mailbox';
import { mostMessages, useNewestMessages } from '../../shared/messages/use-unread';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { Actions } from '../../shared/page/layout';
import { useProfile } from '../../shared/session/use-session';
import { useSettings } from '../../shared/settings/use-settings';

/**
 * Pending suggestions to this profile, oldest first; then received and sent messages, newest first. Users without a
 * list of messages see the society's notices.
 *
 * @param title the heading; by default it also names the suggestions
 */
export function Messages({ title }: { title?: string }) {
  const { t } = useText();
  const mailbox = usePageMailbox();
  const { homeItems } = useSettings().limits;
  const [count, setCount] = useState(0);
  const { data, error, reload } = useNewestMessages(mailbox, count);
  const suggestions = useChangeSuggestions();
  const entryOf = useEntry(mailbox);
  if (!data || suggestions.isLoading)
    return (
      <MessageColumn title={title}>
        {error ? <LoadFailure error={error} onRetry={reload} /> : <Skeleton lines={6} />}
      </MessageColumn>
    );
  const { messages } = data;
  const items = [...suggestions.entries, ...messages.map(entryOf)];
  const before = suggestions.entries.length;
  // A user with a list of all messages continues there.
  const total = mayWrite(mailbox) ? messages.length : Math.min(data.total, mostMessages);
  const failure = messages.length < Math.min(count, total) ? error : undefined;
  return (
    <MessageColumn title={title}>
      {suggestions.error && <LoadFailure error={suggestions.error} onRetry={suggestions.reload} />}
      {items.length === 0 ? (
        <Text tone="muted">{t('home.noMessages')}</Text>
      ) : (
        <EntryList
          aria-label={t('home.messages')}
          initialCount={homeItems}
          moreLabel={t('home.moreMessages')}
          items={items}
          total={before + (failure ? messages.length : total)}
          {...(!mayWrite(mailbox) && { onMore: (shown: number) => setCount(Math.max(0, shown - before)) })}
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

function MessageColumn({ title, children }: { title: string | undefined; children: ReactNode }) {
  const { t } = useText();
  return (
    <Column id="messages" title={title ?? t('home.messages')}>
      {children}
    </Column>
  );
}

/** Suggestions for deals that the profile owns, each linking to the page where it is answered. */
function useChangeSuggestions() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data, error, isLoading, reload } = useEndpoint(
    listChangeSuggestions,
    { params: { profileHash } },
    { revalidateOnFocus: true },
  );
  const entries = (data?.records ?? []).map((suggestion): Entry => {
    const { suggesterName, role, suggestedAmount: amount, amount: now } = suggestion;
    const name = suggesterName || t('home.otherAuthor');
    return {
      id: suggestion.suggestionHash,
      title: suggestion.bookName,
      href: `/works/${suggestion.bookIsbn}/handlesuggestions`,
      date: suggestion.created,
      kind: t('home.suggestion'),
      note: t('home.suggestionNote', { name, role, amount, now: now ?? 'none' }),
      isNew: true,
    };
  });
  return { entries, error, isLoading, reload };
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
      // Customers need not see their own name.
      ...(isSocietys(mailbox) && message.sender !== null && { note: message.sender }),
    };
  };
}
