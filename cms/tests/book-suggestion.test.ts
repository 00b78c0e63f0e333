import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import { describe, expect, it } from 'vitest';
import { cataloguedWork, newIsbn, newSurname, renamed, workToAdd } from './harness/calls.js';
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

/** Puts a work on the author's list in a role. */
const add = (author: Author, isbn: string, role = roles('author'), numberOfAuthors = 1) =>
  author.browser.post('/profiles/author-books', { ...workToAdd(author), isbn, role, numberOfAuthors });

/** Another name of the profile, as it is in the database. */
async function giveName({ authorHash, profileHash }: Author, name: Record<string, unknown>): Promise<void> {
  const { db, now } = (await server()).system;
  const profile = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  await db.knex('author_names').insert({
    ...{ hash: authorHash.split('').reverse().join(''), profile_id: profile.id, name1: 'Aino', name2: '' },
    ...{ pseudonym: 0, private: 0, confirmed: 0, created_at: now().toISOString(), ...name },
  });
}

describe('works are suggested', () => {
  it('to whom they name, with what the form that adds them begins with', async () => {
    const author = await newAuthor();
    const surname = await renamed(author);
    const { hash, isbn } = await cataloguedWork([
      { name: `${surname}, Aino`, role: 'author' },
      { name: 'Sandbacka, Björn', role: 'author' },
      { name: `${surname}, Aino`, role: 'illustrator' },
    ]);
    expect(await suggested(author, author.profileHash)).toEqual({
      records: [
        {
          ab_hash: hash,
          isbn,
          name: 'Sillan varjo',
          author: `${surname}, Aino; Sandbacka, Björn`,
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

  it('by initials and however the name is written, and not to a namesake with another first name', async () => {
    const [author, namesake] = [await newAuthor(), await newAuthor()];
    const surname = await renamed(author, 'Äiti Maria');
    await giveName(namesake, { name1: 'Anna', name2: surname });
    const both = await cataloguedWork([{ name: `${surname}, A.`, role: 'author' }]);
    const own = await cataloguedWork([{ name: `Aiti M. ${surname.toUpperCase()}`, role: 'translator' }]);
    await cataloguedWork([{ name: `${surname}, Liisa`, role: 'author' }]);
    expect(await hashesFor(author)).toEqual([both.hash, own.hash]);
    expect(await hashesFor(namesake)).toEqual([both.hash]);
  });

  it('by a name in another script, a private one and a pseudonym', async () => {
    const author = await newAuthor();
    const signature = newSurname();
    await giveName(author, { name1: signature, pseudonym: 1, private: 1 });
    const { knex } = (await server()).system.db;
    const transliterated = { name1: 'Jevgeni', name2: 'Štšerbakovski' };
    await knex('author_names').where({ hash: author.authorHash }).update(transliterated);
    const cyrillic = await cataloguedWork([{ name: 'Щербаковский, Евгений', role: 'author' }]);
    const secret = await cataloguedWork([{ name: signature, role: 'author' }]);
    await cataloguedWork([{ name: 'Щербаковский', role: 'author' }]);
    expect(await hashesFor(author)).toEqual([cyrillic.hash, secret.hash]);
  });

  it('under the name that is written out, where another has the initial alone', async () => {
    const author = await newAuthor();
    const surname = await renamed(author, 'A.');
    await giveName(author, { name2: surname });
    await cataloguedWork([{ name: `${surname}, Aino`, role: 'author' }]);
    const { records } = await suggested(author, author.profileHash);
    expect(records.map(({ authorName }) => authorName)).toEqual([`Aino ${surname}`]);
  });

  it('until they are on the list, and again once they have left it', async () => {
    const author = await newAuthor();
    const { hash, isbn } = await cataloguedWork([{ name: `${await renamed(author)}, Aino`, role: 'author' }]);
    expect((await add(author, isbn)).status).toBe(201);
    expect(await hashesFor(author)).toEqual([]);
    await author.browser.send('DELETE', `/profiles/author-books/${author.authorHash}/${hash}`);
    expect(await hashesFor(author)).toEqual([hash]);
  });

  it('as full when all shares of the role are taken', async () => {
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

  it('to those whom the catalogue names when somebody adds a book from it', async () => {
    const [author, translator] = [await newAuthor(), await newAuthor()];
    const { knex } = (await server()).system.db;
    const named = { name1: 'Elisabeth', name2: 'Ekbergin-Laurén' };
    await knex('author_names').where({ hash: author.authorHash }).update(named);
    await knex('author_names')
      .where({ hash: translator.authorHash })
      .update({ name1: 'Ilkka', name2: 'Rekiaro' });
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

  it('to creators alone', async () => {
    const author = await newAuthor();
    const { hash } = await cataloguedWork([{ name: `${await renamed(author)}, Aino`, role: 'author' }]);
    await giveRoles(author, ['beneficiary']);
    expect(await hashesFor(author)).toEqual([]);
    expect((await hide(author, hash)).status).toBe(404);
    await giveRoles(author, ['estate']);
    expect(await hashesFor(author)).toEqual([hash]);
  });
});

describe('a suggestion that is hidden', () => {
  it('stays away, and comes back', async () => {
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

  it('is hidden once, however often and at once it is asked for', async () => {
    const author = await newAuthor();
    const work = await cataloguedWork([{ name: `${await renamed(author)}, Aino`, role: 'author' }]);
    const answers = await Promise.all([hide(author, work.hash), hide(author, work.hash)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const { knex } = (await server()).system.db;
    const profile = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const lines = await knex('audit_log').where({ act: 'suggestion.hide', profile_id: profile.id });
    expect(lines).toEqual([expect.objectContaining({ facts: JSON.stringify({ isbn: work.isbn }) })]);
  });

  it('is hidden for the one profile, by whoever acts for it', async () => {
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
    const line = await newestRow('audit_log', { act: 'suggestion.hide', as_staff: 1 });
    const profile = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    expect(line).toMatchObject({ profile_id: profile.id });
  });

  it('has to be one, and of a profile that the account may use', async () => {
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
