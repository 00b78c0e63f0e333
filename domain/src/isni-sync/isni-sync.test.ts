import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { newPublicHash } from '../access/hash.js';
import {
  blockReasonsOf,
  dueAction,
  fingerprintOf,
  localIdentifier,
  type SentName,
  type SyncState,
  stateAfter,
  syncActions,
  syncBlockReasons,
  syncStates,
} from './isni-sync.js';

const actions = fc.array(fc.constantFrom(...syncActions), { maxLength: 30 });
const run = (list: readonly (typeof syncActions)[number][], from: SyncState): SyncState =>
  list.reduce((state, action) => stateAfter(state, action) ?? state, from);

describe('the states of a synchronisation', () => {
  it('are left only by the actions that lead from them', () => {
    const table = Object.fromEntries(
      syncStates.map((state) => [
        state,
        Object.fromEntries(syncActions.map((action) => [action, stateAfter(state, action)])),
      ]),
    );
    const always = { withdraw: 'disabled', ask: 'pending' };
    const nothing = { send: undefined, postpone: undefined, finish: undefined, fail: undefined };
    expect(table).toEqual({
      disabled: { ...always, ...nothing },
      pending: { ...always, ...nothing, send: 'inProgress' },
      inProgress: { ...always, send: 'inProgress', postpone: 'pending', finish: 'done', fail: 'error' },
      error: { ...always, ...nothing },
      done: { ...always, ...nothing },
    });
  });

  it('end with success or an error only when something was sent since the last request', () => {
    fc.assert(
      fc.property(actions, (list) => {
        const ended = run(list, 'disabled');
        const lastStart = list.findLastIndex((action) => action === 'ask' || action === 'withdraw');
        const isSent = list[lastStart] === 'ask' && list.slice(lastStart).includes('send');
        if (ended === 'done' || ended === 'error') expect(isSent).toBe(true);
      }),
    );
  });

  it('stay disabled after the permission is withdrawn, whatever a job still does', () => {
    fc.assert(
      fc.property(actions, actions, (before, after) => {
        const withdrawn = run([...before, 'withdraw'], 'disabled');
        expect(
          run(
            after.filter((action) => action !== 'ask'),
            withdrawn,
          ),
        ).toBe('disabled');
      }),
    );
  });
});

const name: SentName = {
  name1: 'Inka',
  name2: 'Vuorela',
  pseudonym: 0,
  isni: null,
  asteriId: null,
  aliases: [{ name1: 'I.', name2: 'Vuorela' }],
  works: [{ isbn: '9789510392652', role: 'author' }],
};

describe('what is due after a change of a name', () => {
  const fingerprint = fingerprintOf(name);
  const done = { state: 'done', fingerprint } as const;

  it.each<[string, Partial<SentName>]>([
    ['the first name', { name1: 'Inkeri' }],
    ['the surname', { name2: 'Vuori' }],
    ['being a pseudonym', { pseudonym: 1 }],
    ['the ISNI', { isni: '0000000119405487' }],
    ['the asteri id', { asteriId: '000123456' }],
    ['a form of it', { aliases: [{ name1: 'Inka', name2: 'V.' }] }],
    ['the first works', { works: [] }],
  ])('is to ask again when it is about %s', (_what, change) => {
    expect(dueAction(done, { bars: [], fingerprint: fingerprintOf({ ...name, ...change }) })).toBe('ask');
  });

  it('is nothing when the same data would be sent', () => {
    for (const state of ['pending', 'inProgress', 'error', 'done'] as const) {
      expect(dueAction({ state, fingerprint }, { bars: [], fingerprint: fingerprintOf({ ...name }) })).toBe(
        undefined,
      );
    }
  });

  it('is to withdraw if there is a blocker, and to send if there is none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...syncStates), fc.subarray([...syncBlockReasons]), (state, bars) => {
        const action = dueAction({ state, fingerprint }, { bars, fingerprint });
        const after = action ? stateAfter(state, action) : state;
        expect(after === 'disabled').toBe(bars.length > 0);
      }),
    );
  });

  it('never treats two names as the same', () => {
    const text = fc.string({ maxLength: 3 });
    const sentName = fc.record({
      name1: text,
      name2: text,
      pseudonym: fc.constantFrom<0 | 1>(0, 1),
      isni: fc.option(text),
      asteriId: fc.option(text),
      aliases: fc.array(fc.record({ name1: text, name2: text }), { maxLength: 2 }),
      works: fc.array(fc.record({ isbn: text, role: text }), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(sentName, sentName, (one, other) => {
        const isSame = JSON.stringify(one) === JSON.stringify(other);
        expect(fingerprintOf(one) === fingerprintOf(other)).toBe(isSame);
      }),
    );
  });
});

test('a name is blocked by each of its blockers, by staff, and by an installation without a register', () => {
  const free = { confirmed: 1, privateAuthor: 0, isAlias: false, books: 1, isAllowed: true } as const;
  expect(blockReasonsOf(free, { isOn: true })).toEqual([]);
  expect(blockReasonsOf({ ...free, isAllowed: false }, { isOn: false })).toEqual(['off', 'notAllowed']);
  expect(
    blockReasonsOf(
      { confirmed: 0, privateAuthor: 1, isAlias: true, books: 0, isAllowed: false },
      { isOn: false },
    ),
  ).toEqual(syncBlockReasons);
});

test('the register identifies a name by its id at the national library, otherwise by its hash', () => {
  const authorHash = newPublicHash();
  expect(localIdentifier({ asteriId: '000123456', authorHash }, 'nimio')).toBe('(FI-ASTERI-N)000123456');
  expect(localIdentifier({ asteriId: null, authorHash }, 'nimio')).toBe(`(NIMIO)${authorHash}`);
});
