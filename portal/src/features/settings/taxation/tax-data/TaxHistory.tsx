import { DataTable, EmptyState, formatDate } from '@nimio/design-system';
import { listTaxationEvents } from '@nimio/domain/taxation/taxation.endpoints';
import type { TaxationEvent } from '@nimio/domain/taxation/taxation.types';
import { useEndpoint } from '../../../../api/use-endpoint';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { useTaxDataText } from '../../../../shared/tax-data/use-tax-data-text';

const rowKey = ({ at, kind }: TaxationEvent) => `${at} ${kind}`;

/** Changes in the taxation with date, author, and the tax data after each. */
export default function TaxHistory({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const taxDataText = useTaxDataText();
  const { query, tableOf } = usePages(10);
  const list = useEndpoint(
    listTaxationEvents,
    { query: { profileHash, ...query } },
    { keepPreviousData: true },
  );
  return (
    <DataTable
      caption={t('taxation.history')}
      columns={[
        { id: 'what', header: t('taxation.what'), cell: useEventText(), isRowHeader: true },
        { id: 'when', header: t('taxation.when'), cell: ({ at }) => formatDate(at), isUnbroken: true },
        { id: 'by', header: t('taxation.by'), cell: ({ by }) => t(`taxation.by_${by}`) },
        { id: 'after', header: t('taxation.after'), cell: taxDataText },
      ]}
      {...tableOf(list)}
      rowKey={rowKey}
      empty={<EmptyState>{t('taxation.noHistory')}</EmptyState>}
    />
  );
}

/** A change as text; one about a raise names its rate. */
function useEventText(): (event: TaxationEvent) => string {
  const { t } = useText();
  return ({ kind, proposedTaxRate }) => {
    if (kind === 'set' || kind === 'fetched' || kind === 'cardSent') return t(`taxation.event_${kind}`);
    if (proposedTaxRate !== null)
      return t(`taxation.event_${kind}`, { rate: formatPercent(proposedTaxRate) });
    return kind === 'proposed' ? t('taxation.event_cardSent') : t(`taxation.event_${kind}Card`);
  };
}
