import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterRest, typingRest, waitRest } from './typing-rest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['customers', typingRest.customers, 800],
  ['author names', typingRest.authorNames, 500],
  ['works', typingRest.works, 400],
  ['the wait', waitRest, 200],
])('%s: once the typing has rested, for the last letter only', (_, rest, ms) => {
  const ask = vi.fn<(text: string) => void>();
  const goOn = afterRest(rest, () => ask('v'));
  vi.advanceTimersByTime(ms - 1);
  goOn();
  afterRest(rest, () => ask('vu'));
  vi.advanceTimersByTime(ms - 1);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask.mock.calls).toEqual([['vu']]);
});
