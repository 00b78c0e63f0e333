import { ComboBox } from '@nimio/design-system';
import { countryNames } from '@nimio/domain/contact/country';
import { useMemo } from 'react';
import { useText } from '../intl/use-text';
import type { FormFields } from './use-portal-form';

interface CountryBoxProps {
  field: ReturnType<FormFields<{ country: string }>['field']>;
  label: string;
  isRequired?: boolean;
}

/** A country, found by any of its names in the current language. */
export default function CountryBox({ field, label, isRequired = true }: CountryBoxProps) {
  const { language } = useText();
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
    // The combo box keeps the texts of the language in which it was mounted.
    <ComboBox
      key={language}
      {...field}
      label={label}
      options={options}
      width="20rem"
      isRequired={isRequired}
    />
  );
}
