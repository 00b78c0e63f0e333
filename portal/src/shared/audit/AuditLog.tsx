import { CellNote, DataTable, EmptyState } from '@nimio/design-system';
import { getAuditLog } from '@nimio/domain/audit/audit.endpoints';
import type { AuditLine } from '@nimio/domain/audit/audit.types';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { type ReactNode, useState } from 'react';
import { call } from '../../api/client';
import { useEndpoint } from '../../api/use-endpoint';
import { AsyncButton } from '../action/AsyncButton';
import { useErrorText } from '../errors/error-text';
import { useMoment } from '../intl/use-moment';
import { useText } from '../intl/use-text';
import { Below } from '../page/layout';
import { useAuditText } from './use-audit-text';

interface Older {
  /** The cursor of older events: the end of the first page at that time. */
  from: number;
  lines: AuditLine[];
  next: number | null;
}

/** With the index, since two events may have the same millisecond. */
type Row = AuditLine & { key: string };

interface AuditLogProps {
  profileHash: string;
  /** The action of an event, if any. */
  actions?: (line: AuditLine) => ReactNode;
}

/** The audit log of a profile, newest first, with older events on demand. */
export function AuditLog({ profileHash, actions }: AuditLogProps) {
  const { t } = useText();
  const formatMoment = useMoment();
  const { ofFailure } = useErrorText();
  const { what, who } = useAuditText();
  const params = { profileHash };
  const { data, error, isLoading, reload } = useEndpoint(getAuditLog, { params, query: {} });
  const [read, setOlder] = useState<Older>();
  // When the first page ends at another event, events between the pages would be missing.
  const older = read?.from === data?.next ? read : undefined;
  const next = older ? older.next : data?.next;
  const rows: Row[] = [...(data?.records ?? []), ...(older?.lines ?? [])].map((line, at) => ({
    ...line,
    key: `${line.at} ${at}`,
  }));
  const showOlder = async (before: number) => {
    const page = await call(getAuditLog, { params, query: { before } });
    const from = older?.from ?? before;
    setOlder({ from, lines: [...(older?.lines ?? []), ...page.records], next: page.next });
  };
  return (
    <>
      <DataTable
        caption={t('audit.caption')}
        columns={[
          { id: 'when', header: t('audit.when'), cell: ({ at }) => formatMoment(at), isUnbroken: true },
          {
            id: 'what',
            header: t('audit.what'),
            cell: (line) => (
              <>
                {what(line)}
                {line.work && (
                  <CellNote>
                    {[line.work.name, formatIsbn(line.work.isbn)].filter(Boolean).join(', ')}
                  </CellNote>
                )}
              </>
            ),
            isRowHeader: true,
          },
          { id: 'who', header: t('audit.who'), cell: who },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        {...(actions && { actions })}
        pageSizes={['all']}
        initialView={{ pageSize: 'all' }}
        isLoading={isLoading}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<EmptyState>{t('audit.empty')}</EmptyState>}
      />
      {next && (
        <Below>
          <AsyncButton variant="second" action={() => showOlder(next)}>
            {t('audit.older')}
          </AsyncButton>
        </Below>
      )}
    </>
  );
}
