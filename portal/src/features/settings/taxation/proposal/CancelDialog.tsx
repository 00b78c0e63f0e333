import { ConfirmDialog } from '@nimio/design-system';
import { useText } from '../../../../shared/intl/use-text';
import { useTaxation } from '../use-taxation';

interface CancelDialogProps {
  profileHash: string;
  proposal: string;
  isCard: boolean;
  onClose: () => void;
}

/** Asks before a pending proposal is cancelled. */
export default function CancelDialog({ profileHash, proposal, isCard, onClose }: CancelDialogProps) {
  const { t } = useText();
  const { cancel } = useTaxation(profileHash);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(isCard ? 'taxation.cancelCardTitle' : 'taxation.cancelRateTitle')}
      body={<p>{t(isCard ? 'taxation.cancelCardBody' : 'taxation.cancelRateBody')}</p>}
      confirmLabel={t(isCard ? 'taxation.cancelCard' : 'taxation.cancelRate')}
      cancelLabel={t('taxation.keep')}
      onConfirm={async () => {
        const outcome = await cancel(proposal, isCard);
        if (!outcome) onClose();
        return outcome;
      }}
      onCancel={onClose}
    />
  );
}
