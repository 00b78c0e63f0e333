import { expect, test } from 'vitest';
import { accentCss, accentFamily, contrast } from './accent';
import { papers, type Theme } from './papers';

/** Every 15th step of each channel: 5 832 colours. */
const steps = Array.from({ length: 18 }, (_, i) => (i * 15).toString(16).padStart(2, '0'));
const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

const promises = { text: 5, onSolid: 5, onHover: 7, hover: 7, line: 3, inkOnTint: 7 };

function ratios(theme: Theme, hex: string): Record<keyof typeof promises, number> {
  const accents = accentFamily(hex)[theme];
  const { page, sheet, sunk, ink } = papers[theme];
  const worst = (colour: string, backgrounds: string[]) =>
    Math.min(...backgrounds.map((background) => contrast(colour, background)));
  const all = [page, sheet, sunk, accents.tint, accents.tintHover];
  return {
    text: worst(accents.text, all),
    hover: worst(accents.hover, all),
    line: worst(accents.line, [page, sheet, sunk, accents.tint]),
    onSolid: contrast(accents.onSolid, accents.text),
    onHover: contrast(accents.onSolid, accents.hover),
    inkOnTint: worst(ink, [accents.tint, accents.tintHover]),
  };
}

test.each(['light', 'dark'] as const)('any colour is readable on every surface: %s', (theme) => {
  const broken = grid.flatMap((hex) => {
    const found = ratios(theme, hex);
    return Object.entries(promises)
      .filter(([name, floor]) => found[name as keyof typeof promises] < floor)
      .map(([name]) => `${hex} ${name}`);
  });
  expect(grid).toHaveLength(5832);
  expect(broken).toEqual([]);
});

test('the original colour is only used as the mark', () => {
  const family = accentFamily('#FFEE00');
  expect(family.mark).toBe('#ffee00');
  expect(family.light.text).not.toBe('#ffee00');
});

test('grey and white give grey', () => {
  for (const hex of ['#ffffff', '#777777', '#000']) {
    const { text } = accentFamily(hex).light;
    expect(text.slice(1, 3)).toBe(text.slice(3, 5));
    expect(text.slice(3, 5)).toBe(text.slice(5, 7));
  }
});

test('the style sheet contains both themes and nothing but colours', () => {
  const css = accentCss('#5b2a86');
  expect(css).toContain(':root{--accent-mark:#5b2a86;--accent:#5b2a86;--on-accent:#fffdf9');
  expect(css).toContain(':root[data-theme=dark]{');
  expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme]){');
  expect(() => accentCss('red;}</style>')).toThrow(RangeError);
});
