import { CellNote, DataTable, Section } from '@nimio/design-system';
import { listDistributionEvents } from '@nimio/domain/distribution/distribution.endpoints';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useMoment } from '../../../../shared/intl/use-moment';
import { useText } from '../../../../shared/intl/use-text';
import { usePages } from '../../../../shared/list/use-pages';
import { useEventFacts } from './use-event-facts';

/** The events of a distribution, newest first. */
export function EventLog({ hash }: { hash: string }) {
  const { t } = useText();
  const formatMoment = useMoment();
  const factsOf = useEventFacts();
  const { query, tableOf } = usePages();
  const list = useEndpoint(listDistributionEvents, { params: { hash }, query }, { keepPreviousData: true });
  const table = tableOf(list);
  const rows = table.rows.map((event, at) => ({ ...event, key: `${event.at} ${at}` }));
  return (
    <Section id="log" title={t('distribution.log')}>
      <DataTable
        caption={t('distribution.log')}
        columns={[
          {
            id: 'when',
            header: t('distribution.when'),
            cell: ({ at }) => formatMoment(at),
            isUnbroken: true,
          },
          {
            id: 'what',
            header: t('distribution.what'),
            cell: ({ kind, isByOnePerson }) => (
              <>
                {t(`distribution.event_${kind}`)}
                {isByOnePerson === 1 && <CellNote>{t('distributions.byOnePerson')}</CellNote>}
              </>
            ),
            isRowHeader: true,
          },
          {
            id: 'facts',
            header: t('distribution.facts'),
            cell: (event) => <EventFacts lines={factsOf(event)} />,
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

/** A line for each detail; nothing when there is none. */
function EventFacts({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
