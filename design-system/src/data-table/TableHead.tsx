import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useStrings } from '../strings/use-strings';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import { tableStrings } from './data-table.strings';
import { roles } from './table-roles';
import type { DataColumn, TableSort } from './table-types';
import { nextSort } from './table-view';

interface TableHeadProps<T> {
  columns: readonly DataColumn<T>[];
  hasFlag: boolean;
  hasActions: boolean;
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

/** The real headings, present from the start. */
export function TableHead<T>(props: TableHeadProps<T>) {
  const { columns, hasFlag, hasActions, sort, onSort } = props;
  const t = useStrings(tableStrings);
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
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
            <Heading column={column} sort={sort} onSort={onSort} />
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

function Heading<T>({
  column,
  sort,
  onSort,
}: Pick<TableHeadProps<T>, 'sort' | 'onSort'> & { column: DataColumn<T> }) {
  const { id, header, heading, isControl } = column;
  if (isControl && !heading) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!isControl && !column.sortValue && !column.isSortable) return header;
  return (
    <>
      {isControl ? (
        heading
      ) : (
        <button type="button" onClick={() => onSort(nextSort(sort, id))}>
          {header}
          <SortIcon direction={sort?.column === id ? sort.direction : undefined} />
        </button>
      )}
      {/* On a phone the control is above the cards, and the heading keeps its name. */}
      <span className="name">{header}</span>
    </>
  );
}

/** Classes shared by the column's heading and cells. */
export function columnClass<T>({
  align,
  hideBelow,
  tone,
  isUnbroken,
  isControl,
}: DataColumn<T>): string | undefined {
  const classes = [
    isControl && 'lead',
    align === 'end' && 'end',
    hideBelow && 'fold',
    tone,
    isUnbroken && 'unbroken',
  ]
    .filter(Boolean)
    .join(' ');
  return classes || undefined;
}

function SortIcon({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (!direction) return <ArrowUpDown aria-hidden className="unsorted" />;
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}
