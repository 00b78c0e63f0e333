import { Button, Checkbox, DataTable, type RowTone, TextLink, VisuallyHidden } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/intl/use-text';
import { SuggestChangeLink } from '../../suggest-change/SuggestChangeLink';
import { isWork, type ManyRow, type WorkRow } from '../many-works.form';
import { useRowsColumns } from './use-rows-columns';

interface RowsTableProps {
  rows: readonly ManyRow[];
  onChoose: (key: string, isChosen: boolean) => void;
  onChooseAll: (isChosen: boolean) => void;
  onOpen: (row: WorkRow) => void;
}

/** Adds the row's work to the link's name for screen readers. */
const hidden = (content: ReactNode[]) => <VisuallyHidden>{content}</VisuallyHidden>;
const rowKey = ({ key }: ManyRow) => key;
const pageSizes = [50, 100, 'all'] as const;
const initialView = { pageSize: pageSizes[0] };

const tones: Partial<Record<ManyRow['state'], RowTone>> = {
  checkDigit: 'danger',
  length: 'danger',
  new: 'warning',
  away: 'warning',
  incomplete: 'warning',
  listed: 'muted',
};

/** All lines of the list with their states and actions. */
export function RowsTable({ rows, onChoose, onChooseAll, onOpen }: RowsTableProps) {
  const { t } = useText();
  const columns = useRowsColumns(onChoose);
  const actions = (row: ManyRow) => <RowAction row={row} onOpen={onOpen} />;
  const addable = rows.filter(isWork).filter(({ canAdd }) => canAdd);
  return (
    <>
      {addable.length > 1 && (
        <Checkbox value={addable.every(({ isChosen }) => isChosen)} onChange={onChooseAll}>
          {t('addMany.addAll', { n: addable.length })}
        </Checkbox>
      )}
      <DataTable
        caption={t('addMany.tableTitle')}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        rowTone={(row) => tones[row.state] ?? (isWork(row) && row.namesOthers ? 'warning' : undefined)}
        actions={actions}
        pageSizes={pageSizes}
        initialView={initialView}
      />
    </>
  );
}

function RowAction({ row, onOpen }: { row: ManyRow; onOpen: (row: WorkRow) => void }) {
  const { t } = useText();
  if (!isWork(row) || row.state === 'locked') return null;
  const { state, found, values } = row;
  const name = values.name || formatIsbn(found.isbn);
  if (state === 'listed')
    return <TextLink href={`/works/${found.isbn}`}>{t('addMany.edit', { name, hidden })}</TextLink>;
  const isMissing = state === 'new' || state === 'away' || state === 'incomplete';
  return (
    <>
      <Button variant="quiet" size="sm" onPress={() => onOpen(row)}>
        {t(isMissing ? 'addMany.complete' : 'addMany.change', { name, hidden })}
      </Button>
      {state === 'full' && <SuggestChangeLink isbn={found.isbn} name={name} />}
    </>
  );
}
