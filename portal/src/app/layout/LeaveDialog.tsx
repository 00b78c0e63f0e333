import { ConfirmDialog } from '@nimio/design-system';
import { useState } from 'react';
import { useText } from '../../shared/intl/use-text';

/** Loaded on demand, since most pages are left without unsaved values. */
export default function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { t } = useText();
  // The router resets its blocker asynchronously. The dialog closes immediately, so that the page is no longer inert
  // when the focus returns to the link.
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
