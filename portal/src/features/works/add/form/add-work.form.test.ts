import type { CreatorRole } from '@nimio/domain/work/roles';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { describe, expect, test } from 'vitest';
import { exampleAuthor, foundWork, unknownWork } from '../../example-work';
import { addWorkBody, addWorkErrors, startOf, withTranslated } from './add-work.form';
import { type AddWorkValues, carryToEdition, carryToNext } from './carried';

const profile = exampleAuthor;
const { hash: profileHash } = profile;
const authorHash = 'a'.repeat(22);

const filled: AddWorkValues = {
  name: 'Hytti nro 6',
  subtitle: '',
  publisher: 'WSOY',
  publishYear: '2011',
  bookType: 'book',
  translated: false,
  authorHash,
  roles: ['author'],
  numberOfAuthors: 1,
  numberOfTranslators: null,
};

describe('the initial values', () => {
  test('are the found book, with the first author name', () => {
    expect(startOf(foundWork, profile)).toEqual({ ...filled, roles: [] });
  });

  test('contain the number of an existing deal', () => {
    const authorDeal = {
      amount: 3,
      shares: [],
      ownerName: null,
      isOwner: 0 as const,
      ownSuggestion: null,
      suggestions: 0,
    };
    expect(startOf({ ...foundWork, authorDeal }, profile).numberOfAuthors).toBe(3);
  });

  test('of the next work keep name, publisher and role', () => {
    const carried = carryToNext({ ...filled, authorHash: 'b', roles: ['author', 'editor'] });
    expect(startOf(unknownWork, profile, carried)).toEqual({
      ...startOf(unknownWork, profile),
      authorHash: 'b',
      publisher: 'WSOY',
      roles: ['author', 'editor'],
    });
  });

  test('of another edition keep all but year and format', () => {
    const start = startOf(
      unknownWork,
      profile,
      carryToEdition({ ...filled, subtitle: 'Romaani', numberOfAuthors: 2 }),
    );
    expect(start).toEqual({
      ...filled,
      subtitle: 'Romaani',
      numberOfAuthors: 2,
      publishYear: '',
      bookType: '',
    });
  });

  test('contain no unavailable role', () => {
    const share = { name: 'Aino', authorHash: null, isOwn: 0 as const };
    const full = {
      amount: 1,
      shares: [share],
      ownerName: 'Aino',
      isOwner: 0 as const,
      ownSuggestion: null,
      suggestions: 0,
    };
    const carried = { roles: ['author', 'translator', 'editor'] as CreatorRole[] };
    expect(startOf(foundWork, profile, carried).roles).toEqual(['author', 'editor']);
    const taken: WorkForEdit = { ...foundWork, source: 'register', creatorContext: 'EXT', authorDeal: full };
    expect(startOf(taken, profile, carried).roles).toEqual(['editor']);
    expect(startOf({ ...taken, creatorContext: 'CREATOR' }, profile, carried).roles).toEqual([
      'translator',
      'editor',
    ]);
  });
});

describe('after a late response of the catalogue', () => {
  const typed: AddWorkValues = {
    ...startOf({ ...unknownWork, catalogue: 'unavailable' }, profile),
    translated: true,
    authorHash: 'b'.repeat(22),
    roles: ['author', 'translator'],
    numberOfAuthors: 3,
    numberOfTranslators: 2,
  };

  test('its facts are used, and roles, name and numbers are kept', () => {
    expect(startOf(foundWork, profile, typed)).toEqual({
      ...filled,
      authorHash: 'b'.repeat(22),
      roles: ['author'],
      numberOfAuthors: 3,
    });
    const translation = foundWork.work && { ...foundWork.work, translated: 1 as const };
    expect(startOf({ ...foundWork, work: translation }, profile, typed)).toMatchObject({
      translated: true,
      roles: ['author', 'translator'],
      numberOfTranslators: 2,
    });
  });

  test('the form can be sent', () => {
    const untouched = startOf({ ...unknownWork, catalogue: 'unavailable' }, profile);
    const values = { ...startOf(foundWork, profile, untouched), roles: ['author' as const] };
    expect(addWorkErrors(profileHash, foundWork)(values)).toEqual({});
  });

  test('other values stay as typed, and so does the format', () => {
    const half = foundWork.work && { ...foundWork.work, publisher: null, publishYear: null };
    const values = { ...typed, publisher: 'Siltala', publishYear: '2010', bookType: 'e-book' };
    expect(startOf({ ...foundWork, work: half }, profile, values)).toMatchObject({
      name: 'Hytti nro 6',
      publisher: 'Siltala',
      publishYear: '2010',
      bookType: 'e-book',
    });
    expect(startOf({ ...foundWork, source: 'register' }, profile, values).bookType).toBe('book');
  });
});

test('without a translation there is no translator and no number of them', () => {
  const translated = withTranslated({ ...filled, roles: ['author', 'translator'] }, true);
  expect(translated.numberOfTranslators).toBe(1);
  expect(withTranslated(translated, false)).toEqual(filled);
});

describe('the body', () => {
  test('contains only the numbers of selected roles', () => {
    expect(addWorkBody(profileHash, foundWork)({ ...filled, numberOfTranslators: 2 })).toEqual({
      profileHash,
      isbn: '9789510392652',
      name: 'Hytti nro 6',
      subtitle: '',
      publisher: 'WSOY',
      publishYear: 2011,
      bookType: 'book',
      translated: 0,
      authorHash,
      role: { author: true, translator: false, illustrator: false, editor: false },
      numberOfAuthors: 1,
      numberOfTranslators: undefined,
    });
  });

  test('of a new translation contains the number of translators, for any role of the adder', () => {
    const values = { ...filled, translated: true, numberOfTranslators: 2 };
    expect(addWorkBody(profileHash, unknownWork)(values).numberOfTranslators).toBe(2);
  });
});

describe('errors', () => {
  const errorsOf = addWorkErrors(profileHash, unknownWork);

  test('there are none if everything is filled in', () => {
    expect(errorsOf(filled)).toEqual({});
  });

  test('everything that is required', () => {
    expect(errorsOf({ ...startOf(unknownWork, { nameData: [] }), numberOfAuthors: null })).toEqual({
      name: 'required',
      publisher: 'required',
      publishYear: 'required',
      bookType: 'required',
      authorHash: 'required',
      roles: 'roleMissing',
    });
  });

  test('numbers', () => {
    const values = {
      ...filled,
      translated: true,
      publishYear: '20',
      numberOfAuthors: 0,
      numberOfTranslators: null,
    };
    expect(errorsOf(values)).toEqual({
      publishYear: 'wrongType',
      numberOfAuthors: 'amountInvalid',
      numberOfTranslators: 'required',
    });
  });
});
