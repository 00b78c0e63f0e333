import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  formatDate,
  Page,
  PageHead,
} from '@nimio/design-system';
import { listTaxProposals } from '@nimio/domain/taxation/taxation.endpoints';
import type { QueuedProposal } from '@nimio/domain/taxation/taxation.types';
import { lazy, Suspense, useState } from 'react';
import { refresh, useEndpoint } from '../../api/use-endpoint';
import { useErrorText } from '../../shared/errors/error-text';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';
import { useMe } from '../../shared/session/use-session';

const ProposalDialog = lazy(() => import('./ProposalDialog'));

const pageSize = 50;
const none: QueuedProposal[] = [];
const rowKey = ({ proposal }: QueuedProposal) => proposal;

/** Proposed rates and tax cards that wait, the oldest first; for the society's people who handle them. */
export function TaxationQueuePage() {
  const { t } = useText();
  const mayHandle = useMe().rights.includes('handleTaxation');
  usePageTitle(t('taxationQueue.title'));
  return (
    <Page>
      <PageHead title={t('taxationQueue.title')} />
      {mayHandle ? <Queue /> : <p>{t('taxationQueue.forbidden')}</p>}
    </Page>
  );
}

function Queue() {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<QueuedProposal>();
  const query = { limit: pageSize, offset: (page - 1) * pageSize };
  const { data, error, isLoading, reload } = useEndpoint(
    listTaxProposals,
    { query },
    { isLive: true, keepsLast: true },
  );
  const rows = data?.records ?? none;
  const handled = (proposal: QueuedProposal) => {
    setOpen(nextAfter(rows, proposal));
    void refresh('/taxation/queue');
  };
  return (
    <>
      <DataTable
        caption={t('taxationQueue.title')}
        columns={useColumns()}
        rows={rows}
        rowKey={rowKey}
        actions={(proposal) => (
          <Button
            variant="second"
            size="sm"
            aria-label={t('taxationQueue.handleOf', { name: proposal.profileName })}
            onPress={() => setOpen(proposal)}
          >
            {t('taxationQueue.handle')}
          </Button>
        )}
        paging={{ page, pageSize, total: data?.total ?? 0, onChange: setPage }}
        isLoading={isLoading && !data}
        error={error && ofFailure(error)}
        onRetry={reload}
        empty={<EmptyState>{t('taxationQueue.empty')}</EmptyState>}
      />
      <Suspense>
        {open && (
          <ProposalDialog
            key={open.proposal}
            proposal={open}
            onHandled={() => handled(open)}
            onClose={() => {
              setOpen(undefined);
              void refresh('/taxation/queue');
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The one that is opened when another has been handled. */
const nextAfter = (rows: readonly QueuedProposal[], { proposal }: QueuedProposal) =>
  rows[rows.findIndex((row) => row.proposal === proposal) + 1];

function useColumns(): DataColumn<QueuedProposal>[] {
  const { t } = useText();
  return [
    {
      id: 'customer',
      header: t('taxationQueue.customer'),
      cell: ({ profileName }) => profileName,
      isRowHeader: true,
    },
    {
      id: 'what',
      header: t('taxationQueue.what'),
      cell: ({ proposedTaxRate }) =>
        proposedTaxRate === null
          ? t('taxationQueue.card')
          : t('taxationQueue.raise', { rate: formatPercent(proposedTaxRate) }),
    },
    {
      id: 'since',
      header: t('taxationQueue.since'),
      cell: ({ created }) => formatDate(created),
      isUnbroken: true,
    },
  ];
}
