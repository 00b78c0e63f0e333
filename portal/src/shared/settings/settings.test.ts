import type { Language } from '@nimio/domain/language';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speech } from '../intl/language';
import { loadSettings, refreshSettings, settings, subscribeToSettings } from './settings';
import { storySettings } from './story-settings';

const minute = 60_000;
/** The requested languages. */
let asked: string[];
let portalName: string;
let isAway: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [asked, portalName, isAway] = [[], 'Nimiö', false];
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', (address: string) => {
    const language = address.slice(-2) as Language;
    asked.push(language);
    if (isAway) return Promise.reject(new TypeError('failed'));
    return Promise.resolve(Response.json({ record: { ...storySettings(language), portalName } }));
  });
  await loadSettings();
  vi.setSystemTime(Date.now() + minute);
  asked = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('are asked for once in the spoken language by whoever comes back, and stay the same', async () => {
  const before = settings();
  const told = vi.fn();
  const stop = subscribeToSettings(told);
  await Promise.all([refreshSettings(), refreshSettings()]);
  stop();
  expect(asked).toEqual(['fi']);
  expect(settings()).toBe(before);
  expect(told).not.toHaveBeenCalled();
});

it('are not asked for again within seconds', async () => {
  await refreshSettings();
  await refreshSettings();
  expect(asked).toEqual(['fi']);
  vi.setSystemTime(Date.now() + minute);
  await refreshSettings();
  expect(asked).toEqual(['fi', 'fi']);
});

it('are asked for in another language as soon as it is spoken', async () => {
  await refreshSettings();
  const spoken = vi.spyOn(speech, 'current').mockReturnValue({ language: 'sv' } as never);
  await refreshSettings();
  spoken.mockRestore();
  expect(asked).toEqual(['fi', 'sv']);
});

it('are known in every language when something has changed', async () => {
  portalName = 'Kynä';
  const told = vi.fn();
  const stop = subscribeToSettings(told);
  await refreshSettings();
  stop();
  expect(asked).toEqual(['fi', 'sv', 'en']);
  expect([settings('fi').portalName, settings('en').portalName]).toEqual(['Kynä', 'Kynä']);
  expect(told).toHaveBeenCalledOnce();
});

it('stay while they cannot be asked for', async () => {
  const before = settings();
  isAway = true;
  await refreshSettings();
  expect(settings()).toBe(before);
});
