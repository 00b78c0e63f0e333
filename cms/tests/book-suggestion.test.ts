import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as AuthorNames from '../src/api/author-name/store.js';
import { nameToSave } from './harness/calls/author.js';
import { cataloguedWork, rename, renamed } from './harness/calls/suggestion.js';
import { workToAdd } from './harness/calls/work.js';
import { load } from './harness/load.js';
import { newIsbn, newSurname } from './harness/new-values.js';
import { type Author, giveRoles, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const roles = (...held: string[]) => ({
  author: held.includes('author'),
  translator: held.includes('translator'),
  illustrator: held.includes('illustrator'),
  editor: held.includes('editor'),
});

interface Suggested {
  records: BookSuggestion[];
  total: number;
  others: number;
}

const suggested = async ({ browser }: Author, profileHash: string, hidden = '0'): Promise<Suggested> =>
  (await browser.get(`/profiles/book-suggestions/${profileHash}`, { hidden })).body as Suggested;
const hashesFor = async (author: Author, hidden?: string): Promise<string[]> =>
  (await suggested(author, author.profileHash, hidden)).records.map(({ ab_hash }) => ab_hash);

const change = ({ browser }: Author, method: 'PUT' | 'DELETE', profileHash: string, hash: string) =>
  browser.send(method, `/profiles/${profileHash}/hide-suggestion/${hash}`, {});
const hide = (author: Author, hash: string) => change(author, 'PUT', author.profileHash, hash);
const show = (author: Author, hash: string) => change(author, 'DELETE', author.profileHash, hash);

/** Adds a work to the author's list in a role. */
const add = (author: Author, isbn: string, role = roles('author'), numberOfAuthors = 1) =>
  author.browser.post('/profiles/author-books', { ...workToAdd(author), isbn, role, numberOfAuthors });

/** Another name of the profile, inserted into the database. */
async function giveName(
  { profileHash }: Author,
  name: Partial<AuthorNames.AuthorNameColumns>,
): Promise<void> {
  const { db, now } = (await server()).system;
  const profile = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const { insertAuthorName } = load<typeof AuthorNames>('api/author-name/store.js');
  const row = { name1: 'Aino', name2: '', pseudonym: 0, private: 0, confirmed: 0, ...name } as const;
  await db.transaction((tx) => insertAuthorName(tx, profile.id, row, now().toISOString()));
}

describe('book suggestions', () => {
  it('go to the named author, with the initial values of the form', async () => {
    const author = await newAuthor();
    const surname = await renamed(author);
    const { hash, isbn } = await cataloguedWork([
      { name: `${surname}, Aino`, role: 'author' },
      { name: 'Vieras, Outi', role: 'author' },
      { name: `${surname}, Aino`, role: 'illustrator' },
    ]);
    expect(await suggested(author, author.profileHash)).toEqual({
      records: [
        {
          ab_hash: hash,
          isbn,
          name: 'Sillan varjo',
          author: `${surname}, Aino; Vieras, Outi`,
          type: 'book',
          publisher: 'Kaarna',
          publishYear: 2020,
          alert: null,
          authorHash: author.authorHash,
          authorName: `Aino ${surname}`,
          role: { author: 1, translator: 0, illustrator: 1, editor: 0 },
        },
      ],
      total: 1,
      others: 0,
    });
  });

  it('match initials and spellings, and not a namesake with another first name', async () => {
    const [author, namesake] = [await newAuthor(), await newAuthor()];
    const surname = await renamed(author, 'Äiti Maria');
    await giveName(namesake, { name1: 'Anna', name2: surname });
    const both = await cataloguedWork([{ name: `${surname}, A.`, role: 'author' }]);
    const own = await cataloguedWork([{ name: `Aiti M. ${surname.toUpperCase()}`, role: 'translator' }]);
    await cataloguedWork([{ name: `${surname}, Liisa`, role: 'author' }]);
    expect(await hashesFor(author)).toEqual([both.hash, own.hash]);
    expect(await hashesFor(namesake)).toEqual([both.hash]);
  });

  it('match a name in another script, a private one and a pseudonym', async () => {
    const author = await newAuthor();
    const signature = newSurname();
    await giveName(author, { name1: signature, pseudonym: 1, private: 1 });
    await rename(author, { name1: 'Jevgeni', name2: 'Štšerbakovski' });
    const cyrillic = await cataloguedWork([{ name: 'Щербаковский, Евгений', role: 'author' }]);
    const secret = await cataloguedWork([{ name: signature, role: 'author' }]);
    await cataloguedWork([{ name: 'Щербаковский', role: 'author' }]);
    expect(await hashesFor(author)).toEqual([cyrillic.hash, secret.hash]);
  });

  it('use the written-out name if another has only the initial', async () => {
    const author = await newAuthor();
    const surname = await renamed(author, 'A.');
    await giveName(author, { name2: surname });
    await cataloguedWork([{ name: `${surname}, Aino`, role: 'author' }]);
    const { records } = await suggested(author, author.profileHash);
    expect(records.map(({ authorName }) => authorName)).toEqual([`Aino ${surname}`]);
  });

  it('end while the work is on the list', async () => {
    const author = await newAuthor();
    const { hash, isbn } = await cataloguedWork([{ name: `${await renamed(author)}, Aino`, role: 'author' }]);
    expect((await add(author, isbn)).status).toBe(201);
    expect(await hashesFor(author)).toEqual([]);
    await author.browser.send('DELETE', `/profiles/author-books/${author.authorHash}/${hash}`);
    expect(await hashesFor(author)).toEqual([hash]);
  });

  it('are marked full if all shares of the role are taken', async () => {
    const [author, taker] = [await newAuthor(), await newAuthor()];
    const name = `${await renamed(author)}, Aino`;
    const full = await cataloguedWork([{ name, role: 'author' }]);
    const free = await cataloguedWork([{ name, role: 'author' }]);
    const other = await cataloguedWork([{ name, role: 'illustrator' }]);
    await add(taker, full.isbn);
    await add(taker, free.isbn, roles('author'), 2);
    await add(taker, other.isbn);
    const { records } = await suggested(author, author.profileHash);
    expect(records.map(({ ab_hash, alert }) => [ab_hash, alert])).toEqual([
      [full.hash, 'FULL'],
      [free.hash, null],
      [other.hash, null],
    ]);
  });

  it('go to contributors of a book that is added from the catalogue', async () => {
    const [author, translator] = [await newAuthor(), await newAuthor()];
    await rename(author, { name1: 'Elisabeth', name2: 'Ekbergin-Laurén' });
    await rename(translator, { name1: 'Ilkka', name2: 'Rekiaro' });
    await add(author, '9789511331353');
    const { records } = await suggested(translator, translator.profileHash);
    expect(records).toEqual([
      expect.objectContaining({
        isbn: '9789511331353',
        author: 'Obama, Michelle',
        role: { author: 0, translator: 1, illustrator: 0, editor: 0 },
      }),
    ]);
  });

  it('go only to creators', async () => {
    const author = await newAuthor();
    const { hash } = await cataloguedWork([{ name: `${await renamed(author)}, Aino`, role: 'author' }]);
    await giveRoles(author, ['beneficiary']);
    expect(await hashesFor(author)).toEqual([]);
    expect((await hide(author, hash)).status).toBe(404);
    await giveRoles(author, ['estate']);
    expect(await hashesFor(author)).toEqual([hash]);
  });
});

describe('a hidden suggestion', () => {
  it('stays hidden, and can be restored', async () => {
    const author = await newAuthor();
    const name = `${await renamed(author)}, Aino`;
    const [one, other] = [
      await cataloguedWork([{ name, role: 'author' }]),
      await cataloguedWork([{ name, role: 'author' }]),
    ];
    expect((await hide(author, one.hash)).status).toBe(204);
    expect(await hashesFor(author)).toEqual([other.hash]);
    expect(await suggested(author, author.profileHash, '1')).toMatchObject({
      records: [{ ab_hash: one.hash }],
      others: 1,
    });
    expect((await show(author, one.hash)).status).toBe(204);
    expect(await hashesFor(author)).toEqual([one.hash, other.hash]);
    expect(await hashesFor(author, '1')).toEqual([]);
  });

  it('is hidden once for repeated and concurrent calls', async () => {
    const author = await newAuthor();
    const work = await cataloguedWork([{ name: `${await renamed(author)}, Aino`, role: 'author' }]);
    const responses = await Promise.all([hide(author, work.hash), hide(author, work.hash)]);
    expect(responses.map(({ status }) => status)).toEqual([204, 204]);
    const { knex } = (await server()).system.db;
    const profile = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const lines = await knex('audit_log').where({ event: 'book-suggestion.hide', profile_id: profile.id });
    expect(lines).toEqual([expect.objectContaining({ facts: JSON.stringify({ isbn: work.isbn }) })]);
  });

  it('is hidden for one profile, also by its representatives', async () => {
    const [author, namesake, staff] = [
      await newAuthor(),
      await newAuthor(),
      await newAuthor({ roles: ['admin'] }),
    ];
    const surname = await renamed(author);
    await giveName(namesake, { name2: surname });
    const { hash } = await cataloguedWork([{ name: `${surname}, Aino`, role: 'author' }]);
    expect((await change(staff, 'PUT', author.profileHash, hash)).status).toBe(204);
    expect(await hashesFor(author)).toEqual([]);
    expect(await hashesFor(namesake)).toEqual([hash]);
    const line = await newestRow('audit_log', { event: 'book-suggestion.hide', as_staff: 1 });
    const profile = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    expect(line).toMatchObject({ profile_id: profile.id });
  });

  it('must be a suggestion to a profile that the account may use', async () => {
    const [author, stranger] = [await newAuthor(), await newAuthor()];
    const work = await cataloguedWork([{ name: `${await renamed(author)}, Aino`, role: 'author' }]);
    expect((await hide(stranger, work.hash)).status).toBe(404);
    expect((await change(stranger, 'PUT', author.profileHash, work.hash)).status).toBe(404);
    expect((await change(stranger, 'DELETE', author.profileHash, work.hash)).status).toBe(404);
    const own = newIsbn();
    await add(author, own);
    const { hash } = await newestRow<{ hash: string }>('works', { isbn: own });
    expect((await hide(author, hash)).status).toBe(404);
    expect((await hide(author, author.authorHash)).status).toBe(404);
    expect(await hashesFor(author)).toEqual([work.hash]);
  });
});

const day = 24 * 60 * 60 * 1000;

describe('the catalogue', () => {
  /** As in the stand-in's invented books. */
  const known = { name1: 'Väinö', name2: 'Ahosalmi' };
  const snowGrammar = '9789529999057';
  const askedFor = async (words: string): Promise<number> =>
    (await server()).catalogue.searches.filter((search) => search.get('lookfor') === words).length;

  beforeEach(async () => {
    const { system, catalogue } = await server();
    await system.db.knex('jobs').delete();
    catalogue.searches.length = 0;
  });
  afterEach(async () => {
    const { catalogue } = await server();
    delete catalogue.fault.response;
  });

  /** An author whose name has books in the catalogue. */
  async function knownAuthor(name = known): Promise<Author> {
    const author = await newAuthor();
    await rename(author, name);
    return author;
  }
  const titles = async (author: Author): Promise<string[]> =>
    (await suggested(author, author.profileHash)).records.map(({ name }) => name);

  it('is searched for the reader’s names, and found books become works of the register', async () => {
    const { system } = await server();
    const author = await knownAuthor();
    await suggested(author, author.profileHash);
    await system.jobs.runDue();
    expect(await titles(author)).toEqual(['Lumen kielioppi']);
    const work = await newestRow('works', { isbn: snowGrammar });
    expect(work).toMatchObject({ creator_context: 'EXT', library_class: '82.2', translated: 0 });
  });

  it('returns each binding, and no other author’s books', async () => {
    const { system } = await server();
    const author = await knownAuthor({ name1: 'Aino', name2: 'Kuusivaara' });
    await suggested(author, author.profileHash);
    await system.jobs.runDue();
    const { records } = await suggested(author, author.profileHash);
    expect(records.map(({ name, role }) => [name, role.author, role.translator])).toEqual([
      ['Luodon aakkoset', 1, 0],
      ['Kynnyskivi', 1, 0],
      ['Kynnyskivi', 1, 0],
      ['Talven majakka', 0, 1],
    ]);
  });

  it('adds contributors to existing works of the register', async () => {
    const { system } = await server();
    const [author, adder] = [await knownAuthor({ name1: 'Olena', name2: 'Veretska' }), await newAuthor()];
    const isbn = '9789529999071';
    const body = { ...workToAdd(adder), isbn, name: 'Pelto', role: roles('editor') };
    (await server()).catalogue.fault.response = '500';
    expect((await adder.browser.post('/profiles/author-books', body)).status).toBe(201);
    delete (await server()).catalogue.fault.response;
    await suggested(author, author.profileHash);
    await vi.waitFor(async () => {
      await system.db.knex('jobs').update({ due_at: '2020' });
      await system.jobs.runDue();
      expect(await titles(author)).toEqual(['Pelto']);
    });
  });

  it('is searched once a week, and again for a changed name', async () => {
    const { system } = await server();
    const author = await knownAuthor();
    for (const time of [1, 2]) {
      await suggested(author, author.profileHash);
      await system.jobs.runDue();
      expect(await askedFor('Väinö Ahosalmi'), `reading ${time}`).toBe(1);
    }
    const weekAgo = new Date(Date.now() - 8 * day).toISOString();
    await system.db.knex('name_searches').update({ asked_at: weekAgo });
    await suggested(author, author.profileHash);
    await system.jobs.runDue();
    expect(await askedFor('Väinö Ahosalmi')).toBe(2);
    const tag = (await author.browser.get(`/profiles/${author.profileHash}`)).headers.get('etag') ?? '';
    const renamedTo = {
      ...nameToSave,
      authorHash: author.authorHash,
      name1: 'Väinö Olavi',
      name2: 'Ahosalmi',
    };
    await author.browser.send('POST', `/profiles/${author.profileHash}/name-data`, {
      body: { nameData: [renamedTo] },
      headers: { 'if-match': tag },
    });
    await system.jobs.runDue();
    expect(await askedFor('Väinö Olavi Ahosalmi')).toBe(1);
  });

  it('may be unavailable: works of the register are suggested, and the rest when it is back', async () => {
    const { system, catalogue } = await server();
    const author = await knownAuthor({ name1: 'Linnéa', name2: 'Björknäs' });
    const { hash } = await cataloguedWork([{ name: 'Björknäs, L.', role: 'author' }]);
    catalogue.fault.response = '503';
    expect(await hashesFor(author)).toEqual([hash]);
    await system.jobs.runDue();
    expect(await hashesFor(author)).toEqual([hash]);
    delete catalogue.fault.response;
    await vi.waitFor(async () => {
      await system.db.knex('jobs').update({ due_at: '2020' });
      await system.jobs.runDue();
      expect(await titles(author)).toEqual(['Sillan varjo', 'Havets små ord']);
    });
  });
});
