import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button';
import { EmptyState } from '../empty-state/EmptyState';
import { control } from '../error-summary/focus-field';
import { RetryNotice } from '../retry-notice/RetryNotice';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { tableStrings } from './data-table.strings';
import { windowedAbove } from './many-rows';
import { TableHead } from './TableHead';
import { noneOf, TablePager } from './TablePager';
import { LoadingRows, TableRows } from './TableRows';
import { TableTools } from './TableTools';
import { roles } from './table-roles';
import { TableRoot } from './table-styles';
import { type DataColumn, type DataTableProps, type PageSize, usualPageSizes } from './table-types';
import { type TableState, useTableView } from './use-table-view';

/**
 * A list to read and compare: works, payments, messages. Sorts, filters and paginates in the browser, becomes cards on
 * a phone, prints every row. Pass `columns`, `rowKey` and functions with a stable identity, so that unchanged rows are
 * not rendered again. Keyboard: sortable headings, pagination buttons and links in order; it is not a grid that traps
 * the focus.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    columns,
    rows,
    isLoading = false,
    error,
    onRetry,
    empty,
    filterText,
    filterLabel,
    filter,
    tools,
  } = props;
  const isCompact = columns.some(({ card }) => card);
  const state = useTableView(props);
  if (error) return <RetryNotice onRetry={onRetry}>{error}</RetryNotice>;
  const isEmpty = !isLoading && rows.length === 0 && Boolean(empty);
  // The tools of fetched pages may be why there are none.
  if (isEmpty && !(props.paging && tools)) return <>{empty}</>;
  const hasNoMatch = !isLoading && rows.length > 0 && state.sorted.length === 0;
  return (
    <TableRoot
      data-table
      data-fixed={isFixed(columns) || undefined}
      data-loading={isLoading || undefined}
      data-compact={isCompact || undefined}
      data-lines={props.lines}
    >
      <TableTools
        columns={columns}
        view={state.view}
        onChange={state.change}
        hasFilter={Boolean(filterText) && filter === undefined}
        filterLabel={filterLabel}
        isNarrowed={props.isShown !== undefined}
      >
        {tools}
      </TableTools>
      {isEmpty ? (
        empty
      ) : hasNoMatch ? (
        <NoMatch state={state} canClear={filter === undefined} onClearFilters={props.onClearFilters} />
      ) : (
        <Table {...props} state={state} />
      )}
      <TablePager
        state={state}
        columns={columns}
        isLoading={isLoading}
        isFiltered={Boolean(filterText ?? tools)}
        pageSizes={sizesOf(props)}
      />
    </TableRoot>
  );
}

/** Of pages that are fetched one by one, only numbers can be chosen. */
const sizesOf = <T,>({ paging, pageSizes = usualPageSizes }: DataTableProps<T>): readonly PageSize[] =>
  paging ? pageSizes.filter((size) => size !== 'all') : pageSizes;

/** What only a card shows, in the cell of another column: "jakamaton kuolinpesä, 1 uusi viesti". */
export function CardNote({ children }: { children?: ReactNode }) {
  return children ? <span className="on-card">{children}</span> : null;
}

/** Whether the widths of the columns do not depend on the rows. */
const isFixed = <T,>(columns: readonly DataColumn<T>[]): boolean =>
  columns.every(({ width, isRowHeader, isControl }) => width ?? isRowHeader ?? isControl);

/** A second line in a cell, for example a subtitle under a title. Renders nothing without content. */
export function CellNote({ children }: { children?: ReactNode }) {
  return children ? <span className="sub">{children}</span> : null;
}

type StatefulProps<T> = DataTableProps<T> & { state: TableState<T> };

function Table<T>({ state, ...props }: StatefulProps<T>) {
  const { caption, columns, rowKey, flag, actions, rowTone, detail, isLoading = false } = props;
  const Totals = props.totals;
  const { view, change, sorted, shown } = state;
  const hasFlag = Boolean(flag);
  const hasActions = Boolean(actions);
  const width = columns.length + Number(hasFlag) + Number(hasActions);
  return (
    <table
      aria-busy={isLoading || undefined}
      // Set if not all rows are in the DOM. The heading counts as a row.
      aria-rowcount={shown.length > windowedAbove ? shown.length + 1 : undefined}
      {...roles.table}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <TableHead
        columns={columns}
        hasFlag={hasFlag}
        hasActions={hasActions}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
      />
      {isLoading ? (
        <LoadingRows
          columns={columns}
          hasFlag={hasFlag}
          hasActions={hasActions}
          pageSize={view.pageSize}
          expectedRows={props.expectedRows}
        />
      ) : (
        <TableRows
          columns={columns}
          rowKey={rowKey}
          shown={shown}
          all={sorted}
          {...(flag && { flag })}
          {...(actions && { actions })}
          {...(rowTone && { rowTone })}
          {...(detail && { detail })}
          width={width}
        />
      )}
      {Totals && <Totals columns={columns} rows={sorted} hasFlag={hasFlag} hasActions={hasActions} />}
    </table>
  );
}

interface NoMatchProps<T> {
  state: TableState<T>;
  /** The table has the filter, and can clear it. */
  canClear: boolean;
  onClearFilters: (() => void) | undefined;
}

function NoMatch<T>({ state, canClear, onClearFilters }: NoMatchProps<T>) {
  const t = useStrings(tableStrings);
  const clear = (button: Element) => {
    const table = button.closest('[data-table]');
    flushSync(() => {
      state.change({ filter: '' });
      onClearFilters?.();
    });
    // The button has disappeared, so the focus moves to the filter field.
    table?.querySelector<HTMLElement>(`.tools ${control}`)?.focus();
  };
  return (
    <EmptyState
      kind="search"
      action={
        canClear && (
          <Button variant="second" onPress={({ target }) => clear(target)}>
            {t('clearFilter')}
          </Button>
        )
      }
    >
      {noneOf(t, state.typed)}
    </EmptyState>
  );
}
