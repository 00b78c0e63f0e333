import { type ReactNode, useId } from 'react';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { tableStrings } from './data-table.strings';
import { type PageSize, pageSizes, type TableView } from './table-types';
import { pageNumbers } from './table-view';

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
      {pages > 1 && <PageLinks page={view.page} count={pages} onChange={(page) => onChange({ page })} />}
      {total > 10 && <SizeSelect size={view.pageSize} onChange={(pageSize) => onChange({ pageSize })} />}
    </div>
  );
}

function PageLinks({
  page,
  count,
  onChange,
}: {
  page: number;
  count: number;
  onChange: (page: number) => void;
}) {
  const t = useStrings(tableStrings);
  return (
    <nav aria-label={t('pages')}>
      <Step isOver={page === 1} onPress={() => onChange(page - 1)}>
        {t('previous')}
      </Step>
      <ol>
        {pageNumbers(page, count).map((number, index, all) => (
          <li key={number ?? `gap after ${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <button
                type="button"
                aria-current={number === page ? 'page' : undefined}
                aria-label={t('page', { page: number, count })}
                onClick={() => onChange(number)}
              >
                {number}
              </button>
            )}
          </li>
        ))}
      </ol>
      <span className="where">{t('page', { page, count })}</span>
      <Step isOver={page === count} onPress={() => onChange(page + 1)}>
        {t('next')}
      </Step>
    </nav>
  );
}

interface StepProps {
  /** There is no page further on. */
  isOver: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** To the page beside. At the last one the button keeps the focus that came there with it. */
function Step({ isOver, onPress, children }: StepProps) {
  return (
    <button type="button" aria-disabled={isOver || undefined} onClick={isOver ? undefined : onPress}>
      {children}
    </button>
  );
}

function SizeSelect({ size, onChange }: { size: PageSize; onChange: (size: PageSize) => void }) {
  const t = useStrings(tableStrings);
  const id = useId();
  const choose = (value: string) => onChange(pageSizes.find((option) => String(option) === value) ?? 10);
  return (
    <div className="size">
      <label htmlFor={id}>{t('rowsPerPage')}</label>
      <select id={id} value={String(size)} onChange={(event) => choose(event.target.value)}>
        {pageSizes.map((option) => (
          <option key={option} value={option}>
            {option === 'all' ? t('all') : option}
          </option>
        ))}
      </select>
    </div>
  );
}
