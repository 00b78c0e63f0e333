import { formatCents, formatDate, Text } from '@nimio/design-system';
import type { WaitingAmounts } from '@nimio/domain/accounting/accounting.types';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { useText } from '../../../shared/intl/use-text';
import { useToday } from '../../../shared/settings/use-today';

type CumulationProps = Pick<
  WaitingAmounts,
  'cumulationInCents' | 'cumulationState' | 'cumulationPaidFrom' | 'minimumInCents'
>;

/** What is carried over, and when it is paid by the present settings; nothing when there is none. */
export function Cumulation({
  cumulationInCents,
  cumulationState: state,
  cumulationPaidFrom: from,
  minimumInCents,
}: CumulationProps) {
  const { t } = useText();
  const today = finnishDay(useToday());
  const sum = formatCents(cumulationInCents);
  if (!state) return null;
  if (state === 'deceased') return <Text>{t('accounting.cumulationEstate', { sum })}</Text>;
  const isNext =
    state !== 'waiting' || cumulationInCents >= minimumInCents || (from !== null && from <= today);
  if (isNext) return <Text>{t('accounting.cumulationNext', { sum })}</Text>;
  const minimum = formatCents(minimumInCents);
  return (
    <Text>
      {from === null
        ? t('accounting.cumulation', { sum, minimum })
        : t('accounting.cumulationUntil', { sum, minimum, date: formatDate(from) })}
    </Text>
  );
}
