import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { NameValues } from './author-names.form';
import { mergeNames } from './merge-names';

const name = (key: string, changes: Partial<NameValues> = {}): NameValues => ({
  key,
  isNew: false,
  isDeleted: false,
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '',
  pseudonym: false,
  privateAuthor: false,
  staffValues: null,
  ...changes,
});
const base = [name('a'), name('b', { name1: 'Aino' })];
const [a, b] = base as [NameValues, NameValues];
const added = name('new-1', { isNew: true, name1: 'Säe', name2: '' });

it('merges changes of different names and of different fields of one', () => {
  const mine = [{ ...a, isni: '0000 0001 1940 5487' }, b];
  const current = [
    { ...a, privateAuthor: true },
    { ...b, name2: 'Kuusi' },
  ];
  expect(mergeNames(base, mine, current)).toEqual({
    value: [
      { ...a, isni: '0000 0001 1940 5487', privateAuthor: true },
      { ...b, name2: 'Kuusi' },
    ],
    isConflict: false,
  });
});

it('keeps new ones of either side', () => {
  const { value, isConflict } = mergeNames(base, [added, ...base], [...base, name('c')]);
  expect(value.map(({ key }) => key)).toEqual(['new-1', 'a', 'b', 'c']);
  expect(isConflict).toBe(false);
});

it('drops what was deleted elsewhere and not edited here', () => {
  expect(mergeNames(base, [added, ...base], [a])).toEqual({ value: [added, a], isConflict: false });
});

it('asks when one field of one name was edited in both places, and merges the other edits', () => {
  const mine = [{ ...a, name1: 'Iina' }, b];
  const current = [
    { ...a, name1: 'Ina' },
    { ...b, privateAuthor: true },
  ];
  expect(mergeNames(base, mine, current)).toEqual({
    value: [
      { ...a, name1: 'Iina' },
      { ...b, privateAuthor: true },
    ],
    isConflict: true,
  });
});

it('asks before deleting a name that was edited elsewhere, and keeps one that was edited here as a new one', () => {
  const deleted = mergeNames(base, [{ ...a, isDeleted: true }, b], [{ ...a, name1: 'Ina' }, b]);
  expect(deleted.isConflict).toBe(true);
  const revived = mergeNames(base, [{ ...a, name1: 'Iina' }, b], [b]);
  expect(revived.isConflict).toBe(true);
  expect(revived.value).toEqual([{ ...a, key: 'new-1', isNew: true, name1: 'Iina' }, b]);
});

it('merges staff’s fields of a name too', () => {
  const staffValues = { confirmed: false, allowISNISync: false, aliasTo: '', asteriId: '' };
  const [before] = [name('a', { staffValues })];
  const mine = [{ ...before, staffValues: { ...staffValues, confirmed: true } }];
  const current = [{ ...before, staffValues: { ...staffValues, asteriId: '000123456' } }];
  expect(mergeNames([before], mine, current)).toEqual({
    value: [{ ...before, staffValues: { ...staffValues, confirmed: true, asteriId: '000123456' } }],
    isConflict: false,
  });
});

const change = fc.record(
  { name1: fc.constantFrom('Inka', 'Aino', 'Säe'), privateAuthor: fc.boolean() },
  { requiredKeys: [] },
);

it('is the stored one if nothing was edited here, and the local one if nothing was stored since', () => {
  fc.assert(
    fc.property(change, change, (one, other) => {
      const edited = [
        { ...a, ...one },
        { ...b, ...other },
      ];
      expect(mergeNames(base, base, edited)).toEqual({ value: edited, isConflict: false });
      expect(mergeNames(base, edited, base)).toEqual({ value: edited, isConflict: false });
    }),
  );
});

it('recognises a name that was stored as new, with what was typed since', () => {
  const sent = [added, ...base];
  const typed = [name('new-2', { isNew: true, name1: 'Halla' }), { ...added, pseudonym: true }, ...base];
  const stored = [...base, { ...added, key: 'c', isNew: false }];
  expect(mergeNames(sent, typed, stored).value).toEqual([
    typed[0],
    ...base,
    { ...added, key: 'c', isNew: false, pseudonym: true },
  ]);
});
