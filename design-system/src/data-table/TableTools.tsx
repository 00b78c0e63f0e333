import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from '../button/button-styles';
import { SearchField } from '../search-field/SearchField';
import { SelectBox } from '../select/SelectBox';
import { useStrings } from '../strings/use-strings';
import { tableStrings } from './data-table.strings';
import { useIsPhone } from './is-phone';
import type { DataColumn, TableSort, TableView } from './table-types';

interface TableToolsProps<T> {
  columns: readonly DataColumn<T>[];
  view: TableView;
  onChange: (change: Partial<TableView>) => void;
  hasFilter: boolean;
  filterLabel: string | undefined;
  /** One of the page's filters is set, which may be folded. */
  isNarrowed: boolean;
  children: ReactNode;
}

/** Above the table: the filter, the page's own filters, and on a phone the order. */
export function TableTools<T>({
  columns,
  view,
  onChange,
  hasFilter,
  filterLabel,
  isNarrowed,
  children,
}: TableToolsProps<T>) {
  const t = useStrings(tableStrings);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  // On a phone the rows come first.
  const isFolded = isPhone && hasFilter && Boolean(children);
  // A wider table is sorted by its headings.
  const sortable = isPhone ? columns.filter(({ sortValue, isSortable }) => sortValue ?? isSortable) : [];
  if (!hasFilter && !children && sortable.length === 0) return null;
  return (
    <div className="tools" data-folded={isFolded || undefined}>
      {hasFilter && (
        <SearchField
          label={filterLabel ?? t('filter')}
          value={view.filter}
          onChange={(filter) => onChange({ filter })}
          width="100%"
        />
      )}
      {isFolded && (
        <More
          type="button"
          data-variant="second"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen((wasOpen) => !wasOpen)}
        >
          {isNarrowed ? t('moreSet') : t('more')}
        </More>
      )}
      {(!isFolded || isOpen) && (
        <div className="rest" id={id}>
          {children}
          {sortable.length > 0 && (
            <SortSelect columns={sortable} sort={view.sort} onChange={(sort) => onChange({ sort })} />
          )}
        </div>
      )}
    </div>
  );
}

const More = styled.button`
  ${buttonStyles}
`;

interface SortSelectProps<T> {
  columns: readonly DataColumn<T>[];
  sort: TableSort | null;
  onChange: (sort: TableSort | null) => void;
}

function SortSelect<T>({ columns, sort, onChange }: SortSelectProps<T>) {
  const t = useStrings(tableStrings);
  const id = useId();
  const choose = (value: string) => {
    const [direction, column] = [value.slice(0, value.indexOf(' ')), value.slice(value.indexOf(' ') + 1)];
    onChange(value ? { column, direction: direction as TableSort['direction'] } : null);
  };
  return (
    <div className="sort">
      <label htmlFor={id}>{t('sortBy')}</label>
      <SelectBox
        id={id}
        value={sort ? `${sort.direction} ${sort.column}` : ''}
        onChange={(e) => choose(e.target.value)}
      >
        <option value="">{t('unsorted')}</option>
        {columns.flatMap(({ id: column, header }) =>
          (['ascending', 'descending'] as const).map((direction) => (
            <option key={`${direction} ${column}`} value={`${direction} ${column}`}>
              {`${header}, ${t(direction)}`}
            </option>
          )),
        )}
      </SelectBox>
    </div>
  );
}
