import type { Me } from '@nimio/domain/session/session.types';
import { onAnswer } from '../../api/client';

/** Milliseconds before the end at which the person is told. */
const warning = 120_000;
/** The server writes the time of the last call at most so often, so a call within it prolongs nothing. */
const grain = 60_000;
const storageKey = 'nimio.session';

/** When the session ends, in milliseconds of this browser's clock. */
export interface SessionEnds {
  /** The server's word for the last moment: tells one session from the next. */
  session: string;
  /** Without another call. */
  idle: number;
  /** In any case. */
  last: number;
  /** How long the session lasts from a call that prolongs it. */
  length: number;
}

/** `ending`: the next call prolongs the session. `closing`: nothing does. */
export type ClockState = 'running' | 'ending' | 'closing' | 'over';

type Told = Pick<Me, 'sessionExpires' | 'sessionEnds'>;

/**
 * The ends as the server tells them.
 *
 * @param servedAt the server's clock when it answered
 * @param known what this browser knew before
 */
export function endsOf(me: Told, servedAt: number, now: number, known: SessionEnds | undefined): SessionEnds {
  const left = Date.parse(me.sessionExpires) - servedAt;
  const session = me.sessionEnds;
  return {
    session,
    idle: now + left,
    last: now + Date.parse(session) - servedAt,
    // The answer may come some time after the call that prolonged the session.
    length: known?.session === session ? Math.max(known.length, left) : left,
  };
}

/** The ends after a call that was sent then: it prolongs the session, unless another has just done so. */
export function prolonged(ends: SessionEnds, sentAt: number): SessionEnds {
  const idle = Math.min(sentAt + ends.length, ends.last);
  return idle - ends.idle < grain ? ends : { ...ends, idle };
}

/** How the session stands. It is over only when the server must know so too: asking earlier would prolong it. */
export function clockState({ idle, last, length }: SessionEnds, now: number): ClockState {
  const soon = Math.min(warning, length / 2);
  if (now >= Math.min(idle + grain, last)) return 'over';
  if (now >= last - soon) return 'closing';
  return now >= idle - soon ? 'ending' : 'running';
}

let state: ClockState = 'running';
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Any tab's call keeps the session alive, so the tabs share what is known. Nothing once one has logged out. */
function readEnds(): SessionEnds | undefined {
  const text = localStorage.getItem(storageKey);
  return text === null ? undefined : (JSON.parse(text) as SessionEnds);
}

function keepEnds(ends: SessionEnds): void {
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

/** Begins to count towards the end of the session, from the server's own numbers. */
export function startClock(me: Told, servedAt: number): void {
  timer ??= setInterval(look, 5_000);
  keepEnds(endsOf(me, servedAt, Date.now(), readEnds()));
}

onAnswer((event, sentAt) => {
  const ends = event === 'answered' && timer !== undefined && readEnds();
  // The server counts from the call's arrival, which may be minutes before its answer: a file takes long.
  if (ends) keepEnds(prolonged(ends, sentAt));
});

export const sessionClock = {
  current: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
