import type { Language } from '@nimio/domain/language';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { languageStore } from '../intl/language';
import { loadSettings, refreshSettings, settings, subscribeToSettings } from './settings';
import { storySettings } from './story-settings';

const minute = 60_000;
/** The requested languages. */
let requests: string[];
let portalName: string;
let isUnavailable: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  [requests, portalName, isUnavailable] = [[], 'Nimiö', false];
  vi.stubGlobal('document', { getElementById: () => null });
  vi.stubGlobal('fetch', (address: string) => {
    const language = address.slice(-2) as Language;
    requests.push(language);
    if (isUnavailable) return Promise.reject(new TypeError('failed'));
    return Promise.resolve(Response.json({ record: { ...storySettings(language), portalName } }));
  });
  await loadSettings();
  vi.setSystemTime(Date.now() + minute);
  requests = [];
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('are refetched once in the current language on return, and stay the same', async () => {
  const before = settings();
  const listener = vi.fn();
  const stop = subscribeToSettings(listener);
  await Promise.all([refreshSettings(), refreshSettings()]);
  stop();
  expect(requests).toEqual(['fi']);
  expect(settings()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});

it('are not requested again within seconds', async () => {
  await refreshSettings();
  await refreshSettings();
  expect(requests).toEqual(['fi']);
  vi.setSystemTime(Date.now() + minute);
  await refreshSettings();
  expect(requests).toEqual(['fi', 'fi']);
});

it('are requested in another language as soon as it is selected', async () => {
  await refreshSettings();
  const spoken = vi.spyOn(languageStore, 'current').mockReturnValue({ language: 'sv' } as never);
  await refreshSettings();
  spoken.mockRestore();
  expect(requests).toEqual(['fi', 'sv']);
});

it('are updated in every language when something has changed', async () => {
  portalName = 'Kynä';
  const listener = vi.fn();
  const stop = subscribeToSettings(listener);
  await refreshSettings();
  stop();
  expect(requests).toEqual(['fi', 'sv', 'en']);
  expect([settings('fi').portalName, settings('en').portalName]).toEqual(['Kynä', 'Kynä']);
  expect(listener).toHaveBeenCalledOnce();
});

it('stay while they cannot be requested', async () => {
  const before = settings();
  isUnavailable = true;
  await refreshSettings();
  expect(settings()).toBe(before);
});
