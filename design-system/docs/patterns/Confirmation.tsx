import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Breadcrumbs } from '../../src/breadcrumbs/Breadcrumbs';
import { Button } from '../../src/button/Button';
import { ConfirmDialog } from '../../src/confirm-dialog/ConfirmDialog';
import { DataTable } from '../../src/data-table/DataTable';
import { DateText } from '../../src/date-text/DateText';
import { DescriptionList } from '../../src/description-list/DescriptionList';
import { Notice } from '../../src/notice/Notice';
import { PageHead } from '../../src/page-head/PageHead';
import { TextColumn } from '../../src/text-column/TextColumn';
import { TextLink } from '../../src/text-link/TextLink';
import { confirmationTexts } from './confirmation.texts';
import { Actions, Between } from './layout';
import { Screen } from './Screen';
import { useSpoken } from './spoken';

export interface ConfirmationProps {
  /** Deletes the message; rejects when that was not possible. The dialog stays open until it is done. */
  onRemove: () => unknown;
}

/** A message to read, and the question before it is deleted for good. */
export function Confirmation({ onRemove }: ConfirmationProps) {
  const t = useSpoken(confirmationTexts);
  const [isAsking, setAsking] = useState(false);
  const [state, setState] = useState<'read' | 'failed' | 'removed'>('read');
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async () => {
    setState('read');
    try {
      await onRemove();
    } catch {
      setState('failed');
      return setAsking(false);
    }
    flushSync(() => {
      setState('removed');
      setAsking(false);
    });
    // The button that asked has gone with the message.
    heading.current?.focus();
  };
  return (
    <Screen current="/messages">
      {state === 'removed' ? (
        <>
          <PageHead headingRef={heading} title={t.messages} />
          <Between>
            <Notice tone="success">{t.removed}</Notice>
          </Between>
          <OtherMessages />
        </>
      ) : (
        <>
          <Breadcrumbs items={[{ href: '/messages', label: t.messages }]} current={t.subject} />
          <PageHead title={t.subject} />
          <Message />
          {state === 'failed' && (
            <Between>
              <Notice tone="danger" role="alert">
                {t.notRemoved}
              </Notice>
            </Between>
          )}
          <Actions>
            <Button>{t.answer}</Button>
            <Button variant="danger" onPress={() => setAsking(true)}>
              {t.remove}
            </Button>
          </Actions>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t.removeTitle}
        body={<p>{t.removeBody}</p>}
        confirmLabel={t.remove}
        cancelLabel={t.keep}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Screen>
  );
}

function Message() {
  const t = useSpoken(confirmationTexts);
  return (
    <TextColumn>
      <DescriptionList
        items={[
          { term: t.sender, value: t.from },
          { term: t.sent, value: <DateText date="2026-11-09" /> },
        ]}
      />
      <p>{t.received}</p>
      <p>{t.taxed}</p>
    </TextColumn>
  );
}

interface OtherMessage {
  href: string;
  subject: string;
  sent: string;
}

const messageKey = ({ href }: OtherMessage) => href;

/** Where somebody goes on whose message has gone. */
function OtherMessages() {
  const t = useSpoken(confirmationTexts);
  return (
    <DataTable<OtherMessage>
      caption={t.messages}
      rowKey={messageKey}
      columns={[
        {
          id: 'subject',
          header: t.columnSubject,
          isRowHeader: true,
          cell: ({ href, subject }) => (
            <TextLink href={href} tone="ink">
              {subject}
            </TextLink>
          ),
        },
        { id: 'sender', header: t.sender, cell: () => t.from },
        { id: 'sent', header: t.columnSent, cell: ({ sent }) => <DateText date={sent} /> },
      ]}
      rows={[
        { href: '/messages/2', subject: t.otherPayment, sent: '2026-10-14' },
        { href: '/messages/1', subject: t.otherContract, sent: '2026-09-30' },
      ]}
    />
  );
}
