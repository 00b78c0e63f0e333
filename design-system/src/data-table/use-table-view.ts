import { useDeferredValue, useMemo, useState } from 'react';
import type { DataTableProps, TableView } from './table-types';
import { countPages, matches, pageOf, searchable, sortRows } from './table-view';

const start: TableView = { sort: null, filter: '', pageSize: 10, page: 1 };

/** Filters, sorts and cuts the rows, and holds what the person has chosen. */
export function useTableView<T>(props: DataTableProps<T>) {
  const { rows, columns, filterText, initialView, onViewChange } = props;
  const [view, setView] = useState<TableView>({ ...start, ...initialView });
  const typed = useDeferredValue(view.filter);

  const isFiltered = typed.trim() !== '';

  // Made when the first letter is typed: most lists are read without.
  const texts = useMemo(
    () => (filterText && isFiltered ? rows.map((row) => searchable(filterText(row))) : []),
    [rows, filterText, isFiltered],
  );
  const found = useMemo(
    () => (filterText && isFiltered ? rows.filter((_, index) => matches(texts[index] ?? '', typed)) : rows),
    [rows, texts, filterText, isFiltered, typed],
  );
  const { sort } = view;
  const sorted = useMemo(() => {
    const valueOf = columns.find(({ id }) => id === sort?.column)?.sortValue;
    return sort && valueOf ? sortRows(found, valueOf, sort.direction) : found;
  }, [found, columns, sort]);

  const pages = countPages(sorted.length, view.pageSize);
  const page = Math.min(view.page, pages);

  const change = (part: Partial<TableView>) => {
    // Any other order or selection starts from the first page.
    const next = { ...view, page: 1, ...part };
    setView(next);
    onViewChange?.(next);
  };

  return { view: { ...view, page }, change, sorted, pages, ...pageOf(sorted, page, view.pageSize) };
}

export type TableState<T> = ReturnType<typeof useTableView<T>>;
