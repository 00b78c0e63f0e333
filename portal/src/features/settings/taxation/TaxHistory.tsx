import { DataTable, EmptyState, formatDate } from '@nimio/design-system';
import { listTaxationEvents } from '@nimio/domain/taxation/taxation.endpoints';
import type { TaxationEvent } from '@nimio/domain/taxation/taxation.types';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { useErrorText } from '../../../shared/errors/error-text';
import { formatPercent } from '../../../shared/intl/percent';
import { useText } from '../../../shared/intl/use-text';
import { useTaxDataText } from '../../../shared/tax-data/use-tax-data-text';

const pageSize = 10;
const none: TaxationEvent[] = [];
const rowKey = ({ at, kind }: TaxationEvent) => `${at} ${kind}`;

/** What has changed in the taxation, when and by whom, with the tax data as they were after it. */
export default function TaxHistory({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const taxDataText = useTaxDataText();
  const [page, setPage] = useState(1);
  const query = { profileHash, limit: pageSize, offset: (page - 1) * pageSize };
  const { data, error, isLoading, reload } = useEndpoint(listTaxationEvents, { query }, { keepsLast: true });
  return (
    <DataTable
      caption={t('taxation.history')}
      columns={[
        { id: 'what', header: t('taxation.what'), cell: useEventText(), isRowHeader: true },
        { id: 'when', header: t('taxation.when'), cell: ({ at }) => formatDate(at), isUnbroken: true },
        { id: 'by', header: t('taxation.by'), cell: ({ by }) => t(`taxation.by_${by}`) },
        { id: 'after', header: t('taxation.after'), cell: taxDataText },
      ]}
      rows={data?.records ?? none}
      rowKey={rowKey}
      paging={{ page, pageSize, total: data?.total ?? 0, onChange: setPage }}
      isLoading={isLoading && !data}
      error={error && ofFailure(error)}
      onRetry={reload}
      empty={<EmptyState>{t('taxation.noHistory')}</EmptyState>}
    />
  );
}

/** A change in words; what is about a raise names its rate. */
function useEventText(): (event: TaxationEvent) => string {
  const { t } = useText();
  return ({ kind, proposedTaxRate }) => {
    if (kind === 'set' || kind === 'fetched' || kind === 'cardSent') return t(`taxation.event_${kind}`);
    if (proposedTaxRate !== null)
      return t(`taxation.event_${kind}`, { rate: formatPercent(proposedTaxRate) });
    return kind === 'proposed' ? t('taxation.event_cardSent') : t(`taxation.event_${kind}Card`);
  };
}
