import type { CSSProperties } from 'react';

/** Passes a control's width to its styles without a new class for each width. */
export function widthStyle(width: string | undefined): CSSProperties | undefined {
  return width ? ({ '--field-width': width } as CSSProperties) : undefined;
}
