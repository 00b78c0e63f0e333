import { useDeferredValue, useMemo, useState } from 'react';
import type { DataTableProps, TableView } from './table-types';
import { countPages, matches, pageOf, searchable, sortedOnce, withFirst } from './table-view';

const start: TableView = { sort: null, filter: '', pageSize: 10, page: 1 };

/** Filters, sorts and paginates the rows, and holds the user's view. */
export function useTableView<T>(props: DataTableProps<T>) {
  const {
    rows,
    columns,
    rowKey,
    filterText,
    filter: filterElsewhere,
    isShown,
    initialView,
    onViewChange,
    paging,
    firstKey,
  } = props;
  const [view, setView] = useState<TableView>({ ...start, ...initialView });
  const [isSortNews, setSortNews] = useState(false);
  const [filter, setFilter] = useState(() => isShown);
  if (filter !== isShown) {
    // A change of the page's filters, like one of the text, resets to the first page.
    setFilter(() => isShown);
    setView((now) => ({ ...now, page: 1 }));
  }
  const [first, setFirst] = useState<string>();
  const [seen, setSeen] = useState<string>();
  if (seen !== firstKey) {
    setSeen(firstKey);
    setFirst(firstKey);
    setView((now) => ({ ...now, page: 1 }));
  }
  const typed = useDeferredValue(filterElsewhere ?? view.filter);

  const isFiltered = typed.trim() !== '';

  // Created when the first letter is typed: most lists are read without a filter.
  const chosen = useMemo(() => (isShown ? rows.filter(isShown) : rows), [rows, isShown]);
  const texts = useMemo(
    () => (filterText && isFiltered ? chosen.map((row) => searchable(filterText(row))) : []),
    [chosen, filterText, isFiltered],
  );
  const found = useMemo(
    () =>
      filterText && isFiltered ? chosen.filter((_, index) => matches(texts[index] ?? '', typed)) : chosen,
    [chosen, texts, filterText, isFiltered, typed],
  );
  const { sort } = view;
  const ordered = useMemo(() => {
    const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
    return sort && valueOf ? sortedOnce(found, valueOf, sort.direction) : found;
  }, [found, columns, sort]);
  const sorted = useMemo(() => withFirst(ordered, rows, first, rowKey), [ordered, rows, first, rowKey]);

  const pageSize = paging ? 'all' : view.pageSize;
  const pages = paging ? countPages(paging.total, paging.pageSize) : countPages(sorted.length, pageSize);
  const page = paging ? paging.page : Math.min(view.page, pages);

  const change = (part: Partial<TableView>) => {
    // Any other order or filter starts from the first page.
    const next = { ...view, page: 1, ...part };
    setView(next);
    if (!('page' in part)) setFirst(undefined);
    setSortNews('sort' in part);
    onViewChange?.(next);
    if (part.sort) paging?.onSort?.(part.sort);
    if (typeof part.pageSize === 'number') paging?.onSizeChange?.(part.pageSize);
  };

  const turn = (to: number) => (paging ? paging.onChange(to) : change({ page: to }));
  const { shown, from, to } = pageOf(sorted, page, pageSize);
  // The number of rows on previous pages.
  const offset = paging ? (page - 1) * paging.pageSize : 0;
  return {
    view: {
      ...view,
      page,
      ...(paging?.sort && { sort: paging.sort }),
      ...(paging && { pageSize: paging.pageSize }),
    },
    typed,
    change,
    turn,
    sorted,
    pages,
    isSortNews,
    shown,
    from: offset + from,
    to: offset + to,
    total: paging?.total ?? sorted.length,
    hasSizes: !paging || paging.onSizeChange !== undefined,
  };
}

export type TableState<T> = ReturnType<typeof useTableView<T>>;
