import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useState } from 'react';
import { offer } from './measure';
import './page.css';
import './hand-written.css';
import { addressOf, columns, compareTexts, rowHeight, type Work, works } from './works';

interface Sort {
  column: keyof Work;
  isAscending: boolean;
}

function compareBy({ column, isAscending }: Sort) {
  const sign = isAscending ? 1 : -1;
  return (a: Work, b: Work) => {
    const [one, other] = [a[column], b[column]];
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
    return sign * compareTexts(String(one), String(other));
  };
}

/** What somebody writes who needs one table and knows TanStack Virtual. */
function WorksTable() {
  const [sort, setSort] = useState<Sort | null>(null);
  const rows = useMemo(() => (sort ? [...works].sort(compareBy(sort)) : works), [sort]);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes the functions that it returns
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ id, header, width, isNumber }) => {
            const isSorted = sort?.column === id;
            const direction = sort?.isAscending ? 'ascending' : 'descending';
            return (
              <th
                key={id}
                scope="col"
                style={{ width }}
                className={isNumber ? 'number' : undefined}
                aria-sort={isSorted ? direction : undefined}
              >
                <button
                  type="button"
                  onClick={() => setSort({ column: id, isAscending: !(isSorted && sort.isAscending) })}
                >
                  {header} {isSorted && (sort.isAscending ? '▲' : '▼')}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        <Gap height={before} />
        {items.map(({ index }) => {
          const work = rows[index] as Work;
          return <Row key={work.isbn} index={index} work={work} />;
        })}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

function Row({ index, work }: { index: number; work: Work }) {
  return (
    <tr data-index={index}>
      <td>{work.isbn}</td>
      <th scope="row">
        <a href={addressOf(work)}>{work.title}</a>
      </th>
      <td>{work.author}</td>
      <td>{work.format}</td>
      <td>{work.publisher}</td>
      <td className="number">{work.year}</td>
      <td className="number">{work.loans}</td>
    </tr>
  );
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="gap">
      <td colSpan={columns.length} style={{ height }} />
    </tr>
  );
}

offer({
  grid: <WorksTable />,
  titleAt: (row) => document.querySelector(`tr[data-index="${row}"] th a`),
  titleHeading: () => document.querySelector('thead th:nth-child(2) button'),
  scroller: () => document.scrollingElement,
});
