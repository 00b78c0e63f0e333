import { PasswordField, StrengthBar } from '@nimio/design-system';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { Missing, NewPassword } from './new-password';

type Score = 0 | 1 | 2 | 3 | 4 | 5;

interface NewPasswordFieldsProps<T extends NewPassword> {
  form: PortalForm<T>;
  /** Whether the account has no previous password. */
  isFirst?: boolean;
}

/** Fields for a new password with its strength, and its repetition. */
export function NewPasswordFields<T extends NewPassword>({ form, isFirst }: NewPasswordFieldsProps<T>) {
  const { t } = useText();
  const { password, repeat } = form.values;
  const strength = passwordStrength(password);
  const score = strength.score as Score;
  // The form's fields are typed by name; every form with a new password has these two.
  const field = form.field;
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t(isFirst ? 'newPassword.first' : 'newPassword.password')}
        description={t('newPassword.advice')}
        autoComplete="new-password"
      >
        <StrengthBar
          score={score}
          name={t('newPassword.strength')}
          label={password === '' ? '' : t(`newPassword.strength${score}`)}
        />
      </PasswordField>
      <PasswordField
        {...field('repeat')}
        label={t(isFirst ? 'newPassword.firstRepeat' : 'newPassword.repeat')}
        autoComplete="new-password"
        confirmation={strength.isStrong && password === repeat ? t('newPassword.matches') : null}
      />
    </>
  );
}

/** "Puuttuu vielä: numero, sama salasana toistettuna", why the button is disabled. */
export function useMissingText(): (missing: readonly Missing[]) => string | undefined {
  const { t, language } = useText();
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'long' });
  return (missing) => {
    if (missing.length === 0) return undefined;
    return t('newPassword.missing', {
      what: list.format(missing.map((what) => t(`newPassword.missing_${what}`))),
    });
  };
}
