import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ExpectedPayment,
  inOrder,
  isFound,
  nextPaymentOf,
  overviewColumns,
  totalsOf,
} from './overview.js';
import type { ProfileOverview } from './overview.types.js';
import { profileRoles } from './profile-roles.js';
import { openTaskStates } from './tasks.js';

const day = fc.constantFrom('2026-12-18', '2027-03-15', '2027-06-15');
const payment: fc.Arbitrary<ExpectedPayment> = fc.record({
  date: day,
  netInCents: fc.nat(100_000),
  isToAccount: fc.boolean(),
});
const overview: fc.Arbitrary<ProfileOverview> = fc.record({
  hash: fc.string(),
  profileName: fc.constant(''),
  listName: fc.constantFrom('Äijälä, Oona', 'Zilliacus, Åke', 'Aaltio, Kerttu', 'Lukuvalo', 'Åström, Göran'),
  roles: fc.uniqueArray(fc.constantFrom(...profileRoles)),
  isCurrent: fc.constant(0 as const),
  nextPayment: fc.array(payment, { maxLength: 3 }).map(nextPaymentOf),
  isBeingChecked: fc.constantFrom(0 as const, 1 as const),
  tasks: fc.array(
    fc.record({
      id: fc.constant('taxation' as const),
      state: fc.constantFrom(...openTaskStates),
      count: fc.constant(null),
      reason: fc.constant(null),
    }),
    { maxLength: 2 },
  ),
  unread: fc.nat(3),
});
const example = (listName: string, changes: Partial<ProfileOverview> = {}): ProfileOverview => ({
  ...{ hash: listName, profileName: listName, listName, roles: ['creator'], isCurrent: 0 },
  ...{ nextPayment: null, isBeingChecked: 0, tasks: [], unread: 0 },
  ...changes,
});
const task = (state: (typeof openTaskStates)[number]): Partial<ProfileOverview> => ({
  tasks: [{ id: 'taxation', state, count: null, reason: null }],
});
const paid = (date: string | null, netInCents: number): Partial<ProfileOverview> => ({
  nextPayment: { date, netInCents },
});
const names = (profiles: readonly ProfileOverview[]) => profiles.map(({ listName }) => listName);

describe('the next payment of a profile', () => {
  it('is the net of the first day on which something reaches its account', () => {
    const later = { date: '2027-03-15', netInCents: 5, isToAccount: true };
    const parts = [300, 20].map((netInCents) => ({ date: '2026-12-18', netInCents, isToAccount: true }));
    const waiting = { date: '2026-11-01', netInCents: 1000, isToAccount: false };
    expect(nextPaymentOf([later, waiting, ...parts])).toEqual({ date: '2026-12-18', netInCents: 320 });
  });

  it('is otherwise what waits for an account, without a date, and null without either', () => {
    const waiting = [100, 50].map((netInCents) => ({ date: '2026-11-01', netInCents, isToAccount: false }));
    expect(nextPaymentOf(waiting)).toEqual({ date: null, netInCents: 150 });
    expect(nextPaymentOf([])).toBeNull();
  });
});

describe('the totals', () => {
  it('add up what reaches accounts on the earliest day alone', () => {
    const profiles = [
      example('a', { ...paid('2026-12-18', 200), ...task('todo') }),
      example('b', paid('2026-12-18', 31)),
      example('c', paid('2027-03-15', 1000)),
      example('d', { ...paid(null, 5000), ...task('failed') }),
      example('e'),
    ];
    expect(totalsOf(profiles)).toEqual({
      ...{ profiles: 5, withTasks: 2 },
      ...{ payDate: '2026-12-18', payDateNetInCents: 231 },
    });
    expect(totalsOf(profiles.slice(3))).toMatchObject({ payDate: null, payDateNetInCents: 0 });
  });

  it('never exceed the sum of all payments, and do not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(overview), (profiles) => {
        const totals = totalsOf(profiles);
        expect(totalsOf(profiles.toReversed())).toEqual(totals);
        const all = profiles.reduce((sum, { nextPayment }) => sum + (nextPayment?.netInCents ?? 0), 0);
        expect(totals.payDateNetInCents).toBeLessThanOrEqual(all);
      }),
    );
  });
});

describe('a search', () => {
  it('finds words of the name in any order, case and spelling of diacritics', () => {
    const profile = example('Hämeen-Anttila, Oona Åsa');
    for (const q of ['oona hame', 'ANTT', 'asa', ''])
      expect(isFound(profile, { q, hasTasks: false }), q).toBe(true);
    for (const q of ['oona virta', 'hämeä']) expect(isFound(profile, { q, hasTasks: false }), q).toBe(false);
  });

  it('finds on request only profiles with an open task', () => {
    expect(isFound(example('a'), { hasTasks: true })).toBe(false);
    expect(isFound(example('a', task('todo')), { hasTasks: true })).toBe(true);
  });
});

describe('the order', () => {
  it('by task begins with what failed, then warnings, then other tasks, each by name', () => {
    const profiles = [
      example('Åström', task('todo')),
      example('Björkö'),
      example('Boije', { isBeingChecked: 1 }),
      example('Öhman', task('failed')),
      example('Ahlqvist', task('alert')),
      example('Vaara', task('todo')),
      example('Aaltio', task('failed')),
      example('Äijälä', task('todo')),
    ];
    const by = { sort: 'task', direction: 'ascending', language: 'fi' } as const;
    expect(names(inOrder(profiles, by))).toEqual(
      ['Aaltio', 'Öhman', 'Ahlqvist', 'Vaara', 'Åström', 'Äijälä', 'Boije', 'Björkö'], // å, ä and ö are last
    );
  });

  it('by date has what waits for an account after the days, and profiles without a payment last', () => {
    const profiles = [
      example('none'),
      example('waits', paid(null, 9)),
      example('later', paid('2027-03-15', 1)),
      example('soon', paid('2026-12-18', 2)),
    ];
    const sorted = (direction: 'ascending' | 'descending') =>
      names(inOrder(profiles, { sort: 'date', direction, language: 'fi' }));
    expect(sorted('ascending')).toEqual(['soon', 'later', 'waits', 'none']);
    expect(sorted('descending')).toEqual(['waits', 'later', 'soon', 'none']);
  });

  it('has every profile once, whatever the column and the initial order', () => {
    const column = fc.constantFrom(...overviewColumns);
    const direction = fc.constantFrom('ascending' as const, 'descending' as const);
    fc.assert(
      fc.property(fc.array(overview), column, direction, (profiles, sort, way) => {
        const order = { sort, direction: way, language: 'sv' } as const;
        const sorted = inOrder(profiles, order);
        expect(new Set(sorted)).toEqual(new Set(profiles));
        expect(sorted).toHaveLength(profiles.length);
        expect(names(inOrder(profiles.toReversed(), order))).toEqual(names(sorted));
      }),
    );
  });
});
