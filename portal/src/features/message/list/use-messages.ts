import { toast } from '@nimio/design-system';
import { archiveMessages, listMessages, markMessages } from '@nimio/domain/message/message.endpoints';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { useState } from 'react';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { refreshMessages } from '../../../shared/messages/use-unread';
import { useMessageFailure } from '../use-message-failure';
import { type Mark, type MessageList, marked, unlike, without } from './list-state';

export const pageSize = 50;

const hashesOf = (messages: readonly ListedMessage[]) => messages.map(({ hash }) => hash);

/** A page of the mailbox, and the actions on its messages. */
export function useMessages(mailbox: Mailbox, page: number) {
  const { t } = useText();
  const { profileHash } = mailbox;
  const params = { profileHash };
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const { data, isPrevious, error, refreshError, isLoading, reload, mutate } = useEndpoint(
    listMessages,
    { params, query },
    { revalidateOnFocus: true, keepPreviousData: true },
  );
  // The rows of the previous page remain until those of this page have loaded.
  const [shownPage, setShownPage] = useState(page);
  const isCurrent = data !== undefined && !isPrevious;
  if (isCurrent && page !== shownPage) setShownPage(page);
  const failureText = useMessageFailure('handle');
  const [failure, setFailure] = useState<string>();
  const change = (to: (list: MessageList) => MessageList) =>
    mutate((response) => response && { ...response, data: to(response.data) }, { revalidate: false });

  /** Updates optimistically, and rolls back when the server refuses. */
  const mark = async (messages: readonly ListedMessage[], as: Mark) => {
    const messageHashes = hashesOf(messages);
    setFailure(undefined);
    void change((list) => marked(list, messageHashes, as, mailbox));
    try {
      await call(markMessages, { params, body: { status: as, messageHashes } });
      return true;
    } catch (refused) {
      setFailure(failureText(refused));
      return false;
    } finally {
      void refreshMessages(mailbox);
    }
  };

  const markAndOfferUndo = async (selected: readonly ListedMessage[], as: Mark) => {
    const changed = unlike(selected, as, mailbox);
    const other = as === 'read' ? 'unread' : 'read';
    if (!(await mark(changed, as))) return;
    toast.success(t(as === 'read' ? 'message.markedRead' : 'message.markedUnread', { n: changed.length }), {
      action: { label: t('message.undo'), onPress: () => void mark(changed, other) },
    });
  };

  /** Rejects when nothing was deleted, so that the dialog can show it. */
  const deleteMessages = async (messages: readonly ListedMessage[]) => {
    setFailure(undefined);
    await call(archiveMessages, { body: { messageHashes: hashesOf(messages), profileHash } });
    void change((list) => without(list, messages, mailbox));
    void refreshMessages(mailbox);
    toast.success(t('message.deleted', { n: messages.length }));
  };

  return {
    list: data,
    page: shownPage,
    error,
    failure: failure ?? (refreshError && failureText(refreshError)),
    isLoading,
    reload,
    mark: (messages: readonly ListedMessage[], as: Mark) => void markAndOfferUndo(messages, as),
    deleteMessages,
  };
}
