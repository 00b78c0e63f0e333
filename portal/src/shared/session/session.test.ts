import { listProfiles } from '@nimio/domain/profile/profile.endpoints';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/client';
import { discardUnsaved, setLeaveConfirmation, watchUnsaved } from '../form/unsaved';
import { checkSession, logOut, resumeProfile, selectProfile, startSession } from './session';
import { sessionClock } from './session-clock';
import { currentMember, sessionStore, storeProfile } from './session-store';
import { storyMe, storyProfile } from './story-people';

/** Web storage, to the extent that the portal uses it. */
function newStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  };
}

const hour = 3_600_000;
const me: Me = {
  ...storyMe,
  user: { ...storyMe.user, hash: 'inka', defaultProfileHash: 'own', disclaimerAccepted: '2026-01-01' },
  rights: [],
  profile: { ...storyProfile, hash: 'own', phone: '1' },
  profiles: ['own', 'estate'].map((hash) => ({ hash }) as ProfileSummary),
  sessionKind: 'password',
  sessionExpires: new Date(hour).toISOString(),
  sessionEnds: new Date(12 * hour).toISOString(),
};
const reply = (record: unknown, status = 200) =>
  Promise.resolve(new Response(status === 204 ? null : JSON.stringify(record), { status }));
const refusal = (status: number, code: string) =>
  reply({ error: { status, name: 'E', message: code, details: { code } } }, status);

/** The next reply for each call, by its path. */
const responses: Record<string, () => Promise<Response>> = {};
const page = { replace: vi.fn(), assign: vi.fn(), reload: vi.fn() };

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', newStorage());
  vi.stubGlobal('sessionStorage', newStorage());
  vi.stubGlobal('location', page);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('fetch', (url: string) => responses[url]?.() ?? refusal(404, 'notFound'));
  responses['/api/auth/logout'] = () => reply(undefined, 204);
  responses['/api/me'] = () => refusal(401, 'sessionMissing');
  sessionStorage.setItem('nimio.draft.own.contact', '{}');
  await startSession(me, 0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  sessionStore.set({ status: 'unchecked' });
});

const draft = () => sessionStorage.getItem('nimio.draft.own.contact');

describe('logging out', () => {
  it('deletes what the portal has stored, and nothing of the CMS admin', async () => {
    localStorage.setItem('jwtToken', '"admin"');
    sessionStorage.setItem('STRAPI_LOCALE', 'fi');
    await logOut();
    expect(draft()).toBeNull();
    expect(localStorage.getItem('nimio.user')).toBeNull();
    expect(localStorage.getItem('jwtToken')).toBe('"admin"');
    expect(sessionStorage.getItem('STRAPI_LOCALE')).toBe('fi');
    expect(page.replace).toHaveBeenCalledWith('/login');
  });

  it.each([
    ['the server is unavailable', () => refusal(503, 'serviceUnavailable')],
    ['the network is', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails visibly when %s', async (_, response) => {
    responses['/api/auth/logout'] = response;
    await expect(logOut()).rejects.toBeInstanceOf(ApiError);
    expect(currentMember()).toBeDefined();
    expect(draft()).toBe('{}');
    expect(page.replace).not.toHaveBeenCalled();
  });
});

describe('a session that the server has ended', () => {
  it('is lost, and typed values stay for the same person', async () => {
    await checkSession();
    expect(sessionStore.current()).toEqual({ status: 'anonymous', wasLost: true });
    expect(draft()).toBe('{}');
    expect(page.replace).not.toHaveBeenCalled();
  });

  it.each([
    ['another tab has logged out', () => localStorage.clear()],
    ['another person has been here', () => localStorage.setItem('nimio.user', 'tove')],
  ])('leaves nothing behind when %s', async (_, happens) => {
    happens();
    await checkSession();
    expect(sessionStore.current()).toEqual({ status: 'anonymous', wasLost: false });
    expect(draft()).toBeNull();
    expect(page.replace).toHaveBeenCalledWith('/login');
  });
});

describe('a session that ended while acting for another profile', () => {
  const acting = { ...me, profile: { hash: 'estate' } } as Me;
  const chosen = vi.fn(() => reply({ record: {} }));
  const endSession = async (last: Me) => {
    await startSession(last, 0);
    await checkSession();
  };
  beforeEach(() => {
    responses['/api/profiles/select'] = chosen;
  });

  it('continues in that profile and page after login, once', async () => {
    await endSession(acting);
    await startSession(me, 0);
    expect(await resumeProfile('/settings')).toBe(true);
    expect(page.assign.mock.calls).toEqual([['/settings']]);
    expect(await resumeProfile('/settings')).toBe(false);
    expect(chosen).toHaveBeenCalledOnce();
  });

  it.each<[name: string, heldUp: Partial<Me>]>([
    ['staff have given the second factor', { secondFactor: 'awaited' }],
    ['a password that meets the rule has been set', { shouldUpdatePassword: 1 }],
    ['the terms have been accepted', { user: { ...me.user, disclaimerAccepted: null } }],
  ])('waits until %s', async (_, heldUp) => {
    await endSession(acting);
    await startSession({ ...me, ...heldUp }, 0);
    expect(await resumeProfile('/settings')).toBe(false);
    expect(chosen).not.toHaveBeenCalled();
    await startSession(me, 0);
    expect(await resumeProfile('/settings')).toBe(true);
  });

  it('continues in one’s own if the other may not be chosen any more', async () => {
    responses['/api/profiles/select'] = () => refusal(403, 'representationDenied');
    await endSession(acting);
    await startSession(me, 0);
    expect(await resumeProfile('/settings')).toBe(false);
    expect(page.assign).not.toHaveBeenCalled();
  });

  it.each([
    ['the next one ended in one’s own', () => endSession(me)],
    ['one has logged out oneself', logOut],
  ])('is forgotten when %s', async (_, happens) => {
    await endSession(acting);
    await startSession(me, 0);
    await happens();
    await startSession(me, 0);
    expect(await resumeProfile('/settings')).toBe(false);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('is discarded when another person logs in', async () => {
    await endSession(acting);
    void startSession({ ...me, user: { ...me.user, hash: 'tove' } }, 0);
    expect(page.reload).toHaveBeenCalledOnce();
    await startSession({ ...me, user: { ...me.user, hash: 'tove' } }, 0);
    expect(await resumeProfile('/settings')).toBe(false);
  });
});

describe('a slow answer', () => {
  it('extends the session from when its call was sent', async () => {
    const start = Date.now();
    vi.setSystemTime(start + hour / 2);
    responses['/api/profiles'] = () => {
      vi.setSystemTime(start + 1.5 * hour - 60_000);
      return reply({ records: [], total: 0 });
    };
    await call(listProfiles);
    expect(sessionClock.current()).toBe('ending');
  });

  it('does not restore the profile from before a write', async () => {
    let serve: (response: Response) => void = () => undefined;
    responses['/api/me'] = () => new Promise((resolve) => (serve = resolve));
    const checked = checkSession();
    storeProfile({ ...me.profile, phone: '2' } as NonNullable<Me['profile']>);
    serve(await reply({ record: me }));
    await checked;
    expect(currentMember()?.me.profile?.phone).toBe('2');
  });
});

describe('unsaved values', () => {
  const discard = vi.fn();
  const answering = (mayLeave: boolean) => setLeaveConfirmation({ confirm: () => Promise.resolve(mayLeave) });
  beforeEach(() => void watchUnsaved({ isUnsaved: () => true, discard }));
  afterEach(discardUnsaved);

  it('need a confirmation before logout', async () => {
    answering(false);
    await logOut();
    expect(page.replace).not.toHaveBeenCalled();
    expect(currentMember()).toBeDefined();
  });

  it('are discarded after a confirmation', async () => {
    answering(true);
    await logOut();
    expect(discard).toHaveBeenCalledOnce();
    expect(page.replace).toHaveBeenCalledWith('/login');
  });

  it('need a confirmation before acting for another profile', async () => {
    responses['/api/profiles/select'] = () => reply({ record: {} });
    answering(false);
    await selectProfile('other');
    expect(page.assign).not.toHaveBeenCalled();
    answering(true);
    await selectProfile('other');
    expect(page.assign).toHaveBeenCalledWith('/');
  });

  it('stay when the other profile cannot be chosen', async () => {
    responses['/api/profiles/select'] = () => refusal(403, 'representationDenied');
    answering(true);
    await expect(selectProfile('other')).rejects.toMatchObject({ code: 'representationDenied' });
    expect(discard).not.toHaveBeenCalled();
  });
});
