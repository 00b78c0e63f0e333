import { type DataColumn, DateText, Money } from '@nimio/design-system';
import { useText } from '../../../shared/intl/use-text';

/** The columns of what waits in the reserve, and until when it can be claimed. */
export function useSumColumns(): DataColumn<{ claimableUntil: string | null; openInCents: number }>[] {
  const { t } = useText();
  return [
    {
      id: 'until',
      header: t('acquisition.until'),
      cell: ({ claimableUntil }) => claimableUntil && <DateText date={claimableUntil} />,
      isUnbroken: true,
    },
    {
      id: 'open',
      header: t('acquisition.open'),
      cell: ({ openInCents }) => <Money cents={openInCents} />,
      align: 'end',
      isUnbroken: true,
    },
  ];
}
