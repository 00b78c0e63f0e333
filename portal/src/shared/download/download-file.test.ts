import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { downloadFile } from './download-file';

const click = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ click }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('releases the file only after the browser has had time to read it', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  downloadFile('list.csv', 'text/csv', 'a;b');
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledOnce();
});
