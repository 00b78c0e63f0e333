import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { isPhone } from './is-phone';
import type { MeasureRow } from './table-types';

/** With more rows on a page only those near the window are in it. */
export const windowedAbove = 100;
/** Of a row that has not been seen yet, in pixels: a line, or a card of six. */
const estimatedHeight = () => (isPhone() ? 190 : 47);

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
  const row = document.activeElement?.closest<HTMLElement>('tr[data-index]');
  const focused = Number(row?.dataset['index'] ?? -1);
  const isKept = focused >= 0 && focused < range.count && !near.includes(focused);
  return isKept ? [...near, focused].sort((a, b) => a - b) : near;
}

/** Renders only the rows near the window when there are many and the page scrolls them; Ctrl+F is served by the filter field. */
export function useWindowedRows<T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  body: RefObject<HTMLTableSectionElement | null>,
  isWholeWanted: boolean,
): RowWindow {
  const count = rows.length;
  // Heights belong to rows, wherever sorting puts them.
  const getItemKey = useCallback((index: number) => rowKey(rows[index] as T), [rows, rowKey]);
  const [isInside, setInside] = useState(false);
  const isWindowed = count > windowedAbove && !isWholeWanted && !isInside;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const here = body.current;
    if (!isWindowed || !here) return;
    setInside(isInScroller(here));
    const place = () => setTop(Math.round(here.getBoundingClientRect().top + window.scrollY));
    place();
    // What stands above the rows may come later, or open.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [isWindowed, body]);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled: isWindowed,
    estimateSize: estimatedHeight,
    getItemKey,
    measureElement: heightOf,
    overscan: 12,
    rangeExtractor: withFocused,
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
