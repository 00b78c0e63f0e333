const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** WCAG's relative luminance of a colour `#rrggbb`, from 0 (black) to 1 (white). */
function luminance(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const channel = (shift: number): number => linear(((value >> shift) & 255) / 255);
  return 0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0);
}

/** Whether a text is a colour of the form `#rrggbb`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** WCAG contrast of two colours `#rrggbb`, from 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** What text must reach on its background (WCAG 2.2, 1.4.3). */
export const enoughContrast = 4.5;
