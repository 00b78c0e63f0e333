import { focusField, RetryNotice, TextField } from '@nimio/design-system';
import { useEffect, useRef } from 'react';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { once, useLate } from '../../../shared/page/late';
import type { ContactValues } from './contact.form';
import { countryText } from './country-text';

interface LateCountryFieldProps {
  form: FormFields<ContactValues>;
}

const loadField = once(() => import('../../../shared/form/CountryBox'));

/**
 * The field for the country, loaded when it comes near the window or gets the focus, since the list of countries is a
 * fifth of the page's code and below the first screen. Until then the country's name is shown.
 */
export function LateCountryField({ form }: LateCountryFieldProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const { Part: Field, hasFailed, retry, hadFocus } = useLate(loadField, { place, around: form.formRef });
  useEffect(() => {
    // If the focus is in the field, it stays there.
    if (Field && hadFocus.current) focusField('country');
  }, [Field, hadFocus]);
  return (
    <div ref={place}>
      {Field ? (
        <Field field={form.field('country')} label={t('contact.field.country')} />
      ) : (
        <NameOnly form={form} />
      )}
      {hasFailed && <RetryNotice onRetry={retry}>{t('contact.countriesFailed')}</RetryNotice>}
    </div>
  );
}

function NameOnly({ form }: LateCountryFieldProps) {
  const { t, language } = useText();
  const { name, value, error } = form.field('country');
  return (
    <TextField
      name={name}
      label={t('contact.field.country')}
      value={countryText(value, language)}
      error={error}
      width="20rem"
      isReadOnly
      isRequired
    />
  );
}
