import { FieldGroup, Select, TextField } from '@nimio/design-system';
import CountryBox from '../../../shared/form/CountryBox';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { languageNames } from '../../../shared/intl/language-names';
import { useText } from '../../../shared/intl/use-text';

/** Contact details of someone else; empty texts are unknown. */
export interface ContactValues {
  language: string;
  streetAddress: string;
  coAddress: string;
  zipCode: string;
  postCenter: string;
  country: string;
  phone: string;
  email: string;
}

/** Contact details that staff enter. All of them may stay empty. */
export function ContactFields<T extends ContactValues>({ form: { field } }: { form: FormFields<T> }) {
  const { t } = useText();
  return (
    <>
      <TextField {...field('streetAddress')} label={t('customer.streetAddress')} autoComplete="off" />
      <TextField {...field('coAddress')} label={t('customer.coAddress')} autoComplete="off" />
      <FieldGroup>
        <TextField {...field('zipCode')} label={t('customer.zipCode')} width="9rem" autoComplete="off" />
        <TextField
          {...field('postCenter')}
          label={t('customer.postCenter')}
          width="20rem"
          autoComplete="off"
        />
      </FieldGroup>
      <CountryBox field={field('country')} label={t('customer.country')} isRequired={false} />
      <TextField
        {...field('phone')}
        label={t('customer.phone')}
        type="tel"
        width="18rem"
        autoComplete="off"
      />
      <TextField {...field('email')} label={t('customer.email')} type="email" autoComplete="off" />
      <Select {...field('language')} label={t('customer.language')} options={languageNames} width="14rem" />
    </>
  );
}
