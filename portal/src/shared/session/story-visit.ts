import type { ErrorDetails } from '@nimio/domain/errors';
import type { Language } from '@nimio/domain/language';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { spyOn } from 'storybook/test';
import { loadSettings } from '../settings/settings';
import { storySettings } from '../settings/story-settings';
import { sessionStore } from './session-store';
import { storyMe } from './story-people';

/** The server's responses in a story, by method and path: `GET /profiles/own`; the signal aborts abandoned ones. */
type Responses = Record<
  string,
  (body: unknown, signal: AbortSignal | null | undefined) => Response | Promise<Response>
>;

/** The server's envelope around a record. */
export const record = (of: unknown, headers: Record<string, string> = {}) =>
  Response.json({ record: of }, { headers });

/** @param about the field that it is about, and values for its sentence */
export const refusal = (status: number, code: string, about: ErrorDetails = {}) =>
  Response.json(
    { data: null, error: { status, name: 'E', message: code, details: { ...about, code } } },
    { status },
  );

/** A slow server: calls are still pending when the story ends. */
export const neverResponds = () => new Promise<Response>(() => undefined);

/** The writes received by the server since the visit began: `PUT /contact-info/own`. */
export const writes: string[] = [];

/** The server's response to a refetch of the session, in a story's visit. */
export const sessionResponses = (me: Partial<Me>): Responses => ({
  'GET /me': () => record({ ...storyMe, ...me }),
});

/** The masthead of every page counts tasks. */
const isTaskCounts = (path: string): boolean => /^\/profiles\/tasks\/[^/]+$/.test(path);
const noTasks = () =>
  record({ failedPayments: 0, changeSuggestions: 0, bookSuggestions: 0, deathReports: 0 });

/** Sets the user and the server's responses of a story. For `beforeEach`. */
export const visit =
  (responses: Responses = {}, me: Partial<Me> = {}, profiles: ProfileSummary[] = []) =>
  async () => {
    writes.length = 0;
    const fetched = spyOn(window, 'fetch').mockImplementation((input, init) => {
      const path = (input as string).replace('/api', '');
      const language = /^\/portal-settings\?language=(fi|sv|en)$/.exec(path)?.[1];
      const call = `${init?.method} ${path}`;
      if (language && !responses[call]) return Promise.resolve(record(storySettings(language as Language)));
      if (init?.method !== 'GET') writes.push(call);
      // A story that is shown in another language gets the Finnish replies, unless it has its own.
      const inFinnish = call.replace(/\blanguage=(?:sv|en)\b/, 'language=fi');
      const response = responses[call] ?? responses[inFinnish] ?? (isTaskCounts(path) ? noTasks : undefined);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      return Promise.resolve(response?.(body, init?.signal) ?? refusal(404, 'notFound'));
    });
    await loadSettings();
    sessionStore.set({ status: 'member', me: { ...storyMe, profiles, ...me } });
    return () => {
      fetched.mockRestore();
      sessionStorage.clear();
      sessionStore.set({ status: 'unchecked' });
    };
  };
