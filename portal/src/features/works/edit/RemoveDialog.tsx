import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';

interface RemoveDialogProps {
  name: string;
  /** Whether no role is left, so that saving would remove the work. */
  hasNoRole: boolean;
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Names the consequences before a work is removed from the list. */
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
