import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../intl/use-text';
import type { ContactWay } from './missing-contact';

interface ContactDialogProps {
  missing: ContactWay;
  /** The question in the words of the form, what follows, and the act of going on. */
  title: string;
  consequence: string;
  goOn: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** One way to be reached is enough; what follows from the other one missing is said before it is done. */
export default function ContactDialog(props: ContactDialogProps) {
  const { missing, title, consequence, goOn, onConfirm, onCancel } = props;
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      title={title}
      body={<p>{consequence}</p>}
      confirmLabel={goOn}
      cancelLabel={t(`contactDialog.add_${missing}`)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
