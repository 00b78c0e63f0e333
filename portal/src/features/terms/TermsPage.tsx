import { Page, PageHead, TextColumn, TextLink } from '@nimio/design-system';
import { useLocation } from 'react-router';
import { useText } from '../../shared/intl/use-text';
import { late } from '../../shared/page/late';
import { usePageTitle } from '../../shared/page/page-title';
import { useMember } from '../../shared/session/use-session';
import { TermsText } from '../../shared/terms/TermsText';
import { useTerms } from '../../shared/terms/use-terms';

const AcceptTermsForm = late(() => import('./AcceptTermsForm'));

/** The terms for everyone to read; members who have not accepted the current ones can accept them. */
export function TermsPage() {
  const { t } = useText();
  const member = useMember();
  const terms = useTerms();
  const { search } = useLocation();
  const isBlocking = member?.me.sessionKind === 'password' && member.me.user.disclaimerAccepted === null;
  const title = t(isBlocking ? 'terms.waitingTitle' : 'terms.title');
  usePageTitle(title);
  return (
    <Page>
      <PageHead title={title} {...(isBlocking && { lead: t('terms.waitingLead') })} />
      {isBlocking && (
        <TextColumn>
          <p>
            <TextLink href={`${search}#accept`}>{t('terms.jump')}</TextLink>
          </p>
        </TextColumn>
      )}
      <TermsText terms={terms} />
      {isBlocking && terms.shown && <AcceptTermsForm terms={terms.shown} onStale={terms.reload} />}
    </Page>
  );
}
