import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { MeasureRow } from './table-types';

/** With more rows on a page only those near the window are in it. */
export const windowedAbove = 100;
const estimatedHeight = 47;

export interface RowWindow {
  /** Ordinals of the rows to render. */
  indexes: readonly number[];
  /** Height of what is left out before and after, in pixels. */
  before: number;
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
    scrollMargin: top,
  });
  if (!isWindowed) {
    return {
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      isWindowed,
      measure: noMeasuring,
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    indexes: items.map(({ index }) => index),
    before: (items[0]?.start ?? top) - top,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    isWindowed,
    measure: virtualizer.measureElement,
  };
}
