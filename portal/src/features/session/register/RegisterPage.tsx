import { LinkButton, PageTitle, Skeleton } from '@nimio/design-system';
import { getRegistration } from '@nimio/domain/session/session.endpoints';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { usePageTitle } from '../../../shared/page/page-title';
import { useTerms } from '../../../shared/terms/use-terms';
import { SessionSpread } from '../spread/SessionSpread';
import { IdentifyAgain } from './IdentifyAgain';
import { RegisterForm } from './RegisterForm';

/** `?auth=` is the one-time token of the strong authentication. */
export function RegisterPage() {
  const { t } = useText();
  const [parameters] = useSearchParams();
  const auth = parameters.get('auth') ?? '';
  usePageTitle(t('register.title'));
  return (
    // The form shows the terms in a dialog, without leaving the page.
    <SessionSpread size="wide" hasTermsLink={false}>
      <PageTitle tabIndex={-1}>{t('register.title')}</PageTitle>
      {auth === '' ? <Expired /> : <Registration auth={auth} />}
    </SessionSpread>
  );
}

function Registration({ auth }: { auth: string }) {
  const { data, error, reload } = useEndpoint(getRegistration, { params: { auth } });
  const terms = useTerms();
  const url = data?.status === 'user_already_registered' ? data.url : null;
  useEffect(() => {
    if (url !== null) window.location.replace(url);
  }, [url]);
  // An invalid token is shown like an expired one.
  if (error?.status === 404 || error?.status === 422) return <Expired />;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!terms.shown && terms.error) return <LoadFailure error={terms.error} onRetry={terms.reload} />;
  if (!data || data.status === 'user_already_registered' || !terms.shown) return <Skeleton lines={8} />;
  return (
    <>
      <InfoBox place="registration" />
      <RegisterForm auth={auth} person={data} terms={{ ...terms, shown: terms.shown }} />
    </>
  );
}

function Expired() {
  const { t } = useText();
  return (
    <>
      <IdentifyAgain role="alert" />
      <LinkButton isWide variant="quiet" href="/login">
        {t('register.toLogin')}
      </LinkButton>
    </>
  );
}
