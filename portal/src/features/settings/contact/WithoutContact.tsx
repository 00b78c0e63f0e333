import { missingContact } from '../../../shared/contact/missing-contact';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import type { ConfirmationProps } from '../form/part';
import type { ContactValues } from './contact.form';

export const ContactDialog = late(() => import('../../../shared/contact/ContactDialog'));

/** Asks whether to save with only one contact detail. */
export function WithoutContact({ values, onConfirm, onCancel }: ConfirmationProps<ContactValues>) {
  const { t } = useText();
  const missing = missingContact(values);
  if (!missing) return null;
  return (
    <ContactDialog
      missing={missing}
      title={t(`contact.without_${missing}`)}
      consequence={t(`contact.without_${missing}_body`)}
      confirmLabel={t('contact.saveAnyway')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
