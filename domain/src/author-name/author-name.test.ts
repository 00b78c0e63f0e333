import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { newPublicHash } from '../access/hash.js';
import { hasStaffFields, syncBlockers, wholeName, wrongInNames } from './author-name.js';
import type { AuthorNameRow } from './author-name.schema.js';

const row = (change: Partial<AuthorNameRow> = {}): AuthorNameRow => ({
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '',
  pseudonym: 0,
  privateAuthor: 0,
  ...change,
});
const [one, other] = [newPublicHash(), newPublicHash()];

describe('a list of author names', () => {
  it.each<[string, Partial<AuthorNameRow>]>([
    ['a first name and a surname', {}],
    ['a pseudonym of one part', { name2: '', pseudonym: 1 }],
    ['a name of the register that has no surname', { authorHash: one, name2: '' }],
    ['an ISNI with spaces', { isni: '0000 0001 1940 5487' }],
    ['an empty asteri id', { asteriId: '' }],
    ['an asteri id', { asteriId: '000123456' }],
  ])('takes %s', (_case, change) => expect(wrongInNames([row(change)])).toEqual([]));

  it.each<[string, Partial<AuthorNameRow>, object]>([
    ['a new name without surname', { name2: '' }, { path: 'nameData.0.name2', code: 'required' }],
    [
      'a pseudonym without signature',
      { name1: '', pseudonym: 1 },
      { path: 'nameData.0.name1', code: 'required' },
    ],
    [
      'an ISNI with a wrong check character',
      { isni: '0000000119405488' },
      { path: 'nameData.0.isni', code: 'isniInvalid' },
    ],
    [
      'an asteri id of eight digits',
      { asteriId: '12345678' },
      { path: 'nameData.0.asteriId', code: 'asteriIdInvalid' },
    ],
    [
      'an alias of itself',
      { authorHash: one, aliasTo: one },
      { path: 'nameData.0.aliasTo', code: 'aliasInvalid' },
    ],
    [
      'an alias of a name that is not there',
      { aliasTo: other },
      { path: 'nameData.0.aliasTo', code: 'aliasInvalid' },
    ],
  ])('refuses %s', (_case, change, finding) => expect(wrongInNames([row(change)])).toEqual([finding]));

  it('lets a name be an alias of another, but not of an alias', () => {
    const main = row({ authorHash: one, aliasTo: null });
    expect(wrongInNames([main, row({ authorHash: other, aliasTo: one })])).toEqual([]);
    const circle = [row({ authorHash: one, aliasTo: other }), row({ authorHash: other, aliasTo: one })];
    expect(wrongInNames(circle).map(({ code }) => code)).toEqual(['aliasInvalid', 'aliasInvalid']);
  });

  it('accepts unchanged stored values, and validates changed ones', () => {
    const part = fc.constantFrom('', 'Inka', 'Vuorela', '  Inka ');
    const isni = fc.constantFrom('', '0000000119405487', '0000 0001 1940 5488', 'nothing');
    fc.assert(
      fc.property(part, part, isni, isni, (name1, name2, before, after) => {
        const stored = { authorHash: one, name1, name2, isni: before || null, pseudonym: 0 as const };
        const unchanged = row({ ...stored, name1: name1.trim(), name2: name2.trim(), isni: before });
        expect(wrongInNames([unchanged], [stored])).toEqual([]);
        const changed = { ...unchanged, name1: 'Iina', isni: after };
        expect(wrongInNames([changed], [stored])).toEqual(wrongInNames([changed]));
      }),
    );
  });

  it('validates an alias again, because its name may have been deleted', () => {
    const stored = { ...row(), authorHash: one, isni: null };
    const form = row({ authorHash: one, aliasTo: other });
    expect(wrongInNames([form], [stored]).map(({ code }) => code)).toEqual(['aliasInvalid']);
  });

  it('returns the row of each finding', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (empty) => {
        const rows = empty.map((isEmpty) => row({ name1: isEmpty ? '' : 'Inka' }));
        const paths = empty.flatMap((isEmpty, at) => (isEmpty ? [`nameData.${at}.name1`] : []));
        expect(wrongInNames(rows).map(({ path }) => path)).toEqual(paths);
      }),
    );
  });
});

test('a name may be sent to ISNI only without blockers', () => {
  const flags = fc.constantFrom<0 | 1>(0, 1);
  fc.assert(
    fc.property(flags, flags, fc.boolean(), fc.nat(5), (confirmed, privateAuthor, isAlias, books) => {
      const isFree = syncBlockers({ confirmed, privateAuthor, isAlias, books }).length === 0;
      expect(isFree).toBe(confirmed === 1 && privateAuthor === 0 && !isAlias && books > 0);
    }),
  );
});

test('fields that only staff may set are detected, even when empty', () => {
  expect(hasStaffFields(row())).toBe(false);
  expect(hasStaffFields(row({ aliasTo: null }))).toBe(true);
  expect(hasStaffFields(row({ confirmed: 0 }))).toBe(true);
});

test('a name is written as on a book', () => {
  expect(wholeName({ name1: 'Riimi', name2: '' })).toBe('Riimi');
  expect(wholeName({ name1: 'Inka', name2: 'Vuorela' })).toBe('Inka Vuorela');
});
