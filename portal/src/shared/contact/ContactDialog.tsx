import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../intl/use-text';
import type { ContactWay } from './missing-contact';

interface ContactDialogProps {
  missing: ContactWay;
  /** The form's question, the consequence, and the action to continue. */
  title: string;
  consequence: string;
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Confirms saving with only one contact detail, and states the consequence. */
export default function ContactDialog(props: ContactDialogProps) {
  const { missing, title, consequence, confirmLabel, onConfirm, onCancel } = props;
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      title={title}
      body={<p>{consequence}</p>}
      confirmLabel={confirmLabel}
      cancelLabel={t(`contactDialog.add_${missing}`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
