import { Button, SaveBar } from '@nimio/design-system';
import { lazy, Suspense } from 'react';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { ContactFields } from './ContactFields';
import { type ContactFormProps, useContactForm } from './use-contact-form';
import { useShownValue } from './use-shown-value';

const ContactDialog = lazy(() => import('./ContactDialog'));

export function ContactForm(props: ContactFormProps) {
  const { t } = useText();
  const { form, submit, question, conflict } = useContactForm(props);
  const shown = useShownValue();
  return (
    <>
      <PortalForm form={form} onSubmit={submit} aria-label={t('contact.formName')}>
        {conflict && (
          <ConflictChoice
            rows={conflict.fields.map((name) => ({
              label: t(`contact.${name}`),
              own: shown(name, form.values),
              current: shown(name, conflict.current),
            }))}
            onKeepOwn={conflict.keepOwn}
            onTakeCurrent={conflict.takeCurrent}
          />
        )}
        <ContactFields form={form} />
        <SaveBar changes={form.changes} message={t('settings.changes', { n: form.changes })}>
          {form.changes > 0 && (
            <Button variant="quiet" onPress={() => form.reset()}>
              {t('settings.cancel')}
            </Button>
          )}
          <Button type="submit" isPending={form.isSubmitting} isInactive={form.changes === 0}>
            {t('settings.save')}
          </Button>
        </SaveBar>
      </PortalForm>
      <Suspense>{question && <ContactDialog {...question} />}</Suspense>
    </>
  );
}
