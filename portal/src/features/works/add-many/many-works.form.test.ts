import type { CreatorRole } from '@nimio/domain/work/roles';
import { addWorkSchema } from '@nimio/domain/work/work.schema';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { describe, expect, test, vi } from 'vitest';
import { exampleAuthor, foundWork, listedWork, unknownWork } from '../example-work';
import {
  hasList,
  isWork,
  type ManyWorksValues,
  manyWorksErrors,
  portionsOf,
  rowsOfMany,
  startOfMany,
  worksToSend,
} from './many-works.form';

const { isbn } = unknownWork;
const share = { name: 'Aino', authorHash: null, isOwn: 0 as const };
const deal = {
  amount: 1,
  shares: [share],
  ownerName: 'Aino',
  isOwner: 0 as const,
  ownSuggestion: null,
  suggestions: 0,
};
const full: WorkForEdit = { ...foundWork, source: 'register', authorDeal: deal };
const typedValues = {
  name: 'Saaren talvi',
  subtitle: '',
  publisher: 'Kaarna',
  publishYear: '2023',
  bookType: 'book',
  translated: false,
  authorHash: 'a'.repeat(22),
  roles: ['author'] as CreatorRole[],
  numberOfAuthors: 2,
  numberOfTranslators: null,
};

const form = (part: Partial<ManyWorksValues> = {}): ManyWorksValues => ({
  ...startOfMany(exampleAuthor),
  isbns: [isbn],
  roles: ['author'],
  ...part,
});
const rowsOf = (found: WorkForEdit, values = form()) =>
  rowsOfMany(values, new Map([[isbn, found]]), exampleAuthor).filter(isWork);
const half = foundWork.work && { ...foundWork.work, publisher: null };

test('typing a value for all works does not validate each of them again', () => {
  const isbns = Array.from({ length: 300 }, (_, at) => `97895100000${at}`);
  const found = new Map(isbns.map((each) => [each, { ...foundWork, isbn: each }]));
  const validate = vi.spyOn(addWorkSchema, 'validateSync');
  const rows = (numberOfAuthors: number) =>
    rowsOfMany(form({ isbns, numberOfAuthors }), found, exampleAuthor).filter(isWork);
  expect(rows(1)).toHaveLength(300);
  validate.mockClear();
  expect(rows(2).every(({ state, values }) => state === 'finna' && values.numberOfAuthors === 2)).toBe(true);
  expect(validate).not.toHaveBeenCalled();
  validate.mockRestore();
});

test.each<[string, WorkForEdit, Partial<ManyWorksValues>, boolean]>([
  ['finna', foundWork, {}, true],
  ['register', { ...full, authorDeal: { ...deal, amount: 2 } }, {}, true],
  ['finna', foundWork, { rows: { [isbn]: { isChosen: false } } }, false],
  ['complete', unknownWork, { rows: { [isbn]: { values: typedValues } } }, true],
  ['new', unknownWork, {}, false],
  ['new', unknownWork, { rows: { [isbn]: { isChosen: true } } }, false],
  ['away', { ...unknownWork, catalogue: 'unavailable' }, {}, false],
  ['incomplete', { ...foundWork, work: half }, {}, false],
  ['full', full, {}, false],
  ['register', full, { rows: { [isbn]: { values: { ...typedValues, roles: ['editor'] } } } }, true],
  ['notTranslated', foundWork, { roles: ['translator'] }, false],
  ['locked', { ...full, isLocked: 1 }, {}, false],
  ['listed', listedWork, {}, false],
])('a work is %s', (state, found, part, isChosen) => {
  expect(rowsOf(found, form(part))).toMatchObject([{ state, isChosen }]);
});

test('works are in the order of the list, without pending ones, invalid ones last', () => {
  const wrong = { text: '9789510392653', line: 1, fault: 'checkDigit' as const };
  const values = form({ isbns: ['9789510366431', isbn], wrong: [wrong] });
  const rows = rowsOfMany(values, new Map([[isbn, foundWork]]), exampleAuthor);
  expect(rows.map(({ state }) => state)).toEqual(['finna', 'checkDigit']);
  expect(hasList(values)).toBe(true);
  expect(hasList(startOfMany(exampleAuthor))).toBe(false);
});

describe('the common values', () => {
  test('apply to each work, with its own number for a deal', () => {
    const joined = { ...full, authorDeal: { ...deal, amount: 3 } };
    expect(rowsOf(joined, form({ numberOfAuthors: 2 }))[0]?.values).toMatchObject({
      name: 'Hytti nro 6',
      roles: ['author'],
      authorHash: 'a'.repeat(22),
      numberOfAuthors: 2,
    });
  });

  test('keep a work’s own values', () => {
    const own = { [isbn]: { values: { ...typedValues, numberOfAuthors: 4 } } };
    expect(rowsOf(unknownWork, form({ rows: own, numberOfAuthors: 1 }))[0]?.values.numberOfAuthors).toBe(4);
  });

  test('are required for works without own values, and only for those that are added', () => {
    const errorsOf = (part: Partial<ManyWorksValues>, found = foundWork) => {
      const values = form(part);
      return manyWorksErrors(rowsOf(found, values))(values);
    };
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ roles: [] })).toEqual({ roles: 'roleMissing' });
    expect(errorsOf({ authorHash: '' })).toEqual({ authorHash: 'required' });
    expect(errorsOf({ numberOfAuthors: null })).toEqual({ numberOfAuthors: 'required' });
    const translated = {
      ...foundWork,
      work: foundWork.work && { ...foundWork.work, translated: 1 as const },
    };
    expect(errorsOf({ roles: ['translator'], numberOfTranslators: null }, translated)).toEqual({
      numberOfTranslators: 'required',
    });
    expect(errorsOf({ roles: [], rows: { [isbn]: { isChosen: false } } })).toEqual({});
    expect(errorsOf({ roles: [], rows: { [isbn]: { values: typedValues } } })).toEqual({});
  });
});

test('the body is that of adding one work, without the profile', () => {
  expect(worksToSend(rowsOf(foundWork), exampleAuthor.hash)).toEqual([
    {
      isbn,
      name: 'Hytti nro 6',
      subtitle: '',
      publisher: 'WSOY',
      publishYear: 2011,
      bookType: 'book',
      translated: 0,
      authorHash: 'a'.repeat(22),
      role: { author: true, translator: false, illustrator: false, editor: false },
      numberOfAuthors: 1,
      numberOfTranslators: undefined,
    },
  ]);
});

test('a list is sent in batches of twenty', () => {
  const list = Array.from({ length: 45 }, (_, n) => n);
  expect(portionsOf(list).map((part) => part.length)).toEqual([20, 20, 5]);
  expect(portionsOf(list).flat()).toEqual(list);
  expect(portionsOf([])).toEqual([]);
});
