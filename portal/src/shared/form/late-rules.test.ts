import { expect, it, vi } from 'vitest';
import { lateRules } from './late-rules';

it('loads the rules of a form once, when they are needed', async () => {
  const imported = vi.fn(() => Promise.resolve({ max: 3 }));
  const { current, load, preload } = lateRules(imported);
  expect(current()).toBeUndefined();
  expect(imported).not.toHaveBeenCalled();
  preload();
  await expect(load()).resolves.toEqual({ max: 3 });
  await load();
  expect(current()).toEqual({ max: 3 });
});

it('loads again after a failure', async () => {
  const imported = vi.fn(() => Promise.resolve('rules')).mockRejectedValueOnce(new TypeError('no chunk'));
  const { current, load } = lateRules(imported);
  await expect(load()).rejects.toMatchObject({ code: 'network' });
  expect(current()).toBeUndefined();
  await expect(load()).resolves.toBe('rules');
});
