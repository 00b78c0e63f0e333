import { CellNote, formatDate, StatusBadge, TextLink } from '@nimio/design-system';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/intl/use-text';
import type { Payment } from './payments';

const tones = { paid: 'success', estimate: 'neutral', failed: 'danger', carriedOver: 'info' } as const;

type StateProps = Pick<Payment, 'kind' | 'date' | 'comesAgain' | 'accountEnd'>;

/** The state of a payment as text, and what to do about it. */
export function PaymentState(payment: StateProps) {
  const { t } = useText();
  const { kind } = payment;
  return (
    <div>
      <StatusBadge tone={tones[kind]}>{t(`accounting.kind_${kind}`)}</StatusBadge> <Meaning {...payment} />
    </div>
  );
}

function Meaning({ kind, date, comesAgain, accountEnd }: StateProps) {
  const { t } = useText();
  return (
    <>
      {kind === 'estimate' && accountEnd !== null && (
        <CellNote>{t('accounting.estimate', { date: formatDate(date) })}</CellNote>
      )}
      {kind === 'estimate' && accountEnd === null && <ToBank>{t('accounting.noAccount')}</ToBank>}
      {kind === 'carriedOver' && <CellNote>{t('accounting.carriedOver')}</CellNote>}
      {kind === 'failed' && comesAgain && <CellNote>{t('accounting.comesAgain')}</CellNote>}
      {kind === 'failed' && !comesAgain && (
        <ToBank>
          {t('accounting.failed')} {t('accounting.failedCure')}
        </ToBank>
      )}
    </>
  );
}

/** What prevents the payment, with a link to correct it. */
function ToBank({ children }: { children: ReactNode }) {
  const { t } = useText();
  return (
    <>
      <p>{children}</p>
      <TextLink href="/settings/bank">{t('accounting.toBank')}</TextLink>
    </>
  );
}
