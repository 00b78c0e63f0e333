import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';

interface ContactDialogProps {
  /** The way to be reached that was not given. */
  missing: 'email' | 'phone';
  onConfirm: () => void;
  onCancel: () => void;
}

/** One way to be reached is enough; what follows from leaving the other out is said before it is done. */
export default function ContactDialog({ missing, onConfirm, onCancel }: ContactDialogProps) {
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      title={t(`register.without_${missing}`)}
      body={<p>{t(`register.without_${missing}_body`)}</p>}
      confirmLabel={t('register.goOn')}
      cancelLabel={t(`register.add_${missing}`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
