import { Notice, Switch, TextLink } from '@nimio/design-system';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { useProfile } from '../../../shared/session/use-session';
import { ProfileForm } from '../form/ProfileForm';
import { SettingsLayout } from '../SettingsLayout';
import { StoredProfile } from '../StoredProfile';
import type { MailValues } from './preferences.form';
import { mailPart } from './preferences.parts';

const parts = [mailPart];

export function EmailPage() {
  const { t } = useText();
  const { email } = useProfile();
  usePageTitle(t('preferences.mailings'));
  return (
    <SettingsLayout title={t('preferences.mailings')} current="/settings/email">
      {email ? (
        <>
          <p>{t('preferences.mailIntro', { email })}</p>
          <p>{t('preferences.mailAlways')}</p>
        </>
      ) : (
        <Above>
          <Notice tone="warning">
            <p>
              {t('preferences.noEmail', {
                link: (words) => <TextLink href="/settings#basic">{words}</TextLink>,
              })}
            </p>
          </Notice>
        </Above>
      )}
      <StoredProfile lines={3}>
        {(stored, store) => (
          <ProfileForm
            name="mail"
            stored={stored}
            onStored={store}
            parts={parts}
            aria-label={t('preferences.mailings')}
          >
            {(form) => <MailFields form={form} />}
          </ProfileForm>
        )}
      </StoredProfile>
    </SettingsLayout>
  );
}

/** E-mail preferences, each with an example. */
function MailFields({ form }: { form: FormFields<MailValues> }) {
  const { t } = useText();
  return (
    <>
      {(['newWorkSuggestions', 'changeSuggestions', 'payments', 'taxCards', 'newsletter'] as const).map(
        (name) => (
          <Switch key={name} {...form.field(name)} description={t(`preferences.${name}Example`)}>
            {t(`preferences.${name}`)}
          </Switch>
        ),
      )}
    </>
  );
}
