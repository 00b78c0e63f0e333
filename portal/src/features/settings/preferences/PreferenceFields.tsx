import { CheckboxGroup } from '@nimio/design-system';
import { noParticipation } from '@nimio/domain/profile/choices';
import type { Option } from '@nimio/domain/settings/settings.types';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { useSettings } from '../../../shared/settings/use-settings';
import { type GenreValues, orNone, type ParticipationValues } from './preferences.form';

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
