import { ComboBox, FieldGroup, Select, TextField } from '@nimio/design-system';
import { countryNames } from '@nimio/domain/contact/country';
import { useMemo } from 'react';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import type { ContactValues } from './contact.form';

export function ContactFields({ form }: { form: PortalForm<ContactValues> }) {
  const { t } = useText();
  return (
    <>
      <TextField
        {...form.field('streetAddress')}
        label={t('contact.streetAddress')}
        autoComplete="street-address"
        width="30rem"
        isRequired
      />
      <TextField
        {...form.field('coAddress')}
        label={t('contact.coAddress')}
        description={t('contact.coAddressHint')}
        width="30rem"
      />
      <FieldGroup>
        <TextField
          {...form.field('zipCode')}
          label={t('contact.zipCode')}
          autoComplete="postal-code"
          width="9rem"
          isRequired
        />
        <TextField
          {...form.field('postCenter')}
          label={t('contact.postCenter')}
          autoComplete="address-level2"
          width="20rem"
          isRequired
        />
      </FieldGroup>
      <CountryField form={form} />
      <Select
        {...form.field('language')}
        onChange={(id) => form.setValues(languageOf(id))}
        label={t('contact.language')}
        description={t('contact.languageHint')}
        options={languageNames}
        width="14rem"
      />
      <TextField
        {...form.field('phone')}
        label={t('contact.phone')}
        description={t('contact.reachHint')}
        type="tel"
        autoComplete="tel"
        width="18rem"
      />
      <TextField
        {...form.field('email')}
        label={t('contact.email')}
        type="email"
        autoComplete="email"
        width="24rem"
      />
    </>
  );
}

const languageOf = (id: string): Partial<ContactValues> => {
  const chosen = languageNames.find((language) => language.id === id);
  return chosen ? { language: chosen.id } : {};
};

/** Found by any of a country's names, in the spoken language. */
function CountryField({ form }: { form: PortalForm<ContactValues> }) {
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
      // The box keeps the words of the language in which it was made.
      key={language}
      {...form.field('country')}
      label={t('contact.country')}
      options={options}
      width="20rem"
      isRequired
    />
  );
}
