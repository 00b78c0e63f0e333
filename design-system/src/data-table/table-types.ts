import type { ReactNode } from 'react';

export interface DataColumn<T> {
  id: string;
  /** Heading of the column, and its label on a card. */
  header: string;
  /** What the cell shows. */
  cell: (row: T) => ReactNode;
  /** Makes the column sortable. Texts sort as in a Finnish dictionary; nothing sorts last. */
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
  /** The cell that names the row: set in serif, first on a card. One column has it. */
  isRowHeader?: boolean;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export const pageSizes = [10, 25, 50, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];

/** What the person has done to the table; worth remembering between visits. */
export interface TableView {
  sort: TableSort | null;
  filter: string;
  pageSize: PageSize;
  /** From 1. */
  page: number;
}

export interface DataTableProps<T> {
  /** Names the table; not shown, since the page's heading says it. */
  caption: string;
  columns: readonly DataColumn<T>[];
  rows: readonly T[];
  /** Identity of a row. */
  rowKey: (row: T) => string;
  /** A short mark before the row: an icon and a word. */
  flag?: (row: T) => ReactNode;
  /** Links and small buttons after the row. */
  actions?: (row: T) => ReactNode;
  /** `danger` for a row that failed, `muted` for an estimate. */
  rowTone?: (row: T) => 'danger' | 'muted' | undefined;
  /** Text in which the filter looks; ISBN may be typed with or without hyphens. Without it there is no filter field. */
  filterText?: (row: T) => string;
  /** Label of the filter field; "Suodata" without it. */
  filterLabel?: string;
  /** More filters and acts beside the filter field. */
  tools?: ReactNode;
  /** How the table starts. */
  initialView?: Partial<TableView>;
  /** Called when sorting, filter, page size or page changes. */
  onViewChange?: (view: TableView) => void;
  /** Rows are on their way: real headings, grey bars after 300 ms. */
  isLoading?: boolean;
  /** What could not be fetched; shown instead of rows with a button to try again. */
  error?: ReactNode;
  onRetry?: () => unknown;
  /** Shown instead of the table when there are no rows at all: an `EmptyState`. */
  empty?: ReactNode;
}
