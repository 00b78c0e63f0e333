import type { ComponentType, ReactNode } from 'react';

export interface DataColumn<T> {
  id: string;
  /** Heading of the column, and its label on a card. */
  header: string;
  /** What the cell shows. */
  cell: (row: T) => ReactNode;
  /**
   * Makes the column sortable. Texts sort as in a Finnish dictionary; nothing sorts last. A function that stays the
   * same spares who comes back to the same rows the sorting.
   */
  sortValue?: (row: T) => string | number | null | undefined;
  /** Numbers stand at the `end`. */
  align?: 'start' | 'end';
  /** `muted` for what is rarely read: identifiers. */
  tone?: 'muted';
  /** Never breaks the line: ISBN, dates. */
  isUnbroken?: boolean;
  /** Between 728 and 1199 px the column folds under the title. */
  hideBelow?: 'md';
  /** A CSS length. */
  width?: string;
  /**
   * A box or a button that acts on the row (`RowCheckbox`, `RowToggle`): a narrow column, the first one, without a label
   * on a card and not printed.
   */
  isControl?: boolean;
  /** What the heading of a control shows, as the box that ticks all rows; without it the heading is not shown. */
  heading?: ReactNode;
  /** The cell that names the row: set in serif, first on a card. One column has it. */
  isRowHeader?: boolean;
  /** What stands in the row of totals (`TableTotals`), made of all rows that the filter leaves. */
  total?: (rows: readonly T[]) => ReactNode;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export const usualPageSizes: readonly PageSize[] = [10, 25, 50, 'all'];
/** How many rows a page has. */
export type PageSize = number | 'all';

/** Pages that are fetched one by one: the rows are those of one page. */
export interface TablePaging {
  /** The page that the rows are, from 1. */
  page: number;
  /** How many rows a whole page has. */
  pageSize: number;
  /** How many rows all pages have together. */
  total: number;
  /** Another page was chosen. Keep the rows that are there until its own have come. */
  onChange: (page: number) => void;
}

/** What the person has done to the table; worth remembering between visits. */
export interface TableView {
  sort: TableSort | null;
  filter: string;
  pageSize: PageSize;
  /** From 1. */
  page: number;
}

export interface TableTotalsProps<T> {
  /** The table's columns; `total` of a column makes its sum. */
  columns: readonly DataColumn<T>[];
  /** All rows that the filter leaves, of every page. */
  rows: readonly T[];
  /** Rows have a mark before the columns. */
  hasFlag: boolean;
  /** Rows have actions at their end. */
  hasActions: boolean;
}

export type RowTone = 'danger' | 'warning' | 'highlight' | 'selected' | 'muted';

export interface DataTableProps<T> {
  /** Names the table; not shown, since the page's heading says it. */
  caption: string;
  /** The columns, in order. */
  columns: readonly DataColumn<T>[];
  /** The rows, in the order in which they stand before any sorting. */
  rows: readonly T[];
  /** Identity of a row. */
  rowKey: (row: T) => string;
  /** A short mark before the row: an icon and a word. */
  flag?: (row: T) => ReactNode;
  /** Links and small buttons after the row. */
  actions?: (row: T) => ReactNode;
  /** `danger` for a row that failed, `warning` for one to look at, `highlight` for a new one, `selected` for one that is ticked, `muted` for an estimate. */
  rowTone?: (row: T) => RowTone | undefined;
  /** `TableTotals`, when columns have a `total`: a table without does not load it. */
  totals?: ComponentType<TableTotalsProps<T>>;
  /** What has opened under the row, as how its sum was made; nothing for a row that is closed. */
  detail?: (row: T) => ReactNode;
  /**
   * Key of a row that was just added: it comes first, on the first page, whatever the order and the filter, until the
   * person sorts or filters again.
   */
  firstKey?: string | undefined;
  /** Text in which the filter looks; ISBN may be typed with or without hyphens. Without it there is no filter field. */
  filterText?: (row: T) => string;
  /** Label of the filter field; "Suodata" without it. */
  filterLabel?: string;
  /** More filters and acts beside the filter field. */
  tools?: ReactNode;
  /** Which rows the filters among the `tools` leave; the same function until they change. */
  isShown?: (row: T) => boolean;
  /** Takes those filters away, when nothing is left to show and somebody wants everything back. */
  onClearFilters?: () => void;
  /**
   * For a list that comes in pages: the table shows all its rows and leads to the other pages. What sorts and filters
   * in the browser would see one page alone, so leave it out.
   */
  paging?: TablePaging;
  /** How the table starts. */
  initialView?: Partial<TableView>;
  /** Called when the person changes sorting, filter, page size or page. */
  onViewChange?: (view: TableView) => void;
  /** Choices of how many rows a page has; 10, 25, 50 and all unless told. */
  pageSizes?: readonly PageSize[];
  /** Rows are on their way: real headings, grey bars after 300 ms. */
  isLoading?: boolean;
  /** What could not be fetched; shown instead of rows with a button to try again. */
  error?: ReactNode;
  /** Tries again. The button runs until what it returns is done. */
  onRetry?: () => unknown;
  /** Shown instead of the table when there are no rows at all: an `EmptyState`. */
  empty?: ReactNode;
}
