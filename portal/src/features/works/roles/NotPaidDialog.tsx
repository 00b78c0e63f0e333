import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';

/** Confirms that illustrators and editors are recorded but not paid (specification §4, Edit work save). */
export default function NotPaidDialog({
  onConfirm,
  onCancel,
}: {
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      title={t('roles.notPaidTitle')}
      body={<p>{t('roles.notPaidBody')}</p>}
      confirmLabel={t('roles.notPaidConfirm')}
      cancelLabel={t('roles.notPaidCancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
