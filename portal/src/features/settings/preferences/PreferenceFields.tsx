import { CheckboxGroup, Switch } from '@nimio/design-system';
import { noParticipation } from '@nimio/domain/profile/choices';
import { mayPublishIsni } from '@nimio/domain/profile/may-publish-isni';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Option } from '@nimio/domain/settings/settings.types';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { useMe } from '../../../shared/session/use-session';
import { useSettings } from '../../../shared/settings/use-settings';
import {
  type ContactWayValues,
  type GenreValues,
  type MailValues,
  orNone,
  type ParticipationValues,
  type PublicationValues,
} from './preferences.form';

interface Fields<T extends object> {
  form: FormFields<T>;
}

/** The offered options, and chosen ones that are no longer offered. */
const optionsOf = (offered: readonly Option[], chosen: readonly string[]) => [
  ...offered.map(({ code, term }) => ({ id: code, label: term })),
  ...chosen
    .filter((code) => code !== noParticipation && !offered.some((option) => option.code === code))
    .map((code) => ({ id: code, label: code })),
];

/** Associations; *none* is exclusive, and cannot be unticked while nothing else is chosen. */
export function ParticipationField({ form }: Fields<ParticipationValues>) {
  const { t } = useText();
  const { participations } = useSettings();
  const { value, onChange, ...field } = form.field('participations');
  const isNone = value.includes(noParticipation);
  return (
    <CheckboxGroup
      {...field}
      value={value}
      onChange={(chosen) => onChange(orNone(chosen))}
      label={t('preferences.participations')}
      description={t('preferences.participationsWhy')}
      options={optionsOf(participations, value).map((option) =>
        option.id === noParticipation
          ? {
              ...option,
              isExclusive: true,
              isDisabled: isNone,
              ...(isNone && { description: t('preferences.noneStays') }),
            }
          : option,
      )}
    />
  );
}

export function GenresField({ form }: Fields<GenreValues>) {
  const { t } = useText();
  const { productionTypes } = useSettings();
  const field = form.field('productions');
  return (
    <CheckboxGroup
      {...field}
      label={t('preferences.productions')}
      description={t('preferences.productionsWhy')}
      options={optionsOf(productionTypes, field.value)}
      columns={2}
    />
  );
}

export function ContactWaysField({ form }: Fields<ContactWayValues>) {
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
export function PublishedField({ form, profile }: Fields<PublicationValues> & { profile: Profile }) {
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

/** E-mail preferences, each with an example. */
export function MailFields({ form }: Fields<MailValues>) {
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
