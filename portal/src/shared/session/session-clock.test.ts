import { describe, expect, it } from 'vitest';
import { clockState, endsOf, prolonged, type SessionEnds } from './session-clock';
import { isOtherUser } from './user-hash';

const minutes = (n: number) => n * 60_000;
const at = (n: number) => new Date(minutes(n)).toISOString();

/** Idle limit of half an hour, absolute limit of twelve hours, from minute 0. */
const fresh: SessionEnds = { session: 's', idle: minutes(30), last: minutes(720), length: minutes(30) };

describe('clockState', () => {
  it.each([
    [minutes(0), 'running'],
    [minutes(28) - 1, 'running'],
    [minutes(28), 'ending'],
    // The server rounds to a minute; a request before the session has expired would extend it.
    [minutes(31) - 1, 'ending'],
    [minutes(31), 'over'],
  ] as const)('%d ms after the last call of half an hour it is %s', (now, state) =>
    expect(clockState(fresh, now)).toBe(state),
  );

  it.each([
    [minutes(718) - 1, 'running'],
    [minutes(718), 'closing'],
    [minutes(720), 'over'],
  ] as const)('however much is done: at %d ms of twelve hours it is %s', (now, state) =>
    expect(clockState({ ...fresh, idle: minutes(720) }, now)).toBe(state),
  );

  it('does not ask immediately when the session is short', () =>
    expect(clockState({ ...fresh, idle: minutes(2), length: minutes(2) }, 0)).toBe('running'));
});

describe('endsOf', () => {
  const me = { sessionExpires: at(130), sessionEnds: at(820) };

  it('counts from the server’s clock, whatever the browser’s says', () =>
    expect(endsOf(me, minutes(100), minutes(7), undefined)).toEqual({
      session: at(820),
      idle: minutes(37),
      last: minutes(727),
      length: minutes(30),
    }));

  it('keeps the length of the same session when it asks some time after the last call', () => {
    const known = { ...fresh, session: at(820) };
    expect(endsOf({ ...me, sessionExpires: at(129.5) }, minutes(100), 0, known).length).toBe(minutes(30));
    expect(endsOf({ ...me, sessionExpires: at(110) }, minutes(100), 0, fresh).length).toBe(minutes(10));
  });
});

describe('extended', () => {
  it('restarts from a call', () =>
    expect(prolonged(fresh, minutes(20))).toEqual({ ...fresh, idle: minutes(50) }));

  it('ignores a second call within a minute, as the server does', () =>
    expect(prolonged(fresh, minutes(1) - 1)).toBe(fresh));

  it('never exceeds the absolute limit', () =>
    expect(prolonged({ ...fresh, idle: minutes(705) }, minutes(700)).idle).toBe(minutes(720)));
});

describe('isOtherUser', () => {
  it.each([
    ['a', undefined, null, false],
    ['a', undefined, 'a', false],
    ['a', 'a', null, false],
    ['a', 'a', 'a', false],
    ['a', undefined, 'b', true],
    ['a', 'b', 'b', true],
    ['a', 'a', 'b', true],
  ])('%s now, %s shown, %s stored: %s', (now, shown, stored, other) =>
    expect(isOtherUser(now, shown, stored)).toBe(other),
  );
});
