import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';

interface ContactDialogProps {
  /** The way to be reached that is missing. */
  missing: 'email' | 'phone';
  onConfirm: () => void;
  onCancel: () => void;
}

/** One way to be reached is enough; what follows from the other one missing is said before it is done. */
export default function ContactDialog({ missing, onConfirm, onCancel }: ContactDialogProps) {
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      title={t(`contact.without_${missing}`)}
      body={<p>{t(`contact.without_${missing}_body`)}</p>}
      confirmLabel={t('contact.saveAnyway')}
      cancelLabel={t(`contact.add_${missing}`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
