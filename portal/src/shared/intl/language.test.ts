import type { Language } from '@nimio/domain/schema';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Part } from './catalogues';

type Name = `${Part}.${Language}`;
type Texts = Record<string, string>;

interface Pending {
  promise: Promise<Texts>;
  resolve: (texts: Texts) => void;
  fail: (error: Error) => void;
}

/** Pending loads of messages, which the test resolves or rejects. */
const waiting = new Map<Name, Pending>();
const requested = new Set<Name>();

/** As with modules, concurrent requests share one load. */
function loadTexts(part: Part, language: Language): Promise<Texts> {
  const name: Name = `${part}.${language}`;
  requested.add(name);
  const pending: Partial<Pending> = waiting.get(name) ?? {};
  pending.promise ??= new Promise<Texts>((resolve, fail) => Object.assign(pending, { resolve, fail }));
  waiting.set(name, pending as Pending);
  return pending.promise;
}
vi.doMock('./catalogues', () => ({ loadTexts }));

/** Waits until messages are requested. */
const requestOf = (name: Name) =>
  vi.waitFor(() => {
    const request = waiting.get(name);
    if (!request) throw new Error(`${name} has not been requested`);
    waiting.delete(name);
    return request;
  });
const resolve = async (name: Name) => (await requestOf(name)).resolve({ [name]: name });
const fail = async (name: Name) => (await requestOf(name)).fail(new Error(name));

/** The cookie that the page has stored. */
let cookie = '';
const root = { lang: '' };

/** A fresh instance of the module, in Finnish. */
async function newPage() {
  const language = await import('./language');
  const started = language.startIntl();
  await resolve('entry.fi');
  await started;
  const spoken = () => language.languageStore.current()?.language;
  const texts = () => Object.keys(language.languageStore.current()?.messages ?? {});
  return { ...language, spoken, texts };
}

beforeEach(() => {
  vi.resetModules();
  waiting.clear();
  requested.clear();
  cookie = '';
  root.lang = '';
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('document', {
    documentElement: root,
    get cookie() {
      return cookie;
    },
    set cookie(written: string) {
      cookie = written.slice(0, written.indexOf(';'));
    },
  });
});

describe('setLanguage', () => {
  it('keeps the current language when it is chosen again before the other has loaded', async () => {
    const { setLanguage, spoken } = await newPage();
    const swedish = setLanguage('sv');
    await setLanguage('fi');
    await resolve('entry.sv');
    await swedish;
    expect([spoken(), root.lang, cookie]).toEqual(['fi', 'fi', 'language=fi']);
  });

  it('uses and stores the language chosen last, whichever loads first', async () => {
    const { setLanguage, spoken } = await newPage();
    const both = [setLanguage('sv'), setLanguage('en')];
    await resolve('entry.en');
    await resolve('entry.sv');
    await Promise.all(both);
    expect([spoken(), root.lang, cookie]).toEqual(['en', 'en', 'language=en']);
  });

  it('changes nothing when the texts do not load, and can be requested again', async () => {
    const { setLanguage, spoken } = await newPage();
    const failed = setLanguage('sv');
    await fail('entry.sv');
    await expect(failed).rejects.toThrow('entry.sv');
    expect([spoken(), root.lang, cookie]).toEqual(['fi', 'fi', 'language=fi']);
    const again = setLanguage('sv');
    await resolve('entry.sv');
    await again;
    expect(spoken()).toBe('sv');
  });

  it('ignores a failure when another language has been chosen in the meantime', async () => {
    const { setLanguage } = await newPage();
    const failed = setLanguage('sv');
    await setLanguage('fi');
    await fail('entry.sv');
    await expect(failed).resolves.toBeUndefined();
  });
});

describe('startIntl', () => {
  it('loads only the first language, also for the page that the router opens before it has started', async () => {
    cookie = 'language=sv';
    const { loadPart, startIntl, languageStore } = await import('./language');
    const frame = loadPart('frame');
    const started = startIntl();
    await resolve('entry.sv');
    await resolve('frame.sv');
    await Promise.all([started, frame]);
    expect(languageStore.current()).toMatchObject({ language: 'sv', messages: { 'frame.sv': 'frame.sv' } });
    expect(requested).toEqual(new Set(['entry.sv', 'frame.sv']));
  });

  it('falls back to Finnish with the page that is being opened', async () => {
    vi.stubGlobal('location', { search: '?language=en' });
    const { loadPart, startIntl, languageStore } = await import('./language');
    const frame = loadPart('frame');
    const started = startIntl();
    await fail('entry.en');
    await resolve('frame.en');
    await resolve('entry.fi');
    await resolve('frame.fi');
    await Promise.all([started, frame]);
    const texts = { 'entry.fi': 'entry.fi', 'frame.fi': 'frame.fi' };
    expect(languageStore.current()).toEqual({ language: 'fi', messages: texts });
    expect(cookie).toBe('');
  });
});

describe('loadPart', () => {
  it('retries a part that failed to load', async () => {
    const { loadPart, texts } = await newPage();
    const failed = loadPart('frame');
    await fail('frame.fi');
    await expect(failed).rejects.toThrow('frame.fi');
    const again = loadPart('frame');
    await resolve('frame.fi');
    await again;
    expect(texts()).toEqual(['entry.fi', 'frame.fi']);
  });

  it('loads in the language chosen in the meantime', async () => {
    const { setLanguage, loadPart, spoken, texts } = await newPage();
    const part = loadPart('frame');
    const swedish = setLanguage('sv');
    await resolve('entry.sv');
    await resolve('frame.fi');
    await resolve('frame.sv');
    await Promise.all([part, swedish]);
    expect(spoken()).toBe('sv');
    expect(texts()).toEqual(['entry.sv', 'frame.sv']);
  });
});
