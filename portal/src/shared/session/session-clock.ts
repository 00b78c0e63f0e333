import type { Me } from '@nimio/domain/session/session.types';
import { onResponse } from '../../api/client';

/** Milliseconds before the end at which the user is warned. */
const warning = 120_000;
/** The server stores the time of the last call at most once in this interval, so a call within it extends nothing. */
const grain = 60_000;
const storageKey = 'nimio.session';

/** When the session expires, in milliseconds of this browser's clock. */
export interface SessionEnds {
  /** The server's absolute limit, which identifies the session. */
  session: string;
  /** The idle limit. */
  idle: number;
  /** The absolute limit. */
  last: number;
  /** The duration from a call that extends it. */
  length: number;
}

/** `ending`: the next call extends the session. `closing`: nothing does. */
export type ClockState = 'running' | 'ending' | 'closing' | 'over';

type SessionTimes = Pick<Me, 'sessionExpires' | 'sessionEnds'>;

/**
 * The limits from the server's reply.
 *
 * @param servedAt the server's clock of the reply
 * @param known what this browser knew before
 */
export function endsOf(
  me: SessionTimes,
  servedAt: number,
  now: number,
  known: SessionEnds | undefined,
): SessionEnds {
  const left = Date.parse(me.sessionExpires) - servedAt;
  const session = me.sessionEnds;
  return {
    session,
    idle: now + left,
    last: now + Date.parse(session) - servedAt,
    // The reply may arrive some time after the call that extended the session.
    length: known?.session === session ? Math.max(known.length, left) : left,
  };
}

/** The limits after a call at that time, which extends the session unless another has just done so. */
export function prolonged(ends: SessionEnds, sentAt: number): SessionEnds {
  const idle = Math.min(sentAt + ends.length, ends.last);
  return idle - ends.idle < grain ? ends : { ...ends, idle };
}

/**
 * The state of the session. It counts as ended only when it has surely expired on the server too, since a request
 * before would extend it.
 */
export function clockState({ idle, last, length }: SessionEnds, now: number): ClockState {
  const soon = Math.min(warning, length / 2);
  if (now >= Math.min(idle + grain, last)) return 'over';
  if (now >= last - soon) return 'closing';
  return now >= idle - soon ? 'ending' : 'running';
}

let state: ClockState = 'running';
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** A call of any tab extends the session, so the tabs share its limits. Nothing after logging out. */
function readEnds(): SessionEnds | undefined {
  const text = localStorage.getItem(storageKey);
  return text === null ? undefined : (JSON.parse(text) as SessionEnds);
}

function storeEnds(ends: SessionEnds): void {
  localStorage.setItem(storageKey, JSON.stringify(ends));
  look();
}

function look(): void {
  const ends = readEnds();
  const next = ends ? clockState(ends, Date.now()) : 'running';
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** By how many milliseconds the server's clock is ahead of this browser's. */
let ahead = 0;

/** The server's clock at a time of this browser's. */
export const serverTime = (local: number): number => local + ahead;

/** Starts the countdown of the session from the server's limits. */
export function startClock(me: SessionTimes, servedAt: number): void {
  timer ??= setInterval(look, 5_000);
  ahead = servedAt - Date.now();
  storeEnds(endsOf(me, servedAt, Date.now(), readEnds()));
}

onResponse((event, sentAt) => {
  const ends = event === 'sessionUsed' && timer !== undefined && readEnds();
  // The server counts from the arrival of a call, which may be minutes before its reply, as for a file.
  if (ends) storeEnds(prolonged(ends, sentAt));
});

export const sessionClock = {
  current: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
