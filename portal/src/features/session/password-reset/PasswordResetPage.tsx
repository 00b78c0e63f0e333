import { LinkButton, Notice, PageTitle, Skeleton } from '@nimio/design-system';
import { checkPasswordLink } from '@nimio/domain/session/session.endpoints';
import { useParams } from 'react-router';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { SessionSpread } from '../spread/SessionSpread';
import { PasswordResetForm } from './PasswordResetForm';

/** The page of a link from an e-mail, which is validated before the user types a password. */
export function PasswordResetPage() {
  const { t } = useText();
  const { hash = '' } = useParams();
  usePageTitle(t('passwordReset.title'));
  return (
    <SessionSpread>
      <PageTitle tabIndex={-1}>{t('passwordReset.title')}</PageTitle>
      <Checked hash={hash} />
    </SessionSpread>
  );
}

function Checked({ hash }: { hash: string }) {
  const { t } = useText();
  const { isLoading, error, reload } = useEndpoint(checkPasswordLink, { params: { hash } });
  if (error?.status === 404 || error?.status === 422) return <LinkInvalid />;
  if (error) return <LoadFailure error={error} onRetry={reload} />;
  if (!isLoading) return <PasswordResetForm hash={hash} />;
  return (
    <>
      <p role="status">{t('passwordReset.checking')}</p>
      <Skeleton lines={4} />
    </>
  );
}

function LinkInvalid() {
  const { t } = useText();
  return (
    <>
      <Above>
        <Notice tone="warning" role="alert" title={t('passwordReset.invalidTitle')}>
          <p>{t('passwordReset.invalidBody')}</p>
        </Notice>
      </Above>
      <LinkButton isWide href="/login">
        {t('passwordReset.toLogin')}
      </LinkButton>
    </>
  );
}
