import { expect, test } from 'vitest';
import { isProofFresh } from './proof.js';

const provedAt = '2026-11-29T10:00:00.000Z';

test.each([
  ['2026-11-29T10:00:00.000Z', true],
  ['2026-11-29T10:10:00.000Z', true],
  ['2026-11-29T10:10:00.001Z', false],
  ['2026-11-30T10:00:00.000Z', false],
  // The clocks of two servers may differ a little.
  ['2026-11-29T09:59:58.000Z', true],
])('a proof of ten o’clock is fresh at %s: %s', (now, isFresh) => {
  expect(isProofFresh(provedAt, Date.parse(now))).toBe(isFresh);
});
