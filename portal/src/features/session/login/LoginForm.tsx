import { Button, type FormErrors, PasswordField, TextField } from '@nimio/design-system';
import { logIn } from '@nimio/domain/session/session.endpoints';
import { useState } from 'react';
import { exchange } from '../../../api/client';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { UnderField } from '../../../shared/page/layout';
import { startSession } from '../../../shared/session/session';
import { useReturn } from '../../../shared/session/use-return';

const ForgotPassword = late(() => import('./ForgotPassword'));

const empty = { username: '', password: '' };

/** Without the schema, whose library would be a tenth of this page. */
const emptyFields = ({ username, password }: typeof empty): FormErrors<typeof empty> => ({
  ...(username.trim() === '' && { username: 'required' }),
  ...(password === '' && { password: 'required' }),
});

/** @param to where to go afterwards, from the address */
export function LoginForm({ to }: { to: string | null }) {
  const { t } = useText();
  const goBack = useReturn(to);
  const [isForgotten, setForgotten] = useState(false);
  const form = usePortalForm({
    name: 'login',
    initial: empty,
    validate: emptyFields,
    texts: { 'username.required': 'login.usernameRequired', 'password.required': 'login.passwordRequired' },
    neverStored: 'everything',
  });
  const logInWith = async (values: typeof empty) => {
    const { data, servedAt } = await exchange(logIn, {
      body: { ...values, username: values.username.trim() },
    });
    await startSession(data, servedAt);
  };
  return (
    <>
      <PortalForm form={form} onSubmit={form.save(logInWith, () => void goBack())}>
        <TextField
          {...form.field('username')}
          label={t('login.username')}
          autoComplete="username"
          spellCheck="false"
        />
        <PasswordField
          {...form.field('password')}
          label={t('login.password')}
          autoComplete="current-password"
        />
        <UnderField>
          <Button variant="quiet" onPress={() => setForgotten(true)}>
            {t('login.forgot')}
          </Button>
        </UnderField>
        <Button type="submit" isWide isPending={form.isSubmitting}>
          {t('login.submit')}
        </Button>
      </PortalForm>
      {isForgotten && <ForgotPassword onClose={() => setForgotten(false)} />}
    </>
  );
}
