import { LinkButton, PageTitle, Skeleton } from '@nimio/design-system';
import { getRegistration } from '@nimio/domain/session/session.endpoints';
import { type IdentificationPurpose, identificationPurposes } from '@nimio/domain/session/session.schema';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { InfoBox } from '../../../shared/info/InfoBox';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { pageAfter } from '../../../shared/session/identification';
import { useTerms } from '../../../shared/terms/use-terms';
import { SessionSpread } from '../spread/SessionSpread';
import { IdentifyAgain } from './IdentifyAgain';
import { RegisterForm } from './RegisterForm';

/**
 * `?auth=` is the one-time token of the strong authentication, and `?purpose=` why the person identified if not to become
 * a customer.
 */
export function RegisterPage() {
  const { t } = useText();
  const [parameters] = useSearchParams();
  const auth = parameters.get('auth') ?? '';
  const purpose = identificationPurposes.find((one) => one === parameters.get('purpose'));
  usePageTitle(t('register.title'));
  return (
    // The form shows the terms in a dialog, without leaving the page.
    <SessionSpread size="wide" isRegistration>
      <PageTitle tabIndex={-1}>{t('register.title')}</PageTitle>
      {auth === '' ? <Expired purpose={purpose} /> : <Registration auth={auth} purpose={purpose} />}
    </SessionSpread>
  );
}

interface Identification {
  purpose: IdentificationPurpose | undefined;
}

function Registration({ auth, purpose }: Identification & { auth: string }) {
  const { t } = useText();
  const { data, error, reload } = useEndpoint(getRegistration, { params: { auth } });
  const terms = useTerms();
  const url = data?.status === 'user_already_registered' ? data.url : null;
  useEffect(() => {
    if (url === null) return;
    const to = purpose ? `?${new URLSearchParams({ to: pageAfter(purpose) })}` : '';
    window.location.replace(url + to);
  }, [url, purpose]);
  // An invalid token is shown like an expired one.
  if (error?.status === 404 || error?.status === 422) return <Expired purpose={purpose} />;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!terms.shown && terms.error) return <LoadFailure error={terms.error} onRetry={terms.reload} />;
  if (!data || data.status === 'user_already_registered' || !terms.shown) return <Skeleton lines={8} />;
  return (
    <>
      {purpose === 'deathReport' && <p>{t('register.forReport')}</p>}
      <Above>
        <InfoBox place="registration" />
      </Above>
      <RegisterForm auth={auth} purpose={purpose} person={data} terms={{ ...terms, shown: terms.shown }} />
    </>
  );
}

function Expired({ purpose }: Identification) {
  const { t } = useText();
  return (
    <>
      <IdentifyAgain role="alert" purpose={purpose} />
      <LinkButton isWide variant="quiet" href="/login">
        {t('register.toLogin')}
      </LinkButton>
    </>
  );
}
