import { type Strings, useStrings } from '../strings/use-strings';
import { columnClass } from './TableHead';
import { roles } from './table-roles';
import type { TableTotalsProps } from './table-types';

const totalsStrings: Strings<'total'> = {
  'fi-FI': { total: 'Yhteensä' },
  'sv-FI': { total: 'Sammanlagt' },
  'en-GB': { total: 'Total' },
};

/** The row of totals of all rows, the same on every page: pass it to `DataTable` as `totals`. */
export function TableTotals<T>({ columns, rows, hasFlag, hasActions }: TableTotalsProps<T>) {
  const t = useStrings(totalsStrings);
  if (rows.length === 0) return null;
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row}>
        {hasFlag && <td className="flag" {...roles.cell} />}
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
