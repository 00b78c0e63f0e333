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
import { useRef, useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint';
import { focusAfter } from '../../shared/action/focus-after';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { usePages } from '../../shared/list/use-pages';
import { late } from '../../shared/page/late';
import { usePageTitle } from '../../shared/page/page-title';
import { useMe } from '../../shared/session/use-session';
import { refreshWorklist } from '../../shared/worklist/use-worklist';

const ProposalDialog = late(() => import('./ProposalDialog'));

const rowKey = ({ proposal }: QueuedProposal) => proposal;

/** Pending rates and tax cards, oldest first, for staff. */
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
  const [open, setOpen] = useState<QueuedProposal>();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const { query, tableOf } = usePages();
  const list = useEndpoint(listTaxProposals, { query }, { revalidateOnFocus: true, keepPreviousData: true });
  const table = tableOf(list);
  const leave = async (proposal: QueuedProposal, next?: QueuedProposal) => {
    const moveFocus = focusAfter(document.body, buttons.current.get(proposal.proposal));
    // Before the response the dialog may have been closed, and another one opened.
    setOpen((shown) => (shown === proposal ? next : shown));
    moveFocus();
    // The row of a proposal that was handled, here or by someone else, is gone once the list has been read.
    await Promise.all([list.reload(), refreshWorklist()]);
    moveFocus();
  };
  return (
    <>
      <DataTable
        caption={t('taxationQueue.title')}
        columns={useColumns()}
        {...table}
        rowKey={rowKey}
        actions={(proposal) => (
          <Button
            variant="second"
            size="sm"
            aria-label={t('taxationQueue.handleOf', { name: proposal.profileName })}
            ref={(button) => {
              if (button) buttons.current.set(proposal.proposal, button);
              else buttons.current.delete(proposal.proposal);
            }}
            onPress={() => setOpen(proposal)}
          >
            {t('taxationQueue.handle')}
          </Button>
        )}
        empty={<EmptyState>{t('taxationQueue.empty')}</EmptyState>}
      />
      {open && (
        <ProposalDialog
          key={open.proposal}
          proposal={open}
          onHandled={() => void leave(open, nextAfter(table.rows, open))}
          onClose={() => void leave(open)}
        />
      )}
    </>
  );
}

/** The next proposal, opened after one was handled. */
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
