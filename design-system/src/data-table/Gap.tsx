/** The place of rows that are left out, so that the page is as long as with them. */
export function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="gap">
      <td style={{ height }} />
    </tr>
  );
}
