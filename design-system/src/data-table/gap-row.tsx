/**
 * A spacer for omitted rows, so that the page keeps its length. A function instead of a component, because every row
 * calls it and hardly any needs it.
 *
 * @param height in pixels
 */
export const gapRow = (height: number) =>
  height > 0 && (
    <tr aria-hidden className="gap">
      <td style={{ height }} />
    </tr>
  );
