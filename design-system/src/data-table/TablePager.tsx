import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Pagination } from '../pagination/Pagination';
import { SelectBox } from '../select/SelectBox';
import { useIsSlow } from '../skeleton/Skeleton';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { tableStrings } from './data-table.strings';
import type { DataColumn, PageSize } from './table-types';
import type { TableState } from './use-table-view';

interface TablePagerProps<T> {
  state: TableState<T>;
  columns: readonly DataColumn<T>[];
  isLoading: boolean;
  /** Whether the rows depend on what is typed or chosen above the table. */
  isFiltered: boolean;
  pageSizes: readonly PageSize[];
}

const smallestOf = (sizes: readonly PageSize[]): number =>
  Math.min(...sizes.map((size) => (size === 'all' ? Number.POSITIVE_INFINITY : size)));

/** Under the table: the range of rows, pagination, and the page size. */
export function TablePager<T>({ state, columns, isLoading, isFiltered, pageSizes }: TablePagerProps<T>) {
  const { view, pages, change } = state;
  const pager = useRef<HTMLDivElement>(null);
  const total = isLoading ? 0 : state.total;
  const turn = (page: number) => {
    flushSync(() => state.turn(page));
    // A page is read from its top. The pressed button keeps the focus.
    const table = pager.current?.closest('[data-table]')?.querySelector('table');
    if (table && table.getBoundingClientRect().top < 0) table.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="pager" ref={pager}>
      <span role="status">
        {isLoading ? (
          <Loading />
        ) : (
          <News state={state} columns={columns} isRangeShown={isFiltered || pages > 1} />
        )}
      </span>
      {total > 0 && pages > 1 && <Pagination page={view.page} count={pages} onChange={turn} />}
      {total > smallestOf(pageSizes) && state.hasSizes && (
        <SizeSelect sizes={pageSizes} size={view.pageSize} onChange={(pageSize) => change({ pageSize })} />
      )}
    </div>
  );
}

/** Announced if it takes long. */
function Loading() {
  const t = useStrings(tableStrings);
  return <VisuallyHidden>{useIsSlow() && t('loading')}</VisuallyHidden>;
}

interface NewsProps<T> extends Pick<TablePagerProps<T>, 'state' | 'columns'> {
  /** Where all rows are visible, their range is only announced. */
  isRangeShown: boolean;
}

/** The range of rows, announced when it changes; a change of the order is announced instead. */
function News<T>({ state, columns, isRangeShown }: NewsProps<T>) {
  const t = useStrings(tableStrings);
  const { view, sorted, from, to, total, isSortNews } = state;
  const { sort } = view;
  if (sorted.length === 0) return <VisuallyHidden>{noneOf(t, state.typed)}</VisuallyHidden>;
  const column = isSortNews && columns.find(({ id }) => id === sort?.column)?.header;
  const range = t('range', { from, to, total });
  return (
    <>
      {isRangeShown ? range : <VisuallyHidden>{range}</VisuallyHidden>}
      {sort && column && (
        <VisuallyHidden> {t('sortedBy', { column, direction: t(sort.direction) })}</VisuallyHidden>
      )}
    </>
  );
}

/** The message for a filter without matches: the typed text, or the filters among the tools. */
export function noneOf(t: Translate, filter: string): string {
  const typed = filter.trim();
  return typed ? t('noMatch', { typed }) : t('noneLeft');
}

type Translate = (key: 'noMatch' | 'noneLeft', values?: { typed: string }) => string;

interface SizeSelectProps {
  sizes: readonly PageSize[];
  size: PageSize;
  onChange: (size: PageSize) => void;
}

function SizeSelect({ sizes, size, onChange }: SizeSelectProps) {
  const t = useStrings(tableStrings);
  const id = useId();
  const choose = (value: string) => onChange(value === 'all' ? 'all' : Number(value));
  return (
    <div className="size">
      <label htmlFor={id}>{t('rowsPerPage')}</label>
      <SelectBox id={id} value={String(size)} onChange={(event) => choose(event.target.value)}>
        {sizes.map((option) => (
          <option key={option} value={option}>
            {option === 'all' ? t('all') : option}
          </option>
        ))}
      </SelectBox>
    </div>
  );
}
