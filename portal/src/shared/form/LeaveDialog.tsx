import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../intl/use-text';

/** Loaded when it is needed: most pages are left without anything unsaved. */
export default function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('form.leaveTitle')}
      body={<p>{t('form.leaveBody')}</p>}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
