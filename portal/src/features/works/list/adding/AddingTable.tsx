import type { DataColumn } from '@nimio/design-system';
import { lazy, Suspense } from 'react';
import { WorksTable, type WorksTableProps } from '../WorksTable';
import { useAdding } from './use-adding';
import { useAddingColumns } from './use-adding-columns';
import type { WorkRow } from './work-row';

const NotPaidDialog = lazy(() => import('../../roles/NotPaidDialog'));

interface AddingTableProps extends WorksTableProps {
  columns: readonly DataColumn<WorkRow>[];
}

/** The list in which staff add works for a customer. */
export default function AddingTable({ columns, ...props }: AddingTableProps) {
  const { editing, differing, question } = useAdding();
  return (
    <>
      <WorksTable {...props} columns={useAddingColumns(columns, differing)} editing={editing} />
      <Suspense>{question && <NotPaidDialog {...question} />}</Suspense>
    </>
  );
}
