import { DataTable, EmptyState } from '@nimio/design-system';
import { listAuthorMerges } from '@nimio/domain/author-merge/author-merge.endpoints';
import type { AuthorMerge } from '@nimio/domain/author-merge/author-merge.types';
import { pageSize } from '@nimio/domain/paging';
import { useState } from 'react';
import { useEndpoint } from '../../../../api/use-endpoint';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useMoment } from '../../../../shared/intl/use-moment';
import { useText } from '../../../../shared/intl/use-text';
import { UndoState } from './UndoState';

const none: AuthorMerge[] = [];
const rowKey = ({ mergeHash }: AuthorMerge) => mergeHash;

interface LatestMergesProps {
  /** Refetches what undoing has changed. */
  onUndone: () => Promise<unknown>;
}

/** Merges, latest first, with their authors, and the action to undo them. */
export function LatestMerges({ onUndone }: LatestMergesProps) {
  const { t } = useText();
  const formatMoment = useMoment();
  const { ofFailure } = useErrorText();
  const [page, setPage] = useState(1);
  const query = { offset: (page - 1) * pageSize };
  const { data, error, isLoading, reload } = useEndpoint(
    listAuthorMerges,
    { query },
    { revalidateOnFocus: true },
  );
  return (
    <DataTable
      caption={t('authors.latest')}
      columns={[
        {
          id: 'names',
          header: t('authors.replaced'),
          cell: ({ replacedNames }) => replacedNames.join(', '),
          isRowHeader: true,
        },
        { id: 'into', header: t('authors.into'), cell: ({ dominantName }) => dominantName },
        {
          id: 'moved',
          header: t('authors.moved'),
          cell: ({ shares, contributions }) => shares + contributions,
          align: 'end',
        },
        {
          id: 'when',
          header: t('authors.when'),
          cell: ({ merged }) => formatMoment(merged),
          isUnbroken: true,
        },
        { id: 'by', header: t('authors.by'), cell: ({ by }) => by },
      ]}
      rows={data?.records ?? none}
      rowKey={rowKey}
      actions={(merge) => <UndoState merge={merge} onUndone={onUndone} />}
      paging={{ page, pageSize, total: data?.total ?? 0, onChange: setPage }}
      isLoading={isLoading}
      error={error && ofFailure(error)}
      onRetry={reload}
      empty={<EmptyState>{t('authors.noMerges')}</EmptyState>}
    />
  );
}
