/**
 * The society's colour: derives accents that meet WCAG 2.2 AA on our papers from any sRGB colour. The server writes
 * `accentCss` into the page, so that the colour is right before any script runs.
 */
import { papers, type Theme } from './papers';

/** One theme's accents as `#rrggbb`. */
export interface Accents {
  /** Links, and the fill of primary buttons. At least 5:1 on every surface and tint. */
  text: string;
  /** Text on the fill. */
  onSolid: string;
  /** Links and fills under the pointer. At least 7:1. */
  hover: string;
  /** Underlines and selected borders. At least 3:1. */
  line: string;
  tint: string;
  tintHover: string;
}

export interface AccentFamily {
  /** The society's original colour. Decoration only: it has no meaning and no promised contrast. */
  mark: string;
  light: Accents;
  dark: Accents;
}

type Triple = readonly [number, number, number];

interface Oklch {
  lightness: number;
  chroma: number;
  /** Degrees. */
  hue: number;
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number) =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

function linearRgb(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => toLinear(((value >> shift) & 255) / 255);
  return [channel(16), channel(8), channel(0)];
}

function toHex(linear: Triple): string {
  const pair = (channel: number) =>
    Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${linear.map(pair).join('')}`;
}

// The two matrices each way are Björn Ottosson's OKLab (2020).
function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** A colour outside sRGB loses chroma, never its hue. */
function fromOklch(colour: Oklch): string {
  if (isInGamut(toLinearRgb(colour))) return toHex(toLinearRgb(colour));
  let low = 0;
  let high = colour.chroma;
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb({ ...colour, chroma: middle }))) low = middle;
    else high = middle;
  }
  return toHex(toLinearRgb({ ...colour, chroma: low }));
}

function luminance(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

interface Goal {
  backgrounds: readonly string[];
  ratio: number;
  /** Darker on light paper, lighter on dark. */
  direction: -1 | 1;
}

/** Moves lightness away from the backgrounds until the lowest contrast reaches the ratio. */
function reach(start: Oklch, { backgrounds, ratio, direction }: Goal): { hex: string; lightness: number } {
  for (let l = start.lightness; l >= 0 && l <= 1; l += 0.005 * direction) {
    const hex = fromOklch({ ...start, lightness: l });
    if (backgrounds.every((background) => contrast(hex, background) >= ratio)) return { hex, lightness: l };
  }
  return direction < 0 ? { hex: '#000000', lightness: 0 } : { hex: '#ffffff', lightness: 1 };
}

/** The initial lightness and the maximum chroma of each theme: higher chroma vibrates on warm paper. */
const recipes = {
  light: {
    direction: -1,
    tint: { lightness: 0.945, chroma: 0.028 },
    tintHover: { lightness: 0.915, chroma: 0.042 },
    textLightness: (own: number) => Math.min(own, 0.52),
    textChroma: 0.17,
    hoverChroma: 0.17,
    lineLightness: 0.66,
  },
  dark: {
    direction: 1,
    tint: { lightness: 0.28, chroma: 0.045 },
    tintHover: { lightness: 0.32, chroma: 0.055 },
    textLightness: (own: number) => Math.max(own, 0.76),
    textChroma: 0.12,
    hoverChroma: 0.1,
    lineLightness: 0.56,
  },
} as const;

function accentsOn(theme: Theme, colour: Oklch): Accents {
  const { page, sheet, sunk } = papers[theme];
  const recipe = recipes[theme];
  const { direction } = recipe;
  const at = (lightness: number, chromaLimit: number): Oklch => ({
    lightness,
    chroma: Math.min(colour.chroma, chromaLimit),
    hue: colour.hue,
  });
  const tint = fromOklch(at(recipe.tint.lightness, recipe.tint.chroma));
  const tintHover = fromOklch(at(recipe.tintHover.lightness, recipe.tintHover.chroma));
  const backgrounds = [page, sheet, sunk, tint, tintHover];
  const text = reach(at(recipe.textLightness(colour.lightness), recipe.textChroma), {
    backgrounds,
    ratio: 5,
    direction,
  });
  const hoverStart = Math.min(1, Math.max(0, text.lightness + 0.07 * direction));
  const hover = reach(at(hoverStart, recipe.hoverChroma), { backgrounds, ratio: 7, direction });
  const line = reach(at(recipe.lineLightness, 0.1), {
    backgrounds: [page, sheet, sunk, tint],
    ratio: 3,
    direction,
  });
  const onSolid = theme === 'light' ? sheet : page;
  return { text: text.hex, onSolid, hover: hover.hex, line: line.hex, tint, tintHover };
}

/**
 * The accents of both themes for the society's colour.
 *
 * @param hex `#rgb` or `#rrggbb`.
 * @throws RangeError if the text is not such a colour.
 */
export function accentFamily(hex: string): AccentFamily {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const mark = (
    short
      ? `#${short
          .slice(1)
          .map((digit) => digit + digit)
          .join('')}`
      : hex
  ).toLowerCase();
  if (!/^#[0-9a-f]{6}$/.test(mark)) throw new RangeError(`Not a colour: ${hex}`);
  const colour = toOklch(mark);
  return { mark, light: accentsOn('light', colour), dark: accentsOn('dark', colour) };
}

const declarations = (mark: string, a: Accents) =>
  `--accent-mark:${mark};--accent:${a.text};--on-accent:${a.onSolid};--accent-hover:${a.hover};` +
  `--accent-line:${a.line};--accent-tint:${a.tint};--accent-tint-hover:${a.tintHover}`;

/**
 * The style sheet with the society's colour for both themes. Safe inside `<style>`: it only contains parsed colours.
 *
 * @param hex `#rgb` or `#rrggbb`.
 * @throws RangeError if the text is not such a colour.
 */
export function accentCss(hex: string): string {
  const { mark, light, dark } = accentFamily(hex);
  const night = declarations(mark, dark);
  return (
    `:root{${declarations(mark, light)}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme]){${night}}}` +
    `:root[data-theme=dark]{${night}}`
  );
}
