import { describe, expect, it } from 'vitest';
import { clockState } from './session-clock';
import { isOtherUser } from './user-hash';

const minutes = (n: number) => n * 60_000;

describe('clockState', () => {
  it.each([
    [minutes(0), 'running'],
    [minutes(27), 'running'],
    [minutes(28), 'ending'],
    [minutes(30) - 1, 'ending'],
    [minutes(30), 'over'],
  ] as const)('%d ms after the last call of half an hour it is %s', (now, state) =>
    expect(clockState(now, 0, minutes(30))).toBe(state),
  );

  it('does not ask at once when the session is short', () =>
    expect(clockState(0, 0, minutes(2))).toBe('running'));
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
