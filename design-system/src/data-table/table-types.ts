import type { ComponentType, ReactNode } from 'react';

export interface DataColumn<T> {
  id: string;
  /** Heading of the column, and its label on a card. */
  header: string;
  /** The content of the cell. */
  cell: (row: T) => ReactNode;
  /**
   * Makes the column sortable. Texts sort as in a Finnish dictionary; empty values sort last. A function with a stable
   * identity lets the table reuse the sorted rows.
   */
  sortValue?: (row: T) => string | number | null | undefined;
  /** The server sorts the pages by this column: `paging.onSort`. */
  isSortable?: boolean;
  /** Numbers are aligned to the `end`. */
  align?: 'start' | 'end';
  /** `muted` for rarely read values: identifiers. */
  tone?: 'muted';
  /** Never wraps: ISBN, dates. */
  isUnbroken?: boolean;
  /** Between 728 and 1199 px the column folds under the title. */
  hideBelow?: 'md';
  /**
   * Its place on a compact card, without a label: at the end of the title's line, at the start or the end of the second
   * line, below both, or nowhere. A table whose columns have one has compact cards.
   */
  card?: 'aside' | 'start' | 'end' | 'below' | 'none';
  /**
   * A CSS length. When all columns but the title's have one, they are fixed, also on a tablet: the widths are those of the
   * contents, without padding, and nothing moves when rows arrive or change.
   */
  width?: string;
  /**
   * A checkbox or a button for the row (`RowCheckbox`, `RowToggle`): a narrow first column, without a label on a card
   * and not printed.
   */
  isControl?: boolean;
  /** The heading of a control column, such as the checkbox that selects all rows; without it the heading is hidden. */
  heading?: ReactNode;
  /** The cell that names the row: in serif, first on a card. One column has it. */
  isRowHeader?: boolean;
  /** The cell in the row of totals (`TableTotals`), computed from all matching rows. */
  total?: (rows: readonly T[]) => ReactNode;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export const usualPageSizes: readonly PageSize[] = [10, 25, 50, 'all'];
/** The page size. */
export type PageSize = number | 'all';

/** Pages that are fetched one by one: the rows are those of one page. */
export interface TablePaging {
  /** The page of the rows, from 1. */
  page: number;
  /** The page size. */
  pageSize: number;
  /** The total number of rows. */
  total: number;
  /** Called when another page is chosen. Keep the current rows until the new ones arrive. */
  onChange: (page: number) => void;
  /** Called when another page size is chosen, of those `pageSizes` that are numbers; without it there is no choice. */
  onSizeChange?: (pageSize: number) => void;
  /** The order of all pages, for columns with `isSortable`. */
  sort?: TableSort;
  /** Called when the user sorts by such a column. */
  onSort?: (sort: TableSort) => void;
}

/** The user's view of the table, which may be stored between visits. */
export interface TableView {
  sort: TableSort | null;
  filter: string;
  pageSize: PageSize;
  /** From 1. */
  page: number;
}

export interface TableTotalsProps<T> {
  /** The table's columns; `total` of a column computes its sum. */
  columns: readonly DataColumn<T>[];
  /** All matching rows of every page. */
  rows: readonly T[];
  /** Rows have a flag before the columns. */
  hasFlag: boolean;
  /** Rows have actions at their end. */
  hasActions: boolean;
}

export type RowTone = 'danger' | 'warning' | 'highlight' | 'selected' | 'muted';

export interface DataTableProps<T> {
  /** Names the table; not visible, since the page's heading says it. */
  caption: string;
  /** The columns, in order. */
  columns: readonly DataColumn<T>[];
  /** The rows, in their order before sorting. */
  rows: readonly T[];
  /** The key of a row. */
  rowKey: (row: T) => string;
  /** A short mark before the row: an icon and a word. */
  flag?: (row: T) => ReactNode;
  /** Links and small buttons after the row. */
  actions?: (row: T) => ReactNode;
  /**
   * `danger` for a failed row, `warning` for one that needs attention, `highlight` for a new one, `selected` for a
   * selected one, `muted` for an estimate.
   */
  rowTone?: (row: T) => RowTone | undefined;
  /** `TableTotals`, if columns have a `total`; other tables do not load it. */
  totals?: ComponentType<TableTotalsProps<T>>;
  /** The expanded content under the row, such as the calculation of its sum; nothing for a collapsed row. */
  detail?: (row: T) => ReactNode;
  /**
   * Key of a row that was just added: it comes first, on the first page, with any order and filter, until the user
   * sorts or filters again.
   */
  firstKey?: string | undefined;
  /**
   * The text that the filter searches; an ISBN may be typed with or without hyphens. Without it there is no filter
   * field.
   */
  filterText?: (row: T) => string;
  /** Label of the filter field; "Suodata" by default. */
  filterLabel?: string;
  /** What is typed into a field elsewhere, which also filters these rows; the table then has no field. */
  filter?: string;
  /** More filters and actions next to the filter field, on a phone behind a button. */
  tools?: ReactNode;
  /** The predicate of the filters among the `tools`; keep its identity until they change. */
  isShown?: (row: T) => boolean;
  /** Clears those filters, when no rows match and the user wants all back. */
  onClearFilters?: () => void;
  /**
   * For a paginated list: the table shows all its rows and links to the other pages. Sorting and filtering in the
   * browser would only affect one page, so omit them.
   */
  paging?: TablePaging;
  /** The initial view of the table. */
  initialView?: Partial<TableView>;
  /** Called when the user changes sorting, filter, page size or page. */
  onViewChange?: (view: TableView) => void;
  /** Selectable page sizes; 10, 25, 50 and all by default. */
  pageSizes?: readonly PageSize[];
  /**
   * Rows are loading: real headings, a skeleton after 300 ms.
   * @default false
   */
  isLoading?: boolean;
  /** The number of rows to come, if it is known: that many are shown while they are loading. */
  expectedRows?: number;
  /**
   * The lines of text for which every row has room. With 2, rows of one line and of two are equally high, also while they
   * are loading, so that nothing below the table moves.
   * @default 1
   */
  lines?: 1 | 2;
  /** The error message; shown instead of rows with a retry button. */
  error?: ReactNode;
  /** Retries. The button is pending until the returned promise settles. */
  onRetry?: () => unknown;
  /** Shown instead of the table if there are no rows at all: an `EmptyState`. */
  empty?: ReactNode;
}
