import { onAnswer } from '../../api/client';

/** Milliseconds before the end at which the person is asked. */
const warning = 120_000;
const activityKey = 'nimio.active';

export type ClockState = 'running' | 'ending' | 'over';

/** How a session stands, `idle` milliseconds after the last call at which it ends. */
export function clockState(now: number, lastCall: number, idle: number): ClockState {
  const left = lastCall + idle - now;
  if (left <= 0) return 'over';
  return left <= Math.min(warning, idle / 2) ? 'ending' : 'running';
}

let idle: number | undefined;
let state: ClockState = 'running';
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Any tab's call keeps the session alive, so the tabs share when that was. */
const lastCall = () => Number(localStorage.getItem(activityKey)) || 0;

function look(): void {
  const next = idle === undefined ? 'running' : clockState(Date.now(), lastCall(), idle);
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Begins to count towards the end of the session, which comes after so many milliseconds without a call. */
export function startClock(milliseconds: number): void {
  idle = milliseconds;
  localStorage.setItem(activityKey, String(Date.now()));
  timer ??= setInterval(look, 5_000);
  look();
}

onAnswer((event) => {
  if (event !== 'answered' || idle === undefined) return;
  localStorage.setItem(activityKey, String(Date.now()));
  look();
});

export const sessionClock = {
  current: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
