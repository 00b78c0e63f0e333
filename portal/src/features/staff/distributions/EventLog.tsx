import { DataTable, Section } from '@nimio/design-system';
import { listDistributionEvents } from '@nimio/domain/distribution/distribution.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { momentText } from '../../../shared/audit/moment';
import { useText } from '../../../shared/intl/use-text';
import { usePages } from '../../../shared/list/use-pages';

/** What was done with a distribution and by whom, the newest first. */
export function EventLog({ hash }: { hash: string }) {
  const { t } = useText();
  const { query, tableOf } = usePages();
  const list = useEndpoint(listDistributionEvents, { params: { hash }, query }, { keepsLast: true });
  const table = tableOf(list);
  const rows = table.rows.map((event, at) => ({ ...event, key: `${event.at} ${at}` }));
  return (
    <Section id="log" title={t('distribution.log')}>
      <DataTable
        caption={t('distribution.log')}
        columns={[
          { id: 'when', header: t('distribution.when'), cell: ({ at }) => momentText(at), isUnbroken: true },
          {
            id: 'what',
            header: t('distribution.what'),
            cell: ({ kind }) => t(`distribution.event_${kind}`),
            isRowHeader: true,
          },
          { id: 'who', header: t('distribution.who'), cell: ({ by }) => by ?? t('distribution.server') },
        ]}
        {...table}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Section>
  );
}
