import { Button, LinkButton, Notice, PageTitle, Skeleton, toast } from '@nimio/design-system';
import { checkPasswordLink, resetPassword } from '@nimio/domain/session/session.endpoints';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../../api/client';
import { useEndpoint } from '../../../api/use-endpoint';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { LoadFailure } from '../../../shared/page/LoadFailure';
import { Above } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { NewPasswordFields, useMissingText } from '../new-password/NewPasswordFields';
import { missingOf, type NewPassword, newPasswordErrors } from '../new-password/new-password';
import { SessionSpread } from '../spread/SessionSpread';

const empty: NewPassword = { password: '', repeat: '' };

function PasswordResetForm({ hash }: { hash: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const missingText = useMissingText();
  const form = usePortalForm<NewPassword>({
    name: 'password-reset',
    initial: empty,
    validate: newPasswordErrors,
    checkOnBlur: ['password', 'repeat'],
    neverStored: 'everything',
    fieldsOf: ({ code }) => (code === 'passwordTooWeak' ? { password: code } : undefined),
  });
  const save = form.save(
    ({ password }) => call(resetPassword, { params: { hash }, body: { password } }),
    () => {
      toast.success(t('passwordReset.done'));
      void navigate('/login', { replace: true });
    },
  );
  return (
    <PortalForm form={form} onSubmit={save}>
      <NewPasswordFields form={form} />
      <Button
        type="submit"
        isWide
        isPending={form.isSubmitting}
        disabledReason={missingText(missingOf(form.values))}
      >
        {t('passwordReset.submit')}
      </Button>
    </PortalForm>
  );
}

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
