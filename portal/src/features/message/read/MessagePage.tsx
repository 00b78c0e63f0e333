import { Breadcrumbs, Page, PageHead, RetryNotice, Skeleton } from '@nimio/design-system';
import { getMessage } from '@nimio/domain/message/message.endpoints';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { type Mailbox, mayWrite } from '../../../shared/messages/mailbox';
import { usePageMailbox } from '../../../shared/messages/use-mailbox';
import { usePageTitle } from '../../../shared/page/page-title';
import { useMessageFailure } from '../use-message-failure';
import { MessageView } from './MessageView';
import { UnknownMessage } from './UnknownMessage';

/** A message, and the form to reply. */
export function MessagePage() {
  const { messageHash = '' } = useParams();
  const mailbox = usePageMailbox();
  return (
    <Page key={`${mailbox.profileHash} ${messageHash}`}>
      <Reading mailbox={mailbox} messageHash={messageHash} />
    </Page>
  );
}

function Reading({ mailbox, messageHash }: { mailbox: Mailbox; messageHash: string }) {
  const { t } = useText();
  const failureText = useMessageFailure('handle');
  const params = { profileHash: mailbox.profileHash, messageHash };
  const { data, error, reload, mutate } = useEndpoint(getMessage, { params });
  const isGone = error?.status === 404 || error?.status === 422;
  const title = isGone ? t('message.unknownTitle') : (data?.title ?? t('message.reading'));
  usePageTitle(title);
  const home = { href: '/', label: t('message.home') };
  const list = { href: '/messages', label: t('message.title') };
  return (
    <>
      <Breadcrumbs items={mayWrite(mailbox) ? [home, list] : [home]} current={title} />
      {data && !isGone ? (
        <MessageView
          message={data}
          mailbox={mailbox}
          onMarked={(message) =>
            void mutate((response) => response && { ...response, data: message }, { revalidate: false })
          }
        />
      ) : (
        <>
          <PageHead title={title} />
          {isGone ? (
            <UnknownMessage mailbox={mailbox} messageHash={messageHash} />
          ) : error ? (
            <RetryNotice onRetry={reload}>{failureText(error)}</RetryNotice>
          ) : (
            <Skeleton lines={8} />
          )}
        </>
      )}
    </>
  );
}
