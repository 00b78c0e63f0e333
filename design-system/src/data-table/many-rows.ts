import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { isPhone } from './is-phone';
import type { MeasureRow } from './table-types';

/** With more rows on a page only those near the window are in it. */
export const windowedAbove = 100;

/** Of a row that has not been seen yet, in pixels: a line, or a card of six. */
export const estimatedHeight = () => (isPhone() ? 190 : 47);

/** How a row stands among the others. */
export interface Standing {
  /** Some rows are left out. */
  isWindowed: boolean;
  /** Height of what is left out before it, in pixels. */
  gap: number;
  measure: MeasureRow;
}

/** Where every row is in the page. */
export const wholeList: Standing = { isWindowed: false, gap: 0, measure: () => undefined };

export interface ManyRows<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  body: RefObject<HTMLTableSectionElement | null>;
  line: (index: number, standing: Standing) => ReactNode;
}

type Windowing = <T>(props: ManyRows<T>) => ReactNode;

let loaded: Windowing | undefined;

/**
 * The code that leaves rows out, which most tables never need: it comes when a page has many rows.
 *
 * @returns `hasFailed` when it does not come: then every row has to be shown
 */
export function useLateWindowing(isWanted: boolean) {
  const [Windowing, setWindowing] = useState(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || Windowing) return;
    import('./WindowedRows').then(
      (part) => {
        loaded = part.default;
        setWindowing(() => loaded);
      },
      () => setFailed(true),
    );
  }, [isWanted, Windowing]);
  return { Windowing, hasFailed };
}
