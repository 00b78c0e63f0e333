import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';

interface RemoveDialogProps {
  name: string;
  /** No role was left: removing is what saving would do. */
  hasNoRole: boolean;
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Names what goes with the work before it is taken off the list. */
export default function RemoveDialog({ name, hasNoRole, onConfirm, onCancel }: RemoveDialogProps) {
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('edit.removeTitle')}
      body={
        <>
          {hasNoRole && <p>{t('edit.removeNoRole')}</p>}
          <p>{t('edit.removeBody', { name })}</p>
        </>
      }
      confirmLabel={t('edit.removeConfirm')}
      cancelLabel={t('edit.removeCancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
