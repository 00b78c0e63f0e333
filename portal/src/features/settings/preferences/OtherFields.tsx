import { CheckboxGroup } from '@nimio/design-system';
import { mayPublishIsni } from '@nimio/domain/profile/may-publish-isni';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import type { SettingsValues } from '../form/settings-form';
import { GenresField, ParticipationField } from './PreferenceFields';

interface OtherFieldsProps {
  form: PortalForm<SettingsValues>;
  profile: Profile;
}

/** The optional preferences, loaded when they are opened. */
export default function OtherFields({ form, profile }: OtherFieldsProps) {
  return (
    <>
      <ParticipationField form={form} />
      <GenresField form={form} />
      <ContactWaysField form={form} />
      <PublishedField form={form} profile={profile} />
    </>
  );
}

function ContactWaysField({ form }: Pick<OtherFieldsProps, 'form'>) {
  const { t } = useText();
  return (
    <CheckboxGroup
      {...form.field('contactWays')}
      label={t('preferences.contactWays')}
      description={t('preferences.contactWaysWhy')}
      options={[
        { id: 'byEmail', label: t('preferences.byEmail') },
        { id: 'byPhone', label: t('preferences.byPhone') },
      ]}
    />
  );
}

/** The ISNI is shown to testers and staff (specification §2 "Settings"). */
function PublishedField({ form, profile }: OtherFieldsProps) {
  const { t } = useText();
  const { rights } = useMe();
  return (
    <CheckboxGroup
      {...form.field('published')}
      label={t('preferences.published')}
      description={t('preferences.publishedWhy')}
      options={[
        { id: 'name', label: t('preferences.publishName') },
        ...(mayPublishIsni(profile.roles, rights)
          ? [{ id: 'isni', label: t('preferences.publishIsni'), description: t('preferences.isniWhat') }]
          : []),
      ]}
    />
  );
}
