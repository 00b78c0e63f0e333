import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import { gapRow } from './gap-row';
import { useIsPhone } from './is-phone';
import { allRows, estimatedHeight, type ManyRows } from './many-rows';

/** A row together with its expanded content. */
function heightOf(row: HTMLTableRowElement, entry: ResizeObserverEntry | undefined): number {
  const own = Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight);
  const next = row.nextElementSibling;
  return next?.className === 'detail' ? own + (next as HTMLElement).offsetHeight : own;
}

/**
 * Whether rows scroll inside their own container, as in a dialog: the viewport then does not determine which are
 * visible.
 */
function isInScroller(rows: HTMLElement): boolean {
  for (let place = rows.parentElement; place && place !== document.body; place = place.parentElement)
    if (/auto|scroll/.test(getComputedStyle(place).overflowY)) return true;
  return false;
}

/**
 * The rows near the viewport, and the focused one wherever it is, so that Tab continues from there. If it is a row of
 * another table, one extra row is harmless.
 */
function withFocused(range: Range): number[] {
  const near = defaultRangeExtractor(range);
  const line = document.activeElement?.closest('tr');
  // Expanded content belongs to the row above.
  const row = line?.className === 'detail' ? (line.previousElementSibling as HTMLElement) : line;
  const focused = Number(row?.dataset['index'] ?? -1);
  const isFocusedOutside = focused >= 0 && focused < range.count && !near.includes(focused);
  return isFocusedOutside ? [...near, focused].sort((a, b) => a - b) : near;
}

interface WindowedRowsProps<T> extends ManyRows<T> {
  /** Every row is rendered if there are few of them, or if they are printed. */
  isWhole: boolean;
}

/**
 * Renders only the rows near the viewport; the filter field replaces Ctrl+F. Loaded by tables with many rows on a page
 * (`useLateWindowing`).
 */
export default function WindowedRows<T>({ rows, rowKey, body, line, isWhole }: WindowedRowsProps<T>) {
  // Heights belong to rows, wherever they are sorted.
  const getItemKey = useCallback((index: number) => rowKey(rows[index] as T), [rows, rowKey]);
  const [isInside, setInside] = useState(false);
  const isPhone = useIsPhone();
  // Stays the same when the window becomes paper.
  const [estimate] = useState(() => estimatedHeight(isPhone));
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const here = body.current;
    if (!here) return;
    const place = () => {
      setInside(isInScroller(here));
      setTop(Math.round(here.getBoundingClientRect().top + window.scrollY));
    };
    place();
    // Content above the rows may load later or expand.
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
  // The same structure, so that remaining rows are not remounted when others are added or removed.
  if (isInside || isWhole)
    return (
      <>
        {rows.map((_, index) => line(index, allRows))}
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
