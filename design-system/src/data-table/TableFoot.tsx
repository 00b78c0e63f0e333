import { useStrings } from '../strings/use-strings';
import { tableStrings } from './data-table.strings';
import { columnClass } from './TableHead';
import { roles } from './table-roles';
import type { DataColumn } from './table-types';

interface TableFootProps<T> {
  columns: readonly DataColumn<T>[];
  /** All rows that the filter leaves, of every page. */
  rows: readonly T[];
  leadColumns: number;
  hasActions: boolean;
}

/** Totals of all rows, on every page the same. Nothing when no column has a total. */
export function TableFoot<T>({ columns, rows, leadColumns, hasActions }: TableFootProps<T>) {
  const t = useStrings(tableStrings);
  if (rows.length === 0 || !columns.some(({ total }) => total)) return null;
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row}>
        {Array.from({ length: leadColumns }, (_, index) => (
          <td key={index} className="lead" {...roles.cell} />
        ))}
        {columns.map((column) =>
          column.isRowHeader ? (
            <th key={column.id} scope="row" {...roles.rowHeader}>
              {t('total')}
            </th>
          ) : (
            <td
              key={column.id}
              className={columnClass(column)}
              data-label={column.total && column.header}
              {...roles.cell}
            >
              {column.total?.(rows)}
            </td>
          ),
        )}
        {hasActions && <td className="actions" {...roles.cell} />}
      </tr>
    </tfoot>
  );
}
