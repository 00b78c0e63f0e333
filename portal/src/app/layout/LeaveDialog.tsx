import { ConfirmDialog } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../shared/intl/use-text';

/** Loaded when it is needed: most pages are left without anything unsaved. */
export default function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useText();
  // The router takes its time to take the question back. Closed at once, the page is no longer inert when the
  // focus returns to the link.
  const [isOpen, setOpen] = useState(true);
  const stay = () => {
    setOpen(false);
    onStay();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      title={t('form.leaveTitle')}
      body={<p>{t('form.leaveBody')}</p>}
      confirmLabel={t('form.leave')}
      cancelLabel={t('form.stay')}
      onConfirm={onLeave}
      onCancel={stay}
    />
  );
}
