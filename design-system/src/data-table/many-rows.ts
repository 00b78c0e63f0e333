import type { ReactNode, RefObject } from 'react';

/** With more rows on a page only those near the viewport are rendered. */
export const windowedAbove = 100;

/** The estimated height of an unmeasured row, in pixels: a line, or a card of six. */
export const estimatedHeight = (isPhone: boolean) => (isPhone ? 190 : 47);

/** Reports a changed height of a row to the windowing. */
export type MeasureRow = (row: HTMLTableRowElement | null) => void;

/** The position of a row among the others. */
export interface RowPlacement {
  /** Some rows are omitted. */
  isWindowed: boolean;
  /** Height of the omitted rows before it, in pixels. */
  gap: number;
  measure: MeasureRow;
}

/** For tables with every row in the DOM. */
export const allRows: RowPlacement = { isWindowed: false, gap: 0, measure: () => undefined };

export interface ManyRows<T> {
  rows: readonly T[];
  rowKey: (row: T) => string;
  body: RefObject<HTMLTableSectionElement | null>;
  line: (index: number, standing: RowPlacement) => ReactNode;
}
