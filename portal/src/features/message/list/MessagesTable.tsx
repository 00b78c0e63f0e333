import { type DataColumn, DataTable, RowCheckbox } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { late } from '../../../shared/page/late';
import { type Mark, type MessageList, nextAfter } from './list-state';
import { SelectionBar, SelectVisible } from './SelectionBar';
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
  const { place, selected, column, bar } = useSelection(messages);
  const focusAfterDelete = (deleted: readonly ListedMessage[]) => {
    flushSync(() => setToDelete(undefined));
    focusOn(nextAfter(messages, deleted));
  };
  return (
    <div ref={place}>
      {(messages.length > 0 || !list) && !props.error && (
        <SelectionBar {...bar} mailbox={mailbox} onMark={onMark} onDelete={setToDelete} />
      )}
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

/** Checkboxes before the messages. A selection remains while other pages are shown; deleted messages do not count. */
function useSelection(messages: readonly ListedMessage[]) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const selected = messages.filter(({ hash }) => keys.includes(hash));
  const onSelect = (chosen: readonly ListedMessage[]) => {
    const page = new Set(messages.map(rowKey));
    setKeys([...keys.filter((key) => !page.has(key)), ...chosen.map(rowKey)]);
  };
  const onClear = () => {
    flushSync(() => setKeys([]));
    // Of the two checkboxes that select all, one is shown above the cards on a phone, the other one in the heading.
    for (const box of place.current?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? []) {
      box.focus();
      if (box === document.activeElement) break;
    }
  };
  const visible = { messages, selected, onSelect };
  const column: DataColumn<ListedMessage> = {
    id: 'selection',
    header: t('message.selection'),
    isControl: true,
    heading: <SelectVisible {...visible} />,
    cell: (message) => {
      const isChecked = selected.includes(message);
      const others = selected.filter((other) => other !== message);
      return (
        <RowCheckbox
          label={t('message.select', { title: message.title })}
          isChecked={isChecked}
          onChange={() => onSelect(isChecked ? others : [...others, message])}
        />
      );
    },
  };
  return { place, selected, column, bar: { ...visible, onClear } };
}
