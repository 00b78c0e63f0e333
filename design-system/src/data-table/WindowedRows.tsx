import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { gapRow } from './gap-row';
import { estimatedHeight, type ManyRows, wholeList } from './many-rows';

/** A row together with what has opened under it. */
function heightOf(row: HTMLTableRowElement, entry: ResizeObserverEntry | undefined): number {
  const own = Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight);
  const next = row.nextElementSibling;
  return next?.className === 'detail' ? own + (next as HTMLElement).offsetHeight : own;
}

/** Whether rows scroll inside something of their own, as in a dialog: the window then does not tell which are seen. */
function isInScroller(rows: HTMLElement): boolean {
  for (let place = rows.parentElement; place && place !== document.body; place = place.parentElement)
    if (/auto|scroll/.test(getComputedStyle(place).overflowY)) return true;
  return false;
}

/**
 * The rows near the window, and the one with the focus wherever it is: Tab goes on from there. When that is a row of
 * another table, one row too many does no harm.
 */
function withFocused(range: Range): number[] {
  const near = defaultRangeExtractor(range);
  const line = document.activeElement?.closest('tr');
  // What has opened belongs to the row over it.
  const row = line?.className === 'detail' ? (line.previousElementSibling as HTMLElement) : line;
  const focused = Number(row?.dataset['index'] ?? -1);
  const isKept = focused >= 0 && focused < range.count && !near.includes(focused);
  return isKept ? [...near, focused].sort((a, b) => a - b) : near;
}

interface WindowedRowsProps<T> extends ManyRows<T> {
  /** Every row is wanted: there are few of them, or they are printed. */
  isWhole: boolean;
}

/**
 * Renders only the rows near the window; Ctrl+F is served by the filter field. Loaded by tables that have many rows on
 * a page (`useLateWindowing`).
 */
export default function WindowedRows<T>({ rows, rowKey, body, line, isWhole }: WindowedRowsProps<T>) {
  // Heights belong to rows, wherever sorting puts them.
  const getItemKey = useCallback((index: number) => rowKey(rows[index] as T), [rows, rowKey]);
  const [isInside, setInside] = useState(false);
  // Asked for once, as it is wanted of every row.
  const [estimate] = useState(estimatedHeight);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const here = body.current;
    if (!here) return;
    const place = () => {
      setInside(isInScroller(here));
      setTop(Math.round(here.getBoundingClientRect().top + window.scrollY));
    };
    place();
    // What stands above the rows may come later, or open.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes the functions that it returns
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    enabled: !isInside && !isWhole,
    estimateSize: () => estimate,
    getItemKey,
    measureElement: heightOf,
    overscan: 12,
    rangeExtractor: withFocused,
    scrollMargin: top,
  });
  // The same structure, so that rows that stay are not made anew when the others come or go.
  if (isInside || isWhole)
    return (
      <>
        {rows.map((_, index) => line(index, wholeList))}
        {null}
      </>
    );
  const items = virtualizer.getVirtualItems();
  const near = { isWindowed: true, measure: virtualizer.measureElement };
  return (
    <>
      {items.map(({ index, start }, at) =>
        line(index, { ...near, gap: start - (items[at - 1]?.end ?? top) }),
      )}
      {gapRow(virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top))}
    </>
  );
}
