import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, enoughContrast, isColour } from './contrast.js';

const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#FFFFFF', 4.54],
    ['#5b2a86', '#faf7f0', 9.22],
    ['#ff0000', '#000000', 5.25],
    ['#123456', '#123456', 1],
  ])('of %s on %s is %f, as WCAG calculates it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });

  it('distinguishes just enough from just too little', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(enoughContrast);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(enoughContrast);
  });

  it('is the same both ways, and from 1 to 21', () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
        expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
        expect(contrast(one, other)).toBeLessThanOrEqual(21.000001);
      }),
    );
  });
});

describe('isColour', () => {
  it.each(['#5b2a86', '#FFFFFF'])('accepts %s', (text) => expect(isColour(text)).toBe(true));
  it.each(['', '#fff', 'red', '5b2a86', '#5b2a8g', '#5b2a866'])('refuses %j', (text) =>
    expect(isColour(text)).toBe(false),
  );
});
