/**
 * The place of rows that are left out, so that the page is as long as with them. A function, as every row asks for one
 * and hardly any needs it.
 *
 * @param height in pixels
 */
export const gapRow = (height: number) =>
  height > 0 && (
    <tr aria-hidden className="gap">
      <td style={{ height }} />
    </tr>
  );
