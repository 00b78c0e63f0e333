import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaskCounts } from './profile.types.js';
import { profileRoles } from './profile-roles.js';
import { isOpen, type TaskProfile, tasksOf } from './tasks.js';

const now = new Date('2026-11-20T12:00:00Z');
const nothing: TaskCounts = { failedPayments: 0, changeSuggestions: 0, bookSuggestions: 0 };

const ready: TaskProfile = {
  roles: [{ code: 'creator' }],
  streetAddress: 'Kirjakuja 1',
  zipCode: '00100',
  postCenter: 'Helsinki',
  country: 'FI',
  phone: null,
  email: 'kirjailija@example.com',
  bankAccounts: [{ iban: 'FI2112345600000785', isConfirmed: 1, isSetByStaff: 0 }],
  contracts: [{ type: 'VALKIR', description: 'nimio', validFrom: '2020-01-01', validTo: null }],
  taxation: { taxType: 'ST', taxYear: 2026 },
  worksCount: 3,
  isBeingChecked: 0,
};
const empty = {
  postCenter: '',
  bankAccounts: [],
  contracts: [],
  taxation: { taxType: null, taxYear: null },
  worksCount: 0,
} satisfies Partial<TaskProfile>;

const tasks = (profile: Partial<TaskProfile>, counts: Partial<TaskCounts> = {}) =>
  tasksOf({ ...ready, ...profile }, { ...nothing, ...counts }, 'nimio', now);
const states = (profile: Partial<TaskProfile>) =>
  Object.fromEntries(tasks(profile).map(({ id, state }) => [id, state]));
const ids = (list: ReturnType<typeof tasks>) => list.map(({ id }) => id);

describe('tasks', () => {
  it('are all done for a profile that is ready', () => {
    const list = tasks({});
    expect(ids(list)).toEqual(['contract', 'contact', 'bankAccount', 'taxation', 'works']);
    expect(list.filter(isOpen)).toEqual([]);
  });

  it('are open while something is missing', () => {
    expect(states({ contracts: [] })).toMatchObject({ contract: 'todo' });
    expect(
      states({ contracts: ready.contracts.map((contract) => ({ ...contract, validTo: '2020-01-01' })) }),
    ).toMatchObject({ contract: 'todo' });
    expect(states({ postCenter: '' })).toMatchObject({ contact: 'todo' });
    expect(states({ email: ' ' })).toMatchObject({ contact: 'todo' });
    const account = (changes: object) => ({
      bankAccounts: ready.bankAccounts.map((each) => ({ ...each, ...changes })),
    });
    expect(states(account({ iban: '000000-000000' }))).toMatchObject({ bankAccount: 'todo' });
    expect(states(account({ isConfirmed: 0, isSetByStaff: 1 }))).toMatchObject({ bankAccount: 'todo' });
    expect(states(account({ isConfirmed: 0, isSetByStaff: 0 }))).toMatchObject({ bankAccount: 'done' });
    expect(states({ taxation: { taxType: null, taxYear: null } })).toMatchObject({ taxation: 'alert' });
    expect(states({ taxation: { taxType: null, taxYear: null, proposalStatus: 'PENDING' } })).toMatchObject({
      taxation: 'done',
    });
    expect(states({ worksCount: 0 })).toMatchObject({ works: 'todo' });
  });

  it('are in the order of their urgency, a failed payment first', () => {
    const counts = { changeSuggestions: 2, bookSuggestions: 8 };
    expect(ids(tasks(empty, counts))).toEqual([
      ...['taxation', 'changeSuggestions', 'contract', 'contact', 'bankAccount', 'works'],
    ]);
    const { contracts, taxation } = empty;
    expect(ids(tasks({ contracts, taxation, worksCount: 0 }, counts)).slice(0, 5)).toEqual([
      ...['taxation', 'changeSuggestions', 'bookSuggestions', 'contract', 'works'],
    ]);
    expect(tasks(empty, { ...counts, failedPayments: 1 }).slice(0, 3)).toEqual([
      { id: 'bankAccount', state: 'failed', count: 1 },
      { id: 'taxation', state: 'alert', reason: 'missing' },
      { id: 'changeSuggestions', state: 'todo', count: 2 },
    ]);
  });

  it('include an old tax year, in Helsinki, when the tax type is relevant', () => {
    const old = { taxType: 'ST', taxYear: 2025 };
    expect(states({ taxation: old })).toMatchObject({ taxation: 'alert' });
    expect(states({ taxation: { ...old, taxType: 'M' } })).toMatchObject({ taxation: 'done' });
    const newYear = tasksOf(ready, nothing, 'nimio', new Date('2026-12-31T22:00:00Z'));
    expect(newYear[0]).toEqual({ id: 'taxation', state: 'alert', reason: 'old' });
  });

  it('are none while the identity is being checked', () => {
    expect(tasks({ ...empty, isBeingChecked: 1 }, { failedPayments: 1, changeSuggestions: 2 })).toEqual([]);
  });

  it('list only what the roles allow, each once and open ones first', () => {
    const count = fc.nat({ max: 3 });
    const counts = fc.record({ failedPayments: count, changeSuggestions: count, bookSuggestions: count });
    fc.assert(
      fc.property(
        fc.subarray([...profileRoles], { minLength: 1 }),
        counts,
        fc.subarray(Object.keys(empty) as (keyof typeof empty)[]),
        (codes, counted, missing) => {
          const lacking = Object.fromEntries(missing.map((key) => [key, empty[key]]));
          const list = tasks({ ...lacking, roles: codes.map((code) => ({ code })) }, counted);
          const is = (...some: string[]) => codes.some((code) => some.includes(code));
          const isCreating = is('creator', 'estate', 'unsettledEstate');
          expect(ids(list).includes('taxation')).toBe(isCreating);
          expect(ids(list).includes('works')).toBe(isCreating);
          const isPaid = isCreating || is('beneficiary') || counted.failedPayments > 0;
          expect(ids(list).includes('contract')).toBe(isPaid);
          expect(ids(list).includes('bankAccount')).toBe(isPaid);
          for (const id of ['changeSuggestions', 'bookSuggestions'] as const)
            if (ids(list).includes(id)) expect([isCreating, counted[id] > 0]).toEqual([true, true]);
          expect(new Set(ids(list)).size).toBe(list.length);
          const open = list.map(isOpen);
          expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));
        },
      ),
    );
  });
});
