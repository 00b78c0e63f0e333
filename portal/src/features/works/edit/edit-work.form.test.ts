import type { DealData, WorkForEdit } from '@nimio/domain/work/work.types';
import { describe, expect, test } from 'vitest';
import { editWorkBody, setsAmount, valuesOf } from './edit-work.form';
import { editWorkErrors } from './edit-work.rules';

const own = { name: 'Aino', authorHash: 'a'.repeat(22), isOwn: 1 as const };
const deal: DealData = {
  amount: 2,
  shares: [own],
  ownerName: 'Aino',
  isOwner: 1,
  ownSuggestion: null,
  suggestions: 0,
};
const stored: WorkForEdit = {
  isbn: '9789510392652',
  source: 'register',
  catalogue: 'notAsked',
  isListed: 1,
  bookHash: 'b'.repeat(22),
  work: {
    isbn: '9789510392652',
    name: 'Hytti nro 6',
    subtitle: null,
    publisher: null,
    publishYear: null,
    bookType: 'book',
    translated: 0,
  },
  creatorContext: 'CREATOR',
  contributors: [],
  role: { author: 1, translator: 0, illustrator: 0, editor: 0 },
  authorHash: 'a'.repeat(22),
  authorDeal: deal,
  translatorDeal: null,
  isLocked: 0,
};
const values = valuesOf(stored);
const author = { author: true, translator: false, illustrator: false, editor: false };

test('the form starts with the stored values', () => {
  expect(values).toEqual({
    name: '',
    subtitle: '',
    publisher: '',
    publishYear: '',
    bookType: 'book',
    authorHash: 'a'.repeat(22),
    roles: ['author'],
    numberOfAuthors: 2,
    numberOfTranslators: 1,
  });
});

describe('the body', () => {
  test('without a change contains only the format', () => {
    expect(editWorkBody(stored, values)).toEqual({
      bookHash: 'b'.repeat(22),
      isbn: '9789510392652',
      authorHash: 'a'.repeat(22),
      role: author,
      changedAmounts: [],
      numberOfAuthors: undefined,
      numberOfTranslators: undefined,
      creatorContext: 'CREATOR',
      updatedData: { bookType: 'book' },
    });
  });

  test('contains completed values', () => {
    const body = editWorkBody(stored, {
      ...values,
      publisher: 'WSOY',
      publishYear: '2011',
      bookType: 'e-book',
    });
    expect(body.updatedData).toEqual({ publisher: 'WSOY', publishYear: 2011, bookType: 'e-book' });
  });

  test('never contains known values', () => {
    const known = {
      ...stored,
      work: stored.work && { ...stored.work, publisher: 'WSOY', publishYear: 2011 },
    };
    const body = editWorkBody(known, { ...values, name: 'Muu', publisher: 'Muu', publishYear: '1999' });
    expect(body.updatedData).toEqual({ bookType: 'book' });
  });

  test('contains the number that the owner changed', () => {
    const body = editWorkBody(stored, { ...values, numberOfAuthors: 3 });
    expect(body).toMatchObject({ changedAmounts: ['author'], numberOfAuthors: 3 });
  });

  test('contains no number of another profile’s deal', () => {
    const theirs = { ...stored, authorDeal: { ...deal, isOwner: 0 as const } };
    expect(editWorkBody(theirs, { ...values, numberOfAuthors: 3 })).toMatchObject({
      changedAmounts: [],
      numberOfAuthors: undefined,
    });
  });

  test('contains the number of a new deal', () => {
    const body = editWorkBody(stored, { ...values, roles: ['author', 'translator'], numberOfTranslators: 2 });
    expect(body).toMatchObject({
      role: { ...author, translator: true },
      changedAmounts: ['translator'],
      numberOfTranslators: 2,
    });
  });

  test('omits the number together with the role', () => {
    const body = editWorkBody(stored, { ...values, roles: ['editor'], numberOfAuthors: 3 });
    expect(body).toMatchObject({ changedAmounts: [], numberOfAuthors: undefined });
  });
});

describe('errors', () => {
  test('there are none in stored values', () => {
    expect(editWorkErrors(stored, values)).toEqual({});
  });

  test('are at the form’s own fields', () => {
    expect(editWorkErrors(stored, { ...values, publishYear: 'ensi', numberOfAuthors: null })).toEqual({
      publishYear: 'wrongType',
      numberOfAuthors: 'required',
    });
    expect(editWorkErrors(stored, { ...values, publishYear: '1200', numberOfAuthors: 0 })).toEqual({
      publishYear: 'yearInvalid',
      numberOfAuthors: 'amountInvalid',
    });
  });
});

test('a number is set by the owner with the role', () => {
  expect(setsAmount(stored, ['author'], 'author')).toBe(true);
  expect(setsAmount(stored, [], 'author')).toBe(false);
  expect(setsAmount({ ...stored, authorDeal: { ...deal, isOwner: 0 } }, ['author'], 'author')).toBe(false);
  expect(setsAmount(stored, ['translator'], 'translator')).toBe(true);
});
