import {
  Button,
  EmptyState,
  formatNumber,
  Notice,
  type Option,
  PageHead,
  PlusIcon,
} from '@nimio/design-system';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useNavigate } from 'react-router';
import { useText } from '../../../shared/intl/use-text';
import { isSocietys, type Mailbox } from '../../../shared/messages/mailbox';
import { ReservedLine } from '../../../shared/page/frame-layout';
import { late } from '../../../shared/page/late';
import { Above } from '../../../shared/page/layout';
import { hasMessageDraft } from '../compose/draft';
import { type SentState, sentState } from '../sent-state';
import { useMessageFailure } from '../use-message-failure';
import { pagesOf } from './list-state';
import { MessagesTable } from './MessagesTable';
import { pageSize, useMessages } from './use-messages';

const Compose = late(() => import('../compose/Compose'));

interface MessagesProps {
  mailbox: Mailbox;
  page: number;
  onPage: (page: number) => void;
  /** The message that was just sent. */
  sent: SentState | undefined;
  /** The customers to whom staff begin a new message. */
  recipients: readonly Option[];
}

/** The list of a mailbox, with the form for a new message above it. */
export function Messages({ mailbox, page, onPage, sent, recipients }: MessagesProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const failureText = useMessageFailure('handle');
  const { list, page: shownPage, error, failure, ...messages } = useMessages(mailbox, page);
  const { isOpen, takesFocus, open, close, opener } = useCompose(mailbox, recipients.length > 0);
  const last = list ? pagesOf(list.total, pageSize) : 1;
  if (list && shownPage === page && page > last) return <Navigate to={addressOf(last)} replace />;
  const newButton = (
    <Button ref={opener} icon={<PlusIcon />} onPress={open}>
      {t('message.new')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('message.title')}
        lead={
          <ReservedLine>
            <Lead mailbox={mailbox} unread={list?.unread} />
          </ReservedLine>
        }
        action={!isOpen && newButton}
      />
      {sent && sent.emailsMissing > 0 && <EmailMissing mailbox={mailbox} count={sent.emailsMissing} />}
      {isOpen && (
        <Compose
          mailbox={mailbox}
          recipients={recipients}
          takesFocus={takesFocus}
          onCancel={close}
          onSent={(message) => {
            close();
            void navigate('/messages', { replace: true, state: sentState(message) });
          }}
        />
      )}
      {failure && (
        <Above role="alert">
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        </Above>
      )}
      <MessagesTable
        mailbox={mailbox}
        list={list}
        page={shownPage}
        isLoading={messages.isLoading}
        error={error && failureText(error)}
        onRetry={messages.reload}
        onPage={onPage}
        onMark={messages.mark}
        onDelete={messages.deleteMessages}
        sentHash={sent?.hash}
        empty={<EmptyState>{t(isSocietys(mailbox) ? 'message.emptyForStaff' : 'message.empty')}</EmptyState>}
      />
    </>
  );
}

const addressOf = (page: number): string => (page === 1 ? '/messages' : `/messages?page=${page}`);

/** Whose messages these are, if not obvious, and the number of unread ones. */
function Lead({ mailbox, unread }: { mailbox: Mailbox; unread: number | undefined }) {
  const { t } = useText();
  return (
    <>
      {mailbox.kind === 'customer' && `${t('message.ofCustomer', { name: mailbox.profileName })} · `}
      {unread !== undefined && t('message.unreadLead', { n: unread, count: formatNumber(unread) })}
    </>
  );
}

/** The form is collapsed until the user opens it, unless a message was begun elsewhere or there is a draft. */
function useCompose(mailbox: Mailbox, isBegun: boolean) {
  const [isOpen, setOpen] = useState(() => isBegun || hasMessageDraft(mailbox));
  const [takesFocus, setTakesFocus] = useState(isBegun);
  const opener = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    takesFocus,
    opener,
    open: () => {
      setTakesFocus(true);
      setOpen(true);
    },
    close: () => {
      flushSync(() => setOpen(false));
      opener.current?.focus();
    },
  };
}

interface EmailMissingProps {
  mailbox: Mailbox;
  /** The number of recipients without a notice by e-mail. */
  count: number;
}

/** Says that the message was sent, but some recipients get no notice by e-mail. */
function EmailMissing({ mailbox, count }: EmailMissingProps) {
  const { t } = useText();
  return (
    <Above>
      <Notice tone="warning" role="status">
        <p>
          {isSocietys(mailbox)
            ? t('compose.emailMissingTo', { n: count, count: formatNumber(count) })
            : t('compose.emailMissing')}
        </p>
      </Notice>
    </Above>
  );
}
