import MessageSquare from 'lucide-react/icons/message-square';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../src/button/Button';
import { DataTable } from '../../src/data-table/DataTable';
import { useRowSelection } from '../../src/data-table/use-row-selection';
import { BellIcon, PrinterIcon } from '../../src/icons/icons';
import { Select } from '../../src/select/Select';
import { TextLink } from '../../src/text-link/TextLink';
import { VisuallyHidden } from '../../src/visually-hidden/VisuallyHidden';
import { useSpoken } from './spoken';
import { worksTexts } from './table-of-works.texts';
import { useWorkColumns, useWorkName, workKey } from './use-work-columns';
import type { Format, ListedWork } from './works';

interface WorksTableProps {
  works: readonly ListedWork[];
  /** Asks before the ticked ones are removed. The same function at every rendering. */
  onRemove: (works: readonly ListedWork[]) => void;
}

const byTitle = { sort: { column: 'title', direction: 'ascending' } } as const;
const formats: readonly Format[] = ['book', 'eBook', 'audiobook'];
const filterText = ({ isbn, title, subtitle, author }: ListedWork) =>
  [isbn, title, subtitle, author].join(' ');

/** Sorted, filtered, ticked: all in the table of the library. */
export function WorksTable({ works, onRemove }: WorksTableProps) {
  const t = useSpoken(worksTexts);
  const columns = useWorkColumns();
  const rowLabel = useWorkName();
  const [format, setFormat] = useState('all');
  const isShown = useMemo(() => (work: ListedWork) => format === 'all' || work.format === format, [format]);
  const acts = useCallback(
    (ticked: readonly ListedWork[]) => (
      <Button variant="danger" size="sm" onPress={() => onRemove(ticked)}>
        {t.remove}
      </Button>
    ),
    [t, onRemove],
  );
  return (
    <DataTable
      caption={t.title}
      columns={columns}
      rows={works}
      rowKey={workKey}
      {...useRowLinks()}
      selection={useRowSelection({ rowKey: workKey, rowLabel, acts })}
      filterText={filterText}
      filterLabel={t.filter}
      isShown={isShown}
      onClearFilters={() => setFormat('all')}
      initialView={byTitle}
      tools={
        <>
          <Select
            label={t.format}
            width="11rem"
            value={format}
            onChange={setFormat}
            options={[
              { id: 'all', label: t.everyFormat },
              ...formats.map((id) => ({ id, label: t.formats[id] })),
            ]}
          />
          <Button variant="quiet" icon={<PrinterIcon />} onPress={() => window.print()}>
            {t.print}
          </Button>
        </>
      }
    />
  );
}

/** What waits on a work stands before its row, its editing after it; each says which work it is about. */
function useRowLinks() {
  const t = useSpoken(worksTexts);
  const flag = useCallback(
    (work: ListedWork) =>
      work.flag && (
        <TextLink href={`/works/${work.isbn}`} tone="quiet">
          {work.flag === 'changed' ? <BellIcon /> : <MessageSquare aria-hidden />}
          {t.flags[work.flag]}
          <VisuallyHidden>: {work.title}</VisuallyHidden>
        </TextLink>
      ),
    [t],
  );
  const actions = useCallback(
    ({ isbn, title, format }: ListedWork) => (
      <TextLink href={`/works/${isbn}`}>
        {t.edit}
        <VisuallyHidden> {t.ofWork(title, t.formats[format])}</VisuallyHidden>
      </TextLink>
    ),
    [t],
  );
  return { flag, actions };
}
