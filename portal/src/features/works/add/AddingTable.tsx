import { Button, CellNote, type DataColumn, Modal, PlusIcon, toast } from '@nimio/design-system';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { discardUnsaved, mayLeave } from '../../../shared/form/unsaved';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { refetchWorkLists } from '../after-adding';
import { hrefOf } from '../list/use-works-columns';
import { WorksTable, type WorksTableProps } from '../list/WorksTable';
import { SuggestChangeLink } from '../suggest-change/SuggestChangeLink';
import { AddOneWork } from './AddOneWork';
import type { StoredWork } from './form/store-work';
import { useIsbnInAddress } from './use-isbn-in-address';

interface AddingTableProps extends WorksTableProps {
  columns: readonly DataColumn<ListedWork>[];
}

/** The list in which staff add works for a customer, by the form in a dialog. */
export default function AddingTable({ columns, ...props }: AddingTableProps) {
  const { t } = useText();
  const [, setSearch] = useSearchParams();
  const addressed = useIsbnInAddress();
  // After a reload, and after the login that follows an expired session, the form is open again.
  const [isOpen, setOpen] = useState(addressed !== '');
  const [added, setAdded] = useState<readonly StoredWork[]>([]);
  const newest = added[0]?.work;
  useEffect(() => {
    if (newest) document.querySelector<HTMLElement>(`[data-table] a[href$="${hrefOf(newest)}"]`)?.focus();
  }, [newest]);
  const close = () => {
    setOpen(false);
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  const cancel = async () => {
    if (!(await mayLeave())) return;
    discardUnsaved();
    close();
  };
  const finish = (stored: StoredWork) => {
    setAdded((before) => [stored, ...before]);
    close();
    toast.success(t('list.added', { name: stored.work.name }));
    for (const { role, stated, deal } of stored.differingAmounts)
      toast.info(t(`add.dealHolds_${role}`, { stated, deal }));
  };
  return (
    <>
      <Above>
        <Button variant="second" size="sm" icon={<PlusIcon />} onPress={() => setOpen(true)}>
          {t('list.addRow')}
        </Button>
      </Above>
      <WorksTable {...props} columns={useColumnsWithNotes(columns, added)} firstKey={newest?.bookHash} />
      {isOpen && (
        <Modal isOpen onClose={() => void cancel()} title={t('add.title')} size="lg">
          <AddOneWork
            carried={undefined}
            updateLists={refetchWorkLists}
            onAdded={finish}
            onCancel={() => void cancel()}
          />
        </Modal>
      )}
    </>
  );
}

/** The columns of the list, where the title of an added work says that the deal has a different number. */
const useColumnsWithNotes = (
  columns: readonly DataColumn<ListedWork>[],
  added: readonly StoredWork[],
): DataColumn<ListedWork>[] =>
  useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        ...(column.isRowHeader && {
          cell: (work) => (
            <>
              {column.cell(work)}
              <DifferingNote work={work} added={added} />
            </>
          ),
        }),
      })),
    [columns, added],
  );

/** Says that the deal has a different number than was entered, with a link to suggest a change. */
function DifferingNote({ work, added }: { work: ListedWork; added: readonly StoredWork[] }) {
  const { t } = useText();
  const stored = added.find(({ work: { bookHash } }) => bookHash === work.bookHash);
  if (!stored || stored.differingAmounts.length === 0) return null;
  return (
    <CellNote>
      {stored.differingAmounts.map(({ role, stated, deal }) => (
        <span key={role}>{t(`list.differs_${role}`, { stated, deal })} </span>
      ))}
      <SuggestChangeLink isbn={work.isbn} name={work.name} isListed />
    </CellNote>
  );
}
