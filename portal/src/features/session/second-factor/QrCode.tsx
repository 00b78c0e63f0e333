import { encode } from 'uqr';
import { Picture } from '../../../shared/page/layout';

/** Adjacent dark modules of a row are one stroke. */
const strokesOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter(Boolean)
    .join('');

/** A QR code: dark on white in every theme, with the quiet zone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={strokesOf(data)} fill="#000" />
    </Picture>
  );
}
