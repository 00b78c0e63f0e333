import { LinkButton, Page, PageHead, Text } from '@nimio/design-system';
import { useSearchParams } from 'react-router';
import { useText } from '../../../shared/intl/use-text';
import { mayWrite } from '../../../shared/messages/mailbox';
import { usePageMailbox } from '../../../shared/messages/use-mailbox';
import { usePageTitle } from '../../../shared/page/page-title';
import { useArrival } from '../../../shared/page/use-arrival';
import { OtherWays } from '../OtherWays';
import { readRecipients, readSentState } from '../sent-state';
import { pageIn } from './list-state';
import { Messages } from './Messages';

/** Messages to and from the society, with a form for a new one. */
export function MessagesPage() {
  const { t } = useText();
  const mailbox = usePageMailbox();
  const [search, setSearch] = useSearchParams();
  const arrival = useArrival();
  usePageTitle(t('message.title'));
  return (
    <Page>
      {mayWrite(mailbox) ? (
        <Messages
          key={mailbox.profileHash}
          mailbox={mailbox}
          page={pageIn(search)}
          onPage={(page) => setSearch(page === 1 ? {} : { page: String(page) }, { preventScrollReset: true })}
          sent={readSentState(arrival)}
          recipients={readRecipients(arrival)}
        />
      ) : (
        <NotInUse />
      )}
    </Page>
  );
}

function NotInUse() {
  const { t } = useText();
  return (
    <>
      <PageHead title={t('message.title')} />
      <Text>{t('message.notInUse')}</Text>
      <OtherWays />
      <p>
        <LinkButton href="/">{t('message.toHome')}</LinkButton>
      </p>
    </>
  );
}
