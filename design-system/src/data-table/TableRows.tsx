import { Fragment, memo, type ReactNode, useEffect, useRef } from 'react';
import { Bar, useIsSlow } from '../skeleton/Skeleton';
import { gapRow } from './gap-row';
import { useIsPhone } from './is-phone';
import { allRows, estimatedHeight, type MeasureRow, type RowPlacement, windowedAbove } from './many-rows';
import { columnClass } from './TableHead';
import { roles } from './table-roles';
import type { DataColumn, DataTableProps, PageSize } from './table-types';
import { useLateWindowing } from './use-late-windowing';
import { usePrinting } from './use-printing';

type RowParts<T> = Pick<DataTableProps<T>, 'columns' | 'rowKey' | 'flag' | 'actions' | 'rowTone' | 'detail'>;

interface TableRowsProps<T> extends RowParts<T> {
  /** Rows of the page. */
  shown: readonly T[];
  /** Rows of all pages, which are all printed. */
  all: readonly T[];
  /** The number of cells of a row. */
  width: number;
}

/** Tones with a bar at the start, which forced colours preserve. */
const barred = ['danger', 'warning', 'highlight'];

export function TableRows<T>({ shown, all, width, ...parts }: TableRowsProps<T>) {
  const { columns, rowKey, flag, actions, rowTone, detail } = parts;
  const body = useRef<HTMLTableSectionElement>(null);
  const isPhone = useIsPhone();
  const isPrinting = usePrinting();
  const rows = isPrinting ? all : shown;
  const isMany = rows.length > windowedAbove && !isPrinting;
  const { Windowing, hasFailed } = useLateWindowing(isMany);
  const line = (index: number, { isWindowed, gap, measure }: RowPlacement) => {
    const row = rows[index] as T;
    const tone = rowTone?.(row);
    const opened = detail?.(row);
    return (
      <Fragment key={rowKey(row)}>
        {gapRow(gap)}
        <tr
          ref={measure}
          data-index={index}
          data-tone={tone}
          data-bar={barred.includes(tone ?? '') || undefined}
          // The heading is row 1.
          aria-rowindex={isWindowed ? index + 2 : undefined}
          {...roles.row}
        >
          <Cells row={row} columns={columns} flag={flag} actions={actions} />
        </tr>
        {opened && (
          <DetailRow width={width} measure={measure}>
            {opened}
          </DetailRow>
        )}
      </Fragment>
    );
  };
  const first = isMany && !hasFailed ? rows.slice(0, windowedAbove) : rows;
  return (
    <tbody ref={body} {...roles.group}>
      {Windowing ? (
        <Windowing rows={rows} rowKey={rowKey} body={body} line={line} isWhole={!isMany} />
      ) : (
        <>
          {first.map((_, index) => line(index, allRows))}
          {gapRow((rows.length - first.length) * estimatedHeight(isPhone))}
        </>
      )}
    </tbody>
  );
}

interface DetailRowProps {
  width: number;
  measure: MeasureRow;
  children: ReactNode;
}

/** The expanded content under a row. It counts with the height of the row above, whatever expands inside later. */
function DetailRow({ width, measure, children }: DetailRowProps) {
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    const { current } = line;
    const row = current?.previousElementSibling as HTMLTableRowElement | null | undefined;
    if (!current || !row) return;
    const observer = new ResizeObserver(() => measure(row));
    observer.observe(current);
    return () => {
      observer.disconnect();
      if (row.isConnected) measure(row);
    };
  }, [measure]);
  return (
    <tr ref={line} className="detail" {...roles.row}>
      <td colSpan={width} {...roles.cell}>
        {children}
      </td>
    </tr>
  );
}

interface CellsProps<T> {
  row: T;
  columns: readonly DataColumn<T>[];
  flag?: ((row: T) => ReactNode) | undefined;
  actions?: ((row: T) => ReactNode) | undefined;
}

function CellsOfRow<T>({ row, columns, flag, actions }: CellsProps<T>) {
  return (
    <>
      {flag && (
        <td className="flag" {...roles.cell}>
          {flag(row)}
        </td>
      )}
      {columns.map((column) =>
        column.isRowHeader ? (
          <th key={column.id} scope="row" className="title" {...roles.rowHeader}>
            {column.cell(row)}
            {folded(row, columns)}
          </th>
        ) : (
          <td
            key={column.id}
            className={columnClass(column)}
            data-card={column.card}
            data-label={column.isControl ? undefined : column.header}
            {...roles.cell}
          >
            {column.cell(row)}
          </td>
        ),
      )}
      {actions && (
        <td className="actions" {...roles.cell}>
          {actions(row)}
        </td>
      )}
    </>
  );
}

/** Scrolling and pagination show the same rows again, whose cells need no new rendering. */
const Cells = memo(CellsOfRow) as typeof CellsOfRow;

/** The folded columns, under the title. A function instead of a component, because every row calls it. */
function folded<T>(row: T, columns: readonly DataColumn<T>[]): ReactNode {
  const hidden = columns.filter(({ hideBelow }) => hideBelow);
  return (
    hidden.length > 0 && (
      <span className="sub folded">
        {hidden.map((column) => (
          <span key={column.id}>{column.cell(row)}</span>
        ))}
      </span>
    )
  );
}

/** The largest number of loading rows, which fill a window: that of tables, and of cards on a phone. */
const mostLoading = { table: 10, cards: 4 };

interface LoadingRowsProps<T> {
  columns: readonly DataColumn<T>[];
  hasFlag: boolean;
  hasActions: boolean;
  pageSize: PageSize;
  expectedRows: number | undefined;
}

const loadingCell = (key: string, className?: string, card?: DataColumn<never>['card']) => (
  <td key={key} className={className} data-card={card}>
    <Bar />
  </td>
);

/** A skeleton under the real headings, with rows of the usual height. */
export function LoadingRows<T>({
  columns,
  hasFlag,
  hasActions,
  pageSize,
  expectedRows,
}: LoadingRowsProps<T>) {
  const isSlow = useIsSlow();
  const most = useIsPhone() ? mostLoading.cards : mostLoading.table;
  const rows = Math.min(expectedRows ?? most, pageSize === 'all' ? windowedAbove : pageSize);
  return (
    <tbody aria-hidden className="loading" data-shown={isSlow || undefined}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {hasFlag && loadingCell('flag')}
          {columns.map(({ id, hideBelow, card, isRowHeader }) =>
            loadingCell(id, isRowHeader ? 'title' : hideBelow && 'fold', card),
          )}
          {hasActions && loadingCell('actions')}
        </tr>
      ))}
    </tbody>
  );
}
