import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounceMs, progressDelayMs, runAfter } from './debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['customers', debounceMs.customers, 800],
  ['author names', debounceMs.authorNames, 500],
  ['works', debounceMs.works, 400],
  ['progress', progressDelayMs, 200],
])('debounces %s: calls once, for the last letter', (_, delay, ms) => {
  const search = vi.fn<(text: string) => void>();
  const cancel = runAfter(delay, () => search('v'));
  vi.advanceTimersByTime(ms - 1);
  cancel();
  runAfter(delay, () => search('vu'));
  vi.advanceTimersByTime(ms - 1);
  expect(search).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(search.mock.calls).toEqual([['vu']]);
});
