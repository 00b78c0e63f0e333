import type { ReactNode, RefObject } from 'react';
import { isPhone } from './is-phone';

/** With more rows on a page only those near the window are in it. */
export const windowedAbove = 100;

/** Of a row that has not been seen yet, in pixels: a line, or a card of six. */
export const estimatedHeight = () => (isPhone() ? 190 : 47);

/** Reports to the window over many rows that a row has another height. */
export type MeasureRow = (row: HTMLTableRowElement | null) => void;

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
