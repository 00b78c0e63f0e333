import { FieldGroup, TextField } from '@nimio/design-system';
import CountryBox from '../../../shared/form/CountryBox';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { IdentityValues } from './customer.form';

interface IdentityFieldsProps<T extends IdentityValues> {
  form: FormFields<T>;
  /** Whether an identity code is stored already, which is not shown. */
  hasCode?: boolean;
}

/** Who the customer is: the fields of a person or of an organisation. */
export function IdentityFields<T extends IdentityValues>({ form, hasCode = false }: IdentityFieldsProps<T>) {
  const { t } = useText();
  const { field } = form;
  if (form.values.kind === 'organisation')
    return (
      <>
        <TextField {...field('name1')} label={t('customer.name1')} width="24rem" isRequired />
        <TextField {...field('name2')} label={t('customer.name2')} width="24rem" />
        <TextField
          {...field('registerNumber')}
          label={t('customer.registerNumber')}
          width="14rem"
          autoComplete="off"
        />
        <CountryBox field={field('taxResidence')} label={t('customer.taxResidence')} />
        <TextField
          {...field('identityNote')}
          label={t('customer.identityNote')}
          description={t('customer.identityNoteHint')}
        />
      </>
    );
  return (
    <>
      <FieldGroup>
        <TextField {...field('lastName')} label={t('customer.lastName')} autoComplete="off" isRequired />
        <TextField {...field('firstName')} label={t('customer.firstName')} autoComplete="off" />
      </FieldGroup>
      <FieldGroup>
        <TextField
          {...field('identityCode')}
          label={t(hasCode ? 'customer.newIdentityCode' : 'customer.identityCode')}
          description={t(hasCode ? 'customer.newIdentityCodeHint' : 'customer.identityCodeHint')}
          width="14rem"
          autoComplete="off"
        />
        <TextField
          {...field('bornOn')}
          label={t('customer.bornOn')}
          description={t('customer.dayHint')}
          width="10rem"
          autoComplete="off"
        />
      </FieldGroup>
      <CountryBox field={field('taxResidence')} label={t('customer.taxResidence')} />
      <TextField
        {...field('identityNote')}
        label={t('customer.identityNote')}
        description={t('customer.identityNoteHint')}
      />
    </>
  );
}
