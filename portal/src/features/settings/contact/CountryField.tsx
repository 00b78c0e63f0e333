import { ComboBox } from '@nimio/design-system';
import { countryNames } from '@nimio/domain/contact/country';
import { useMemo } from 'react';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { ContactValues } from './contact.form';

/** A country, found by any of its names in the current language. */
export default function CountryField({ form }: { form: FormFields<ContactValues> }) {
  const { t, language } = useText();
  const options = useMemo(
    () =>
      countryNames(language).map(({ code, name, otherNames }) => ({
        id: code,
        label: name,
        keywords: otherNames,
      })),
    [language],
  );
  return (
    <ComboBox
      // The combo box keeps the texts of the language in which it was mounted.
      key={language}
      {...form.field('country')}
      label={t('contact.field.country')}
      options={options}
      width="20rem"
      isRequired
    />
  );
}
