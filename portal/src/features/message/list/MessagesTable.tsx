import { DataTable, useRowSelection } from '@nimio/design-system';
import type { ListedMessage } from '@nimio/domain/message/message.types';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../shared/intl/use-text';
import type { Mailbox } from '../../../shared/messages/mailbox';
import { type Mark, type MessageList, nextAfter } from './list-state';
import { SelectionActions } from './SelectionActions';
import { placeOf, useMessageColumns } from './use-message-columns';
import { pageSize } from './use-messages';

const DeleteDialog = lazy(() => import('../DeleteDialog'));

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
const rowLabel = ({ title }: ListedMessage) => title;

/** After a deletion the focus moves to the next message; after the last one, to the top. */
function focusOn(next: ListedMessage | undefined): void {
  const main = document.querySelector('main');
  main?.querySelector<HTMLElement>(next ? `a[href$="${placeOf(next)}"]` : 'h1')?.focus();
}

/** A page of messages with the actions on them. */
export function MessagesTable(props: MessagesTableProps) {
  const { mailbox, list, page, onMark, onDelete, sentHash } = props;
  const { t } = useText();
  const [asked, setAsked] = useState<readonly ListedMessage[]>();
  const columns = useMessageColumns(mailbox);
  const messages = list?.messages ?? none;
  const acts = (selected: readonly ListedMessage[]) => (
    <SelectionActions selected={selected} mailbox={mailbox} onMark={onMark} onDelete={setAsked} />
  );
  const selection = useRowSelection({ rowKey, rowLabel, acts });
  const removed = (gone: readonly ListedMessage[]) => {
    flushSync(() => setAsked(undefined));
    focusOn(nextAfter(messages, gone));
  };
  return (
    <>
      <DataTable
        caption={t('message.title')}
        columns={columns}
        rows={messages}
        rowKey={rowKey}
        rowTone={({ hash }) => (hash === sentHash ? 'highlight' : undefined)}
        selection={selection}
        paging={{ page, pageSize, total: list?.total ?? 0, onChange: props.onPage }}
        isLoading={props.isLoading && !list}
        error={props.error}
        onRetry={props.onRetry}
        empty={props.empty}
      />
      <Suspense>
        {asked && (
          <DeleteDialog
            count={asked.length}
            onDelete={() => onDelete(asked)}
            onDeleted={() => removed(asked)}
            onCancel={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
