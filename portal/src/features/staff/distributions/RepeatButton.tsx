import { formatCents, toast } from '@nimio/design-system';
import { repeatPayment } from '@nimio/domain/bank-file/bank-file.endpoints';
import { ApiError } from '../../../api/api-error';
import { call } from '../../../api/client';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { useText } from '../../../shared/intl/use-text';

interface RepeatButtonProps {
  variant: 'quiet' | 'second';
  /** Hashes of failed payments of one payee. */
  payments: readonly string[];
  name: string;
  netInCents: number;
  /** Refetches the current state. */
  onRepeated: () => Promise<unknown>;
}

/** Pays returned payments to the same account again. */
export function RepeatButton({ payments, name, netInCents, variant, onRepeated }: RepeatButtonProps) {
  const { t } = useText();
  const repeat = async () => {
    try {
      for (const hash of payments) await call(repeatPayment, { params: { hash } });
    } catch (error) {
      // The error is shown with the current state.
      if (error instanceof ApiError && error.status === 409) void onRepeated();
      throw error;
    }
    toast.success(t('distribution.repeated'));
    await onRepeated();
  };
  return (
    <ConfirmButton
      variant={variant}
      size="sm"
      action={repeat}
      title={t('distribution.repeatTitle')}
      aria-label={t('distribution.repeatNamed', { name })}
      body={t('distribution.repeatBody', { name, sum: formatCents(netInCents) })}
      confirmLabel={t('distribution.repeat')}
      cancelLabel={t('distribution.cancel')}
      isDanger={false}
    >
      {t('distribution.repeat')}
    </ConfirmButton>
  );
}
