import type { Me } from '@nimio/domain/session/session.types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storyMe, storyProfile } from '../shared/session/story-people';

const notFound = () =>
  new Response(JSON.stringify({ error: { status: 404, details: { code: 'notFound' } } }), { status: 404 });
const sessionMissing = () =>
  new Response(JSON.stringify({ error: { status: 401, details: { code: 'sessionMissing' } } }), {
    status: 401,
  });

/** Acts for an estate. */
const me: Me = {
  ...storyMe,
  user: { ...storyMe.user, defaultProfileHash: 'own' },
  rights: [],
  profile: { ...storyProfile, hash: 'estate' },
  profiles: [
    { hash: 'estate', profileName: 'Kuolinpesä', listName: 'Kuolinpesä', roles: ['estate'], isCurrent: 1 },
  ],
};
const replyOfMe = () => Response.json({ record: me });

const responses = new Map<string, () => Response>();
const calls = vi.fn<(path: string) => void>();
const navigation = {
  state: { location: { pathname: '/', search: '', hash: '' } },
  navigate: vi.fn(),
  revalidate: vi.fn(),
};

const emptyStorage = () => ({ getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() });
const page = new EventTarget();

/** Fresh instances of the modules, which watch the session. */
async function open() {
  const { watchSession } = await import('./watch-session');
  const { sessionStore } = await import('../shared/session/session-store');
  const { call } = await import('../api/client');
  const { getProfile } = await import('@nimio/domain/profile/profile.endpoints');
  const { getTerms } = await import('@nimio/domain/terms/terms.endpoints');
  const params = { profileHash: 'estate' };
  watchSession(navigation);
  return {
    sessionStore,
    readMissing: () => call(getProfile, { params }).catch(() => undefined),
    readTerms: () => call(getTerms, { query: { language: 'fi' } }),
  };
}
const checks = () => calls.mock.calls.filter(([path]) => path === '/api/me').length;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  calls.mockClear();
  responses.clear();
  responses.set('/api/me', replyOfMe);
  responses.set('/api/terms?language=fi', () => Response.json({ record: {} }));
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', emptyStorage());
  vi.stubGlobal('sessionStorage', emptyStorage());
  vi.stubGlobal('fetch', (path: string) => {
    calls(path);
    return Promise.resolve((responses.get(path) ?? notFound)());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('checks the access of a representative once for several records that are not found', async () => {
  const { sessionStore, readMissing } = await open();
  sessionStore.set({ status: 'member', me });
  await Promise.all([readMissing(), readMissing()]);
  await readMissing();
  await vi.waitFor(() => expect(navigation.revalidate).toHaveBeenCalledOnce());
  expect(checks()).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  await readMissing();
  expect(checks()).toBe(2);
});

it('looks how old the proof of identity is when the server finds it too old', async () => {
  const { sessionStore, readMissing } = await open();
  sessionStore.set({ status: 'member', me });
  responses.set('/api/profiles/estate', () =>
    Response.json({ error: { details: { code: 'proofExpired' } } }, { status: 403 }),
  );
  await readMissing();
  expect(checks()).toBe(1);
});

it('notices on a public page that the server can be reached again', async () => {
  const { sessionStore, readTerms } = await open();
  sessionStore.set({ status: 'unreachable' });
  responses.set('/api/me', sessionMissing);
  await readTerms();
  await vi.waitFor(() => expect(sessionStore.current().status).toBe('anonymous'));
  await readTerms();
  expect(checks()).toBe(1);
});
