import { StatusBadge } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { InvoiceSummary } from '@nimio/domain/invoice/invoice.types';
import { isOverdue } from '@nimio/domain/invoice/invoice-states';
import { useText } from '../../../shared/intl/use-text';
import { useToday } from '../../../shared/settings/use-today';

const tones = { draft: 'neutral', sent: 'info', paid: 'success', credited: 'neutral' } as const;

/** The state of an invoice, overdue when its payment is late. */
export function InvoiceState({
  state,
  isCreditNote,
  due,
}: Pick<InvoiceSummary, 'state' | 'isCreditNote' | 'due'>) {
  const { t } = useText();
  const today = finnishDay(useToday());
  if (isCreditNote === 1) return <StatusBadge tone="neutral">{t('invoices.creditNote')}</StatusBadge>;
  if (isOverdue({ state, due, isCreditNote: false }, today))
    return <StatusBadge tone="danger">{t('invoices.overdue')}</StatusBadge>;
  return <StatusBadge tone={tones[state]}>{t(`invoices.state_${state}`)}</StatusBadge>;
}
