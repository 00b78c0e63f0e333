import { Button, FormActions } from '@nimio/design-system';
import { lazy, Suspense } from 'react';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { ContactFields } from './ContactFields';
import { type ContactFormProps, useContactForm } from './use-contact-form';
import { useShownValue } from './use-shown-value';

const ContactDialog = lazy(() => import('../../../shared/contact/ContactDialog'));

export function ContactForm(props: ContactFormProps) {
  const { t } = useText();
  const { form, submit, question, conflict } = useContactForm(props);
  const shown = useShownValue();
  return (
    <>
      <PortalForm
        form={form}
        onSubmit={submit}
        aria-label={t('contact.formName')}
        failureNotice={
          conflict && (
            <ConflictChoice
              rows={conflict.conflicts.map((name) => ({
                name,
                label: t(`contact.${name}`),
                own: shown(name, form.values),
                current: shown(name, conflict.values),
              }))}
              onKeepOwn={conflict.keepOwn}
              onTakeCurrent={conflict.takeCurrent}
            />
          )
        }
      >
        <ContactFields form={form} />
        <FormActions changes={form.changes} message={t('settings.changes', { n: form.changes })}>
          <Button variant="quiet" isInactive={form.changes === 0} onPress={() => form.reset()}>
            {t('settings.cancel')}
          </Button>
          <Button type="submit" isPending={form.isSubmitting} isInactive={form.changes === 0}>
            {t('settings.save')}
          </Button>
        </FormActions>
      </PortalForm>
      <Suspense>
        {question && (
          <ContactDialog
            {...question}
            title={t(`contact.without_${question.missing}`)}
            consequence={t(`contact.without_${question.missing}_body`)}
            goOn={t('contact.saveAnyway')}
          />
        )}
      </Suspense>
    </>
  );
}
