import { Section } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { SettingsValues } from '../form/settings-form';
import { ContactWaysField, GenresField, ParticipationField, PublishedField } from './PreferenceFields';

interface OtherSectionProps {
  form: PortalForm<SettingsValues>;
  profile: Profile;
}

/** Optional preferences. */
export function OtherSection({ form, profile }: OtherSectionProps) {
  const { t } = useText();
  return (
    <Section id="other" title={t('settings.other')}>
      <ParticipationField form={form} />
      <GenresField form={form} />
      <ContactWaysField form={form} />
      <PublishedField form={form} profile={profile} />
    </Section>
  );
}
