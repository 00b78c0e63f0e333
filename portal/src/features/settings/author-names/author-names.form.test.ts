import type { AuthorName } from '@nimio/domain/profile/profile.types';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ApiError } from '../../../api/api-error';
import {
  authorNamesOf,
  bodyOfNames,
  changedName,
  type NameValues,
  refusedNames,
  withNewName,
  withoutName,
} from './author-names.form';
import { checkNames } from './author-names.rules';

const stored: AuthorName = {
  authorHash: 'a'.repeat(22),
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '0000000119405487',
  pseudonym: 0,
  privateAuthor: 0,
  books: 1,
};
const profile = { nameData: [stored] };
const { authorNames } = authorNamesOf(profile);
const kept = { confirmed: 1, allowISNISync: 0, aliasTo: null, asteriId: '000123456' } as const;
const filled = (names: NameValues[], key: string) =>
  changedName(names, key, { name1: 'Riimi', pseudonym: true });

describe('the list of names in the form', () => {
  it('shows an ISNI in groups, and sends stored values back unchanged', () => {
    expect(authorNames[0]?.isni).toBe('0000 0001 1940 5487');
    expect(bodyOfNames({ authorNames }).nameData).toEqual([
      {
        authorHash: stored.authorHash,
        name1: 'Inka',
        name2: 'Vuorela',
        isni: '0000 0001 1940 5487',
        pseudonym: 0,
        privateAuthor: 0,
      },
    ]);
  });

  it('sends staff’s fields only if they were shown', () => {
    const ofStaff = authorNamesOf({ nameData: [{ ...stored, ...kept }] });
    expect(bodyOfNames(ofStaff).nameData[0]).toMatchObject(kept);
    expect(bodyOfNames({ authorNames }).nameData[0]).not.toHaveProperty('confirmed');
  });

  it('adds a new row first and removes it immediately, while a stored one is deleted on save', () => {
    const two = withNewName(withNewName(authorNames, false), false);
    expect(two.map(({ key }) => key)).toEqual(['new-2', 'new-1', stored.authorHash]);
    expect(withoutName(two, 'new-2').map(({ key }) => key)).toEqual(['new-1', stored.authorHash]);
    const going = withoutName(filled(two.slice(1), 'new-1'), stored.authorHash);
    expect(going).toHaveLength(2);
    expect(bodyOfNames({ authorNames: going }).nameData.map(({ name1 }) => name1)).toEqual(['Riimi']);
  });
});

describe('an error', () => {
  it('stays at the field of its row when rows before it are removed', () => {
    const list = withoutName([...authorNames, ...withNewName([], false)], stored.authorHash);
    expect(checkNames({ authorNames: list }, profile)).toEqual({
      'authorNames.1.name1': 'required',
      'authorNames.1.name2': 'required',
    });
  });

  it.each<[string, Partial<NameValues>, object]>([
    ['nothing', {}, {}],
    ['an ISNI', { isni: '0000 0001 1940 5488' }, { 'authorNames.0.isni': 'isniInvalid' }],
    ['a long name', { name1: 'a'.repeat(201) }, { 'authorNames.0.name1': 'tooLong?max=200' }],
    ['nothing of a row that goes', { isDeleted: true, name1: '' }, {}],
  ])('finds %s', (_what, change, errors) => {
    expect(checkNames({ authorNames: changedName(authorNames, stored.authorHash, change) }, profile)).toEqual(
      errors,
    );
  });

  it('is not raised for a value from before the rule, until its row is changed', () => {
    const old = { ...stored, isni: '0000000119405488' };
    const names = authorNamesOf({ nameData: [old] }).authorNames;
    const check = (authorNames: readonly NameValues[]) => checkNames({ authorNames }, { nameData: [old] });
    expect(check(names)).toEqual({});
    expect(check(changedName(names, old.authorHash, { privateAuthor: true }))).toEqual({});
    expect(check(changedName(names, old.authorHash, { name1: 'Iina' }))).toEqual({
      'authorNames.0.isni': 'isniInvalid',
    });
  });
});

describe('a server error', () => {
  const failure = new ApiError('isniTaken', 409, {
    fields: [{ path: 'nameData.0.isni', code: 'isniTaken' }],
  });

  it('stays at the sent row when rows before it are removed', () => {
    const list = withoutName([...authorNames, ...withNewName([], false)], stored.authorHash);
    expect(refusedNames(failure, { authorNames: list })).toEqual({ 'authorNames.1.isni': 'isniTaken' });
    expect(refusedNames(new ApiError('stale', 412), { authorNames: list })).toBeUndefined();
  });

  it('has a separate message for staff', () => {
    const ofStaff = authorNamesOf({ nameData: [{ ...stored, ...kept }] });
    expect(refusedNames(failure, ofStaff)).toEqual({ 'authorNames.0.isni': 'isniTaken?who=staff' });
  });
});

test('rows always have distinct keys', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(9))), (acts) => {
      const names = acts.reduce<readonly NameValues[]>(
        (list, act) => (act === null ? withNewName(list, true) : withoutName(list, list[act]?.key ?? '')),
        authorNames,
      );
      expect(new Set(names.map(({ key }) => key)).size).toBe(names.length);
    }),
  );
});
