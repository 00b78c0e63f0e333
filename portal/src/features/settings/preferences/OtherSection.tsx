import { DescriptionList, Skeleton } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Option } from '@nimio/domain/settings/settings.types';
import type { OpenParts } from '../../../shared/form/edit-in-place';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import { useSettings } from '../../../shared/settings/use-settings';
import { EditedSection } from '../form/EditedSection';
import type { EditedPart, SettingsValues } from '../form/settings-form';
import { genresOf, participationsOf } from './preferences.form';

const OtherFields = late(() => import('./OtherFields'), {
  fallback: () => <Skeleton lines={12} height="2.5rem" />,
  failure: 'settings.fieldsNotCome',
});

interface OtherSectionProps {
  form: PortalForm<SettingsValues>;
  profile: Profile;
  errors: number;
  edit: OpenParts<EditedPart>;
}

/** Optional preferences. */
export function OtherSection({ form, profile, errors, edit }: OtherSectionProps) {
  const { t } = useText();
  return (
    <EditedSection
      id="other"
      title={t('settings.other')}
      errors={errors}
      edit={edit}
      button={{ label: t('settings.edit'), name: t('preferences.edit') }}
      fields={<OtherFields form={form} profile={profile} />}
    >
      <DescriptionList items={usePreferenceFacts(profile)} />
    </EditedSection>
  );
}

function usePreferenceFacts(profile: Profile) {
  const { t } = useText();
  const { participations, productionTypes } = useSettings();
  const { allowContactByEmail: byEmail, allowContactByPhone: byPhone } = profile;
  const way =
    byEmail === 1 ? (byPhone === 1 ? 'both' : 'email') : byPhone === 1 ? ('phone' as const) : 'neither';
  const published = [
    profile.allowProductToPublishName === 1 && t('preferences.published_name'),
    profile.allowISNIPub === 1 && t('preferences.published_isni'),
  ].filter(Boolean);
  return [
    {
      term: t('preferences.participationTitle'),
      value: termsOf(participationsOf(profile).participations, participations),
    },
    {
      term: t('preferences.genresTitle'),
      value: termsOf(genresOf(profile).productions, productionTypes) || t('preferences.noGenres'),
    },
    { term: t('preferences.contactWays'), value: t(`preferences.ways_${way}`) },
    {
      term: t('preferences.published'),
      value: published.join(', ') || t('preferences.published_nothing'),
    },
  ];
}

/** The names of the chosen options; one that is no longer offered has only its code. */
const termsOf = (chosen: readonly string[], offered: readonly Option[]): string =>
  chosen.map((code) => offered.find((option) => option.code === code)?.term ?? code).join(', ');
