import { focusField, TextField } from '@nimio/design-system';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { ContactValues } from './contact.form';
import { countryText } from './country-text';

type Field = ComponentType<{ form: PortalForm<ContactValues> }>;

/**
 * The country's field. Its list and the names of all countries are a fifth of the page's code and stand below its
 * first screen, so they come when the field comes near or the form is entered; until then the name stands there.
 */
export function LateCountryField({ form }: { form: PortalForm<ContactValues> }) {
  const { t, language } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [Field, setField] = useState<Field>();
  const { formRef } = form;
  useEffect(() => {
    const here = place.current;
    const entered = formRef.current;
    if (!here || !entered) return;
    const load = () =>
      void import('./CountryField').then(({ default: loaded }) => {
        // Who has come to the field by keyboard meanwhile stays in it.
        const hasFocus = here.contains(document.activeElement);
        setField(() => loaded);
        if (hasFocus) requestAnimationFrame(() => focusField('country'));
      }, ignore);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    });
    observer.observe(here);
    entered.addEventListener('focusin', load);
    return () => {
      observer.disconnect();
      entered.removeEventListener('focusin', load);
    };
  }, [formRef]);
  const { name, value, error } = form.field('country');
  return (
    <div ref={place}>
      {Field ? (
        <Field form={form} />
      ) : (
        <TextField
          name={name}
          label={t('contact.country')}
          value={countryText(value, language)}
          error={error}
          width="20rem"
          isReadOnly
          isRequired
        />
      )}
    </div>
  );
}

/** The next time the field is reached it tries again. */
const ignore = () => undefined;
