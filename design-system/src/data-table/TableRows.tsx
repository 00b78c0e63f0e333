import { Fragment, memo, type ReactNode, useRef } from 'react';
import { Bar, useIsSlow } from '../skeleton/Skeleton';
import { gapRow } from './gap-row';
import { estimatedHeight, type Standing, wholeList, windowedAbove } from './many-rows';
import { columnClass } from './TableHead';
import { roles } from './table-roles';
import type { DataColumn, DataTableProps, MeasureRow, RowExpansion, RowSelection } from './table-types';
import { useLateWindowing } from './use-late-windowing';
import { usePrinting } from './use-printing';

type RowParts<T> = Pick<
  DataTableProps<T>,
  'columns' | 'rowKey' | 'flag' | 'actions' | 'rowTone' | 'selection' | 'expansion'
>;

interface TableRowsProps<T> extends RowParts<T> {
  /** Rows of the page. */
  shown: readonly T[];
  /** Rows of all pages: they are all printed. */
  all: readonly T[];
  /** How many cells a row has. */
  width: number;
}

/** Tones with a bar at the start, which forced colours keep. */
const barred = ['danger', 'warning', 'highlight'];

export function TableRows<T>({ shown, all, width, ...parts }: TableRowsProps<T>) {
  const { columns, rowKey, rowTone, expansion } = parts;
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrinting();
  const rows = isPrinting ? all : shown;
  const isMany = rows.length > windowedAbove && !isPrinting;
  const { Windowing, hasFailed } = useLateWindowing(isMany);
  const line = (index: number, { isWindowed, gap, measure }: Standing) => {
    const row = rows[index] as T;
    const tone = rowTone?.(row);
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
          <Cells
            row={row}
            columns={columns}
            flag={parts.flag}
            actions={parts.actions}
            selection={parts.selection}
            expansion={expansion}
            measure={measure}
          />
        </tr>
        {expansion && <Opened expansion={expansion} row={row} width={width} measure={measure} />}
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
          {first.map((_, index) => line(index, wholeList))}
          {gapRow((rows.length - first.length) * estimatedHeight())}
        </>
      )}
    </tbody>
  );
}

interface OpenedProps<T> {
  expansion: RowExpansion<T>;
  row: T;
  width: number;
  measure: MeasureRow;
}

/** What has opened under a row. */
const Opened = <T,>({ expansion, row, width, measure }: OpenedProps<T>) =>
  expansion.detail(row, width, measure);

interface CellsProps<T> {
  row: T;
  columns: readonly DataColumn<T>[];
  flag?: ((row: T) => ReactNode) | undefined;
  actions?: ((row: T) => ReactNode) | undefined;
  selection?: RowSelection<T> | undefined;
  expansion?: RowExpansion<T> | undefined;
  measure: MeasureRow;
}

function CellsOfRow<T>(props: CellsProps<T>) {
  const { row, columns, flag, actions, selection, expansion, measure } = props;
  return (
    <>
      {selection && (
        <td className="lead" {...roles.cell}>
          {selection.cell(row)}
        </td>
      )}
      {expansion && (
        <td className="lead" {...roles.cell}>
          {expansion.cell(row, measure)}
        </td>
      )}
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
          <td key={column.id} className={columnClass(column)} data-label={column.header} {...roles.cell}>
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

/** Scrolling and paging bring the same rows again: their cells need no new rendering. */
const Cells = memo(CellsOfRow) as typeof CellsOfRow;

/** The columns without room, under the title. A function, as every row asks for them. */
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

/** Grey bars under the real headings. */
export function LoadingRows({ columns, rows = 5 }: { columns: number; rows?: number }) {
  const isSlow = useIsSlow();
  return (
    <tbody aria-hidden className="loading">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_cell, column) => (
            <td key={column}>{isSlow && <Bar />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
