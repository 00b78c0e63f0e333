import { DataTable } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { late } from '../../../shared/page/late';
import { useSelection } from '../../../shared/selection/use-selection';
import { type Mark, type MessageList, nextAfter } from './list-state';
import { MarkActions } from './MarkActions';
import { hrefOf, useMessageColumns } from './use-message-columns';
import { pageSize } from './use-messages';

const DeleteDialog = late(() => import('../DeleteDialog'));

interface MessagesTableProps {
  mailbox: Mailbox;
  list: MessageList | undefined;
  page: number;
  isLoading: boolean;
  error: string | undefined;
  onRetry: () => unknown;
  onPage: (page: number) => void;
  onMark: (messages: readonly ListedMessage[], as: Mark) => void;
  onDelete: (messages: readonly ListedMessage[]) => Promise<void>;
  /** The message that was just sent. */
  sentHash: string | undefined;
  empty: ReactNode;
}

const none: ListedMessage[] = [];
const rowKey = ({ hash }: ListedMessage) => hash;

/** After a deletion the focus moves to the next message; after the last one, to the top. */
function focusOn(next: ListedMessage | undefined): void {
  const main = document.querySelector('main');
  main?.querySelector<HTMLElement>(next ? `a[href$="${hrefOf(next)}"]` : 'h1')?.focus();
}

/** A page of messages with the actions on them. */
export function MessagesTable(props: MessagesTableProps) {
  const { mailbox, list, page, onMark, onDelete, sentHash } = props;
  const { t } = useText();
  const [toDelete, setToDelete] = useState<readonly ListedMessage[]>();
  const messageColumns = useMessageColumns(mailbox);
  const messages = list?.messages ?? none;
  const [keys, setKeys] = useState<readonly string[]>([]);
  // Only the messages of this page are loaded, so those selected on other pages are not counted.
  const selected = messages.filter(({ hash }) => keys.includes(hash));
  const { place, column, bar } = useSelection({
    rows: messages,
    isLoading: !list,
    rowKey,
    nameOf: ({ title }) => title,
    keys,
    onChange: setKeys,
    count: selected.length,
    actions: <MarkActions mailbox={mailbox} selected={selected} onMark={onMark} onDelete={setToDelete} />,
  });
  const focusAfterDelete = (deleted: readonly ListedMessage[]) => {
    flushSync(() => setToDelete(undefined));
    focusOn(nextAfter(messages, deleted));
  };
  return (
    <div ref={place}>
      {(messages.length > 0 || !list) && !props.error && bar}
      <DataTable
        caption={t('message.title')}
        columns={[column, ...messageColumns]}
        rows={messages}
        rowKey={rowKey}
        rowTone={(message) => {
          if (message.hash === sentHash) return 'highlight';
          return selected.includes(message) ? 'selected' : undefined;
        }}
        paging={{ page, pageSize, total: list?.total ?? 0, onChange: props.onPage }}
        isLoading={props.isLoading && !list}
        error={props.error}
        onRetry={props.onRetry}
        empty={props.empty}
      />
      {toDelete && (
        <DeleteDialog
          count={toDelete.length}
          onDelete={() => onDelete(toDelete)}
          onDeleted={() => focusAfterDelete(toDelete)}
          onCancel={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}
