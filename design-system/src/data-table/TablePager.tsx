import { useId } from 'react';
import { Pagination } from '../pagination/Pagination';
import { SelectBox } from '../select/SelectBox';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { tableStrings } from './data-table.strings';
import { type PageSize, pageSizes, type TableView } from './table-types';

interface TablePagerProps {
  view: TableView;
  from: number;
  to: number;
  total: number;
  pages: number;
  /** The order in words, read aloud when it changes. */
  sorted: string;
  onChange: (change: Partial<TableView>) => void;
}

/** Under the table: which rows these are, pages, and how many rows a page has. */
export function TablePager({ view, from, to, total, pages, sorted, onChange }: TablePagerProps) {
  const t = useStrings(tableStrings);
  if (total === 0) return null;
  return (
    <div className="pager">
      <span role="status">
        {t('range', { from, to, total })}
        <VisuallyHidden> {sorted}</VisuallyHidden>
      </span>
      {pages > 1 && <Pagination page={view.page} count={pages} onChange={(page) => onChange({ page })} />}
      {total > 10 && <SizeSelect size={view.pageSize} onChange={(pageSize) => onChange({ pageSize })} />}
    </div>
  );
}

function SizeSelect({ size, onChange }: { size: PageSize; onChange: (size: PageSize) => void }) {
  const t = useStrings(tableStrings);
  const id = useId();
  const choose = (value: string) => onChange(pageSizes.find((option) => String(option) === value) ?? 10);
  return (
    <div className="size">
      <label htmlFor={id}>{t('rowsPerPage')}</label>
      <SelectBox id={id} value={String(size)} onChange={(event) => choose(event.target.value)}>
        {pageSizes.map((option) => (
          <option key={option} value={option}>
            {option === 'all' ? t('all') : option}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
