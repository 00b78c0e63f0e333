import type { FoundWork } from '@nimio/domain/work/work.types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cataloguedWork, renamed } from './harness/calls/suggestion.js';
import { newIsbn, newSurname } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { server } from './harness/server.js';
import { add, edit, entry, roles } from './harness/works.js';

interface Found {
  records: FoundWork[];
  total: number;
  catalogue: 'asked' | 'unavailable' | 'notAsked';
}

const ask = ({ browser, profileHash }: Author, words: string, query: Record<string, string> = {}) =>
  browser.get(`/books/book-search/${encodeURIComponent(words)}`, { profileHash, ...query });
/** The response including the catalogue, whose circuit breaker may be open for a moment on a busy machine. */
const searchWith = (author: Author, words: string, query: Record<string, string> = {}) =>
  vi.waitFor(
    async () => {
      const found = (await ask(author, words, query)).body as Found;
      expect(found.catalogue).not.toBe('unavailable');
      return found;
    },
    { timeout: 10_000, interval: 100 },
  );
const search = (author: Author, words: string, offset?: number) =>
  searchWith(author, words, offset === undefined ? {} : { offset: String(offset) });
const searchFurther = (author: Author, words: string) => searchWith(author, words, { finna: '1' });
const isbnsOf = async (author: Author, words: string) =>
  (await search(author, words)).records.map(({ isbn }) => isbn);

/** Staff's change of a work, over the version that is read. */
async function correct(isbn: string, changes: object): Promise<void> {
  const { browser } = await newAuthor({ roles: ['admin'] });
  const path = `/books/${isbn}`;
  const { bookType, publishYear, publisher } = entry(await newAuthor());
  const body = {
    subtitle: '',
    bookType,
    publishYear,
    publisher,
    translated: 0,
    libraryClass: '',
    ...changes,
  };
  expect((await browser.putFresh(path, path, body)).status).toBe(200);
}

const nothing = { records: [], total: 0, catalogue: 'asked' };

afterEach(async () => {
  const { catalogue } = await server();
  for (const name of Object.keys(catalogue.fault))
    delete catalogue.fault[name as keyof typeof catalogue.fault];
});

describe('the search for works of the register', () => {
  it('finds words in any order, by prefix, regardless of case, diacritics and punctuation', async () => {
    const author = await newAuthor();
    const word = newSurname();
    const isbn = newIsbn();
    await add(author, { isbn, name: `Äijän „${word}” – ja muita`, subtitle: 'Erään elämä' });
    const same = [word, `${word.toUpperCase()} aij`, `elama  ${word}, A\u0308IJA\u0308N`, `'${word}'/eraan`];
    for (const typed of same) {
      expect(await search(author, typed), typed).toEqual({
        records: [
          {
            ...{ isbn, name: `Äijän „${word}” – ja muita`, subtitle: 'Erään elämä', publisher: 'Kaarna' },
            ...{
              publishYear: 2023,
              bookType: 'book',
              translated: 0,
              author: '',
              source: 'register',
              isListed: 1,
            },
          },
        ],
        total: 1,
        catalogue: 'notAsked',
      });
    }
    for (const typed of [word.slice(1), `${word} muistelma`, `${word}a`])
      expect(await search(author, typed), typed).toEqual(nothing);
  });

  it('finds contributors from the catalogue', async () => {
    const author = await newAuthor();
    const surname = newSurname();
    const { isbn } = await cataloguedWork([
      { name: `${surname}, Åke M.`, role: 'author' },
      { name: 'Virta, Meri', role: 'translator' },
    ]);
    for (const typed of [`ake ${surname}`, `${surname} sillan`, `meri virta ${surname}`])
      expect((await search(author, typed)).records, typed).toMatchObject([
        { isbn, author: `${surname}, Åke M.` },
      ]);
  });

  it('does not find works by the lists that they are on, which would reveal pseudonyms', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const surname = await renamed(other);
    const isbn = newIsbn();
    const word = newSurname();
    await add(other, { isbn, name: word });
    expect(await search(author, surname)).toEqual(nothing);
    expect((await search(author, word)).records.map((found) => [found.isbn, found.isListed])).toEqual([
      [isbn, 0],
    ]);
    await add(author, { isbn, role: roles('editor') });
    expect((await search(author, word)).records[0]?.isListed).toBe(1);
    const foreign = { browser: author.browser, profileHash: other.profileHash } as Author;
    expect((await ask(foreign, word)).status).toBe(404);
  });

  it('returns ten per page, by title and then by ISBN', async () => {
    const author = await newAuthor();
    const word = newSurname();
    const titles = ['Öinen', 'Ankea', 'Ääni', 'Zulu', 'Åland', ...Array.from({ length: 7 }, () => 'Meri')];
    for (const title of titles) {
      const { status } = await add(author, { name: `${title} ${word}` });
      expect(status).toBe(201);
    }
    const first = await search(author, word, 0);
    const rest = await search(author, word, 10);
    expect([first.total, first.records.length, rest.total, rest.records.length]).toEqual([12, 10, 12, 2]);
    const all = [...first.records, ...rest.records];
    const inOrder = ['Ankea', ...Array.from({ length: 7 }, () => 'Meri'), 'Zulu', 'Åland', 'Ääni', 'Öinen'];
    expect(all.map(({ name }) => name.split(' ')[0])).toEqual(inOrder);
    const isbns = all.slice(1, 8).map(({ isbn }) => isbn);
    expect(isbns).toEqual([...isbns].sort());
    expect(await search(author, word, 20)).toEqual({ records: [], total: 12, catalogue: 'notAsked' });
  });

  it('finds the current title after it was completed or corrected', async () => {
    const author = await newAuthor();
    const [old, subtitle, right] = [newSurname(), newSurname(), newSurname()];
    const isbn = newIsbn();
    await add(author, { isbn, name: old });
    await edit(author, isbn, { updatedData: { bookType: 'book', subtitle } });
    expect(await isbnsOf(author, `${old} ${subtitle}`)).toEqual([isbn]);
    await correct(isbn, { name: right });
    expect(await isbnsOf(author, right)).toEqual([isbn]);
    for (const gone of [old, subtitle]) expect(await search(author, gone), gone).toEqual(nothing);
  });

  it('escapes patterns of the database, and requires two letters', async () => {
    const author = await newAuthor();
    const word = newSurname();
    await add(author, { name: `100 % ${word}_x` });
    for (const typed of ['%', '__', "''", 'a', 'ä b c', '/', '..', '\u0308\u0308']) {
      const { status, error } = await ask(author, `${typed} `);
      expect([status, error?.details.fields?.[0]?.path], typed).toEqual([422, 'x']);
    }
    expect((await ask(author, 'a'.repeat(101))).status).toBe(422);
    expect((await ask(author, `${word}\u0000`)).status).toBe(422);
    // Of maximum length, and unique.
    expect(await search(author, newSurname().padEnd(100, 'q'))).toEqual(nothing);
    for (const typed of [`${word}' or 1=1 --`, `_${word.slice(1)}`, `%${word.slice(2)}`])
      expect((await search(author, typed)).total, typed).toBe(0);
    for (const typed of [`${word}%`, `100 ${word}`, `"${word} x"`, `${word}*`])
      expect((await search(author, typed)).total, typed).toBe(1);
  });
});

describe('the search in the catalogue', () => {
  it('is made once for the same words, and returns books by title or contributors', async () => {
    const { catalogue } = await server();
    const author = await newAuthor();
    const before = catalogue.searches.length;
    const opas = {
      ...{ isbn: '9789529999118', name: 'Opas kirjan äärelle', source: 'finna', isListed: 0 },
      author: 'Honkasuo, Martti',
    };
    for (const typed of ['Äärelle opas', 'äärelle, OPAS!', 'äärelle opas']) {
      const found = await search(author, typed);
      expect(found).toMatchObject({ records: [opas], total: 1, catalogue: 'asked' });
    }
    expect(catalogue.searches.length - before).toBe(1);
    expect(await search(author, 'martti honkasuo opas')).toMatchObject({ records: [opas] });
    expect(await search(author, 'äärelle opas', 10)).toEqual({ records: [], total: 1, catalogue: 'asked' });
  });

  it('prefers the register for a book that it has under another title', async () => {
    const author = await newAuthor();
    const [isbn, name] = ['9789529999088', newSurname()];
    await add(author, { isbn });
    await correct(isbn, { name });
    expect(await search(author, 'saaristotien kartta')).toMatchObject({
      records: [{ isbn, name, source: 'register', isListed: 1 }],
      total: 1,
      catalogue: 'asked',
    });
  });

  it('is made on request if the register has results', async () => {
    const author = await newAuthor();
    const own = newIsbn();
    await add(author, { isbn: own, name: 'Opas kirjan äärelle, toinen' });
    expect(await isbnsOf(author, 'äärelle opas')).toEqual([own]);
    const further = await searchFurther(author, 'äärelle opas');
    expect(further).toMatchObject({ records: [{ isbn: '9789529999118' }], total: 1, catalogue: 'asked' });
    await add(author, { isbn: '9789529999118' });
    await correct('9789529999118', { name: 'Lukijan kirja' });
    // The register has it under other words, which these do not find.
    expect(await isbnsOf(author, 'äärelle opas')).toEqual([own]);
    expect(await searchFurther(author, 'äärelle opas')).toMatchObject({
      records: [{ isbn: '9789529999118', name: 'Lukijan kirja', source: 'register', isListed: 1 }],
      total: 1,
    });
    await correct('9789529999118', { name: 'Opas kirjan äärelle' });
    expect(await searchFurther(author, 'äärelle opas')).toEqual(nothing);
    expect((await ask(author, 'äärelle opas', { finna: '2' })).status).toBe(422);
  });

  it('reports an unavailable catalogue', async () => {
    const { catalogue } = await server();
    const author = await newAuthor();
    catalogue.fault.response = '500';
    const words = newSurname();
    const away = { records: [], total: 0, catalogue: 'unavailable' };
    expect((await ask(author, words)).body).toEqual(away);
    expect((await ask(author, words, { finna: '1' })).body).toEqual(away);
    delete catalogue.fault.response;
    expect(await search(author, words)).toEqual(nothing);
  });
});
