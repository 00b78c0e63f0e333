import { Button, toast } from '@nimio/design-system';
import { resetPassword } from '@nimio/domain/session/session.endpoints';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { NewPasswordFields, useMissingText } from '../new-password/NewPasswordFields';
import { missingOf, type NewPassword, newPasswordErrors } from '../new-password/new-password';

const empty: NewPassword = { password: '', repeat: '' };

export function PasswordResetForm({ hash }: { hash: string }) {
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
