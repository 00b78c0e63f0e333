import { ConfirmDialog } from '@nimio/design-system';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';

interface ChangeDialogProps {
  /** The pending rate and the new one, in percent. */
  from: number;
  to: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a pending proposal is replaced. */
export default function ChangeDialog({ from, to, onConfirm, onCancel }: ChangeDialogProps) {
  const { t } = useText();
  return (
    <ConfirmDialog
      isOpen
      title={t('taxation.changeTitle')}
      body={<p>{t('taxation.changeBody', { from: formatPercent(from), to: formatPercent(to) })}</p>}
      confirmLabel={t('taxation.changeProposal')}
      cancelLabel={t('taxation.keep')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
