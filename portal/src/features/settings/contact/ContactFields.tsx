import { FieldGroup, Select, TextField } from '@nimio/design-system';
import CountryBox from '../../../shared/form/CountryBox';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { InfoBox } from '../../../shared/info/InfoBox';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';
import type { ContactValues } from './contact.form';

/** The fields of the contact details, loaded when they are opened. */
export default function ContactFields({ form }: { form: FormFields<ContactValues> }) {
  const { t } = useText();
  return (
    <>
      <TextField
        {...form.field('streetAddress')}
        label={t('contact.field.streetAddress')}
        autoComplete="address-line1"
        width="30rem"
        isRequired
      />
      <TextField
        {...form.field('coAddress')}
        label={t('contact.field.coAddress')}
        description={t('contact.coAddressHint')}
        width="30rem"
      />
      <FieldGroup>
        <TextField
          {...form.field('zipCode')}
          label={t('contact.field.zipCode')}
          autoComplete="postal-code"
          width="9rem"
          isRequired
        />
        <TextField
          {...form.field('postCenter')}
          label={t('contact.field.postCenter')}
          autoComplete="address-level2"
          width="20rem"
          isRequired
        />
      </FieldGroup>
      <CountryBox field={form.field('country')} label={t('contact.field.country')} />
      <Select
        {...form.field('language')}
        onChange={(id) => form.setValues(languageOf(id))}
        label={t('contact.field.language')}
        description={t('contact.languageHint')}
        options={languageNames}
        width="14rem"
      />
      <TextField
        {...form.field('phone')}
        label={t('contact.field.phone')}
        description={t('contact.reachHint')}
        type="tel"
        autoComplete="tel"
        width="18rem"
      />
      <TextField
        {...form.field('email')}
        label={t('contact.field.email')}
        type="email"
        autoComplete="email"
        width="24rem"
      />
      <InfoBox place="contact" />
    </>
  );
}

const languageOf = (id: string): Partial<ContactValues> => {
  const chosen = languageNames.find((language) => language.id === id);
  return chosen ? { language: chosen.id } : {};
};
