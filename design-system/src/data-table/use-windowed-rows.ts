import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { MeasureRow } from './table-types';

/** With more rows on a page only those near the window are in it. */
export const windowedAbove = 100;
const estimatedHeight = 47;

export interface RowWindow {
  /** Ordinals of the rows to render, and the height of what is left out before each, in pixels. */
  lines: readonly { index: number; gap: number }[];
  /** Height of what is left out after the last, in pixels. */
  after: number;
  isWindowed: boolean;
  measure: MeasureRow;
}

const noMeasuring = () => undefined;

/** A row together with what has opened under it. */
function heightOf(row: HTMLTableRowElement, entry: ResizeObserverEntry | undefined): number {
  const own = Math.round(entry?.borderBoxSize[0]?.blockSize ?? row.offsetHeight);
  const next = row.nextElementSibling;
  return next?.className === 'detail' ? own + (next as HTMLElement).offsetHeight : own;
}

/** The rows near the window, and the one with the focus wherever it is: Tab goes on from there. */
function withFocused(body: HTMLElement | null, range: Range): number[] {
  const near = defaultRangeExtractor(range);
  const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
  const focused = row && body?.contains(row) ? Number(row.dataset['index']) : -1;
  const isKept = focused >= 0 && focused < range.count && !near.includes(focused);
  return isKept ? [...near, focused].sort((a, b) => a - b) : near;
}

/** Renders only the rows near the window when there are many; Ctrl+F is served by the filter field. */
export function useWindowedRows<T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  body: RefObject<HTMLTableSectionElement | null>,
  isWholeWanted: boolean,
): RowWindow {
  const count = rows.length;
  // Heights belong to rows, wherever sorting puts them.
  const getItemKey = useCallback((index: number) => rowKey(rows[index] as T), [rows, rowKey]);
  const isWindowed = count > windowedAbove && !isWholeWanted;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (isWindowed && body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, [isWindowed, body]);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled: isWindowed,
    estimateSize: () => estimatedHeight,
    getItemKey,
    measureElement: heightOf,
    overscan: 12,
    rangeExtractor: (range) => withFocused(body.current, range),
    scrollMargin: top,
  });
  if (!isWindowed) {
    return {
      lines: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })),
      after: 0,
      isWindowed,
      measure: noMeasuring,
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    lines: items.map(({ index, start }, at) => ({ index, gap: start - (items[at - 1]?.end ?? top) })),
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    isWindowed,
    measure: virtualizer.measureElement,
  };
}
