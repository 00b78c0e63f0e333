import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode } from 'react';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { tableStrings } from './data-table.strings';
import { roles } from './table-roles';
import type { DataColumn, TableSort } from './table-types';
import { nextSort } from './table-view';

interface TableHeadProps<T> {
  columns: readonly DataColumn<T>[];
  /** The box that ticks every row. */
  box: ReactNode;
  /** Names the column of buttons that open rows. */
  details: ReactNode;
  hasFlag: boolean;
  hasActions: boolean;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

/** The real headings, there from the start. */
export function TableHead<T>(props: TableHeadProps<T>) {
  const { columns, box, details, hasFlag, hasActions, sort, onSort } = props;
  const t = useStrings(tableStrings);
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {box && (
          <th scope="col" className="lead" {...roles.columnHeader}>
            {box}
          </th>
        )}
        {details && (
          <th scope="col" className="lead" {...roles.columnHeader}>
            {details}
          </th>
        )}
        {hasFlag && (
          <th scope="col" className="flag" {...roles.columnHeader}>
            <VisuallyHidden>{t('flag')}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={columnClass(column)}
            style={column.width ? { width: column.width } : undefined}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            {...roles.columnHeader}
          >
            {column.sortValue ? (
              <>
                <button type="button" onClick={() => onSort(nextSort(sort, column.id))}>
                  {column.header}
                  <SortIcon direction={sort?.column === column.id ? sort.direction : undefined} />
                </button>
                {/* On a phone a list takes the button's place, and the heading keeps its name. */}
                <span className="name">{column.header}</span>
              </>
            ) : (
              column.header
            )}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className="actions" {...roles.columnHeader}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Classes that the column's heading and cells share. */
export function columnClass<T>({ align, hideBelow, tone, isUnbroken }: DataColumn<T>): string | undefined {
  const classes = [align === 'end' && 'end', hideBelow && 'fold', tone, isUnbroken && 'unbroken']
    .filter(Boolean)
    .join(' ');
  return classes || undefined;
}

function SortIcon({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (!direction) return <ArrowUpDown aria-hidden className="unsorted" />;
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}
