import { DataTable, Section } from '@nimio/design-system';
import { listDistributionEvents } from '@nimio/domain/distribution/distribution.endpoints';
import type { DistributionEvent } from '@nimio/domain/distribution/distribution.types';
import { useState } from 'react';
import { useEndpoint } from '../../../api/use-endpoint';
import { momentText } from '../../../shared/audit/moment';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { useEventFacts } from './use-event-facts';

const pageSize = 50;
const none: DistributionEvent[] = [];

/** What was done with a distribution and by whom, the newest first. */
export function EventLog({ hash }: { hash: string }) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const factsOf = useEventFacts();
  const [page, setPage] = useState(1);
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const { data, error, isLoading, reload } = useEndpoint(
    listDistributionEvents,
    { params: { hash }, query },
    { keepsLast: true },
  );
  const rows = (data?.records ?? none).map((event, at) => ({ ...event, key: `${event.at} ${at}` }));
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
          {
            id: 'facts',
            header: t('distribution.facts'),
            cell: (event) => <EventFacts lines={factsOf(event)} />,
          },
          { id: 'who', header: t('distribution.who'), cell: ({ by }) => by ?? t('distribution.server') },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        paging={{ page, pageSize, total: data?.total ?? 0, onChange: setPage }}
        isLoading={isLoading && !data}
        error={error && ofFailure(error)}
        onRetry={reload}
      />
    </Section>
  );
}

/** A line each; nothing where there is nothing to tell. */
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
