import { Button, Notice, Page, PageHead, PasswordField, toast } from '@nimio/design-system';
import { changePassword } from '@nimio/domain/session/session.endpoints';
import type { Me } from '@nimio/domain/session/session.types';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { exchange } from '../../../api/client';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Above, Measure } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { startSession } from '../../../shared/session/session';
import { useReturn } from '../../../shared/session/use-return';
import { useMe } from '../../../shared/session/use-session';
import { NewPasswordFields, useMissingText } from '../new-password/NewPasswordFields';
import { missingOf, type NewPassword, newPasswordErrors } from '../new-password/new-password';

export function PasswordPage() {
  const { t } = useText();
  // The session at the first render decides, since the reply to the change turns it into another kind.
  const [me] = useState(useMe());
  usePageTitle(t('password.title'));
  return (
    <Page>
      <PageHead title={t('password.title')} />
      <Measure>
        {me.sessionKind === 'strong' && (
          <Above>
            <Notice tone="info">
              <p>{t('password.strong')}</p>
            </Notice>
          </Above>
        )}
        {me.sessionKind === 'password' && me.shouldUpdatePassword === 1 && (
          <Above>
            <Notice tone="warning">
              <p>{t('password.mustChange')}</p>
            </Notice>
          </Above>
        )}
        <PasswordForm me={me} />
      </Measure>
    </Page>
  );
}

interface Values extends NewPassword {
  oldPassword: string;
}

const empty: Values = { oldPassword: '', password: '', repeat: '' };

function PasswordForm({ me }: { me: Me }) {
  const { t } = useText();
  const goBack = useReturn(useSearchParams()[0].get('to'));
  const missingText = useMissingText();
  const needsOldPassword = me.sessionKind === 'password';
  const form = usePortalForm<Values>({
    name: 'password',
    initial: empty,
    validate: (values) => ({
      ...(needsOldPassword && values.oldPassword === '' && { oldPassword: 'required' }),
      ...newPasswordErrors(values),
    }),
    texts: { 'oldPassword.required': 'password.oldRequired' },
    checkOnBlur: ['password', 'repeat'],
    neverStored: 'everything',
    fieldsOf: ({ code }) => {
      if (code === 'invalidPassword') return { oldPassword: code };
      return code === 'passwordTooWeak' ? { password: code } : undefined;
    },
  });
  const save = form.save(
    async ({ oldPassword, password }) => {
      const { data, servedAt } = await exchange(changePassword, {
        params: { userHash: me.user.hash },
        body: { password, ...(needsOldPassword && { oldPassword }) },
      });
      await startSession(data, servedAt);
    },
    () => {
      toast.success(t('password.done'));
      void goBack();
    },
  );
  return (
    <PortalForm form={form} onSubmit={save}>
      {needsOldPassword && (
        <PasswordField
          {...form.field('oldPassword')}
          label={t('password.old')}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields form={form} />
      <Button
        type="submit"
        isPending={form.isSubmitting}
        disabledReason={missingText(missingOf(form.values))}
      >
        {t('password.submit')}
      </Button>
    </PortalForm>
  );
}
