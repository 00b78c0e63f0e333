import type { AuthorName } from '@nimio/domain/profile/profile.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { describe, expect, test } from 'vitest';
import { addWorkBody, addWorkErrors, startOf, withTranslated } from './add-work.form';
import { type AddWorkValues, carryToEdition, carryToNext } from './carried';

const profileHash = 'p'.repeat(22);
const authorHash = 'a'.repeat(22);
const name: AuthorName = {
  authorHash,
  name1: 'Aino',
  name2: 'K',
  isni: null,
  pseudonym: 0,
  privateAuthor: 0,
};
const profile = { nameData: [name] };
const noRoles = { author: 0, translator: 0, illustrator: 0, editor: 0 } as const;

const fresh: WorkForEdit = {
  isbn: '9789510392652',
  source: null,
  catalogue: 'asked',
  isListed: 0,
  bookHash: null,
  work: null,
  creatorContext: null,
  contributors: [],
  role: noRoles,
  authorHash: null,
  authorDeal: null,
  translatorDeal: null,
  isLocked: 0,
};
const found: WorkForEdit = {
  ...fresh,
  source: 'finna',
  work: {
    isbn: fresh.isbn,
    name: 'Hytti nro 6',
    subtitle: null,
    publisher: 'WSOY',
    publishYear: 2011,
    bookType: 'book',
    translated: 0,
  },
};
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

describe('the start', () => {
  test('is what was found, with the first author name', () => {
    expect(startOf(found, profile)).toEqual({ ...filled, roles: [] });
  });

  test('has the number of an existing division', () => {
    const authorDeal = { amount: 3, shares: [], ownerName: null, isOwner: 0 as const };
    expect(startOf({ ...found, authorDeal }, profile).numberOfAuthors).toBe(3);
  });

  test('of the next work keeps name, publisher and role', () => {
    const carried = carryToNext({ ...filled, authorHash: 'b', roles: ['author', 'editor'] });
    expect(startOf(fresh, profile, carried)).toEqual({
      ...startOf(fresh, profile),
      authorHash: 'b',
      publisher: 'WSOY',
      roles: ['author', 'editor'],
    });
  });

  test('of another edition keeps all but year and format', () => {
    const start = startOf(
      fresh,
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

  test('has no translator of what is no translation', () => {
    expect(startOf(found, profile, { roles: ['translator', 'editor'] }).roles).toEqual(['editor']);
  });
});

test('without the mark of a translation there is no translator and no number of them', () => {
  const translated = withTranslated({ ...filled, roles: ['author', 'translator'] }, true);
  expect(translated.numberOfTranslators).toBe(1);
  expect(withTranslated(translated, false)).toEqual(filled);
});

describe('the body', () => {
  test('has only the numbers of roles held', () => {
    expect(addWorkBody(profileHash, found)({ ...filled, numberOfTranslators: 2 })).toEqual({
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

  test('of a new translation tells how many translators there are, whoever adds it', () => {
    const values = { ...filled, translated: true, numberOfTranslators: 2 };
    expect(addWorkBody(profileHash, fresh)(values).numberOfTranslators).toBe(2);
  });
});

describe('errors', () => {
  const errorsOf = addWorkErrors(profileHash, fresh);

  test('there are none when all is filled', () => {
    expect(errorsOf(filled)).toEqual({});
  });

  test('everything that is needed', () => {
    expect(errorsOf({ ...startOf(fresh, { nameData: [] }), numberOfAuthors: null })).toEqual({
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
