import { formatIsbn } from '@nimio/domain/work/isbn';
import type { AddedOfMany } from '@nimio/domain/work/many-works.types';
import type { ListedWork, WorkForEdit } from '@nimio/domain/work/work.types';
import { afterEach, describe, expect, it } from 'vitest';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { server } from './harness/server.js';
import { oneOf, roles, sendMany } from './harness/works.js';

interface Responses<T> {
  records: T[];
  total: number;
}

async function lookUp({ browser, profileHash }: Author, isbns: string[]): Promise<WorkForEdit[]> {
  const { body } = await browser.post('/books/isbn-list', { profileHash, isbns });
  return (body as Responses<WorkForEdit>).records;
}

const addMany = async (author: Author, works: object[]): Promise<AddedOfMany[]> =>
  ((await sendMany(author, works)).body as Responses<AddedOfMany>).records;
const refusals = (records: AddedOfMany[]) => records.map(({ refusal }) => refusal?.code ?? 'added');

async function listed({ browser, profileHash }: Author): Promise<string[]> {
  const { body } = await browser.get('/profiles/author-books', { profileHash });
  return (body as Responses<ListedWork>).records.map(({ isbn }) => isbn);
}

afterEach(async () => {
  const { catalogue } = await server();
  for (const name of Object.keys(catalogue.fault))
    delete catalogue.fault[name as keyof typeof catalogue.fault];
});

describe('looking several works up', () => {
  it('returns for each what a single lookup returns, in the requested order', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const own = oneOf(author);
    const full = oneOf(other, { numberOfAuthors: 1 });
    const joinable = oneOf(other, { numberOfAuthors: 3 });
    await addMany(author, [own]);
    await addMany(other, [full, joinable]);
    const isbns = [joinable.isbn, '9789520435448', newIsbn(), own.isbn, full.isbn];
    const found = await lookUp(author, isbns);
    expect(found.map(({ isbn, source, isListed }) => [isbn, source, isListed])).toEqual([
      [isbns[0], 'register', 0],
      [isbns[1], 'finna', 0],
      [isbns[2], null, 0],
      [isbns[3], 'register', 1],
      [isbns[4], 'register', 0],
    ]);
    expect(found[0]?.authorDeal).toMatchObject({ amount: 3, shares: [{ isOwn: 0 }] });
    expect(found[4]?.authorDeal).toMatchObject({ amount: 1, shares: [{ isOwn: 0 }] });
    for (const [index, isbn] of isbns.entries()) {
      const { record } = await author.browser.get(`/profiles/${author.profileHash}/work-for-edit/${isbn}`, {
        finna: '1',
      });
      expect(found[index]).toEqual(record);
    }
  });

  it('accepts a hundred, and merges duplicates, also with ten digits', async () => {
    const author = await newAuthor();
    const isbns = Array.from({ length: 98 }, newIsbn);
    const asked = [...isbns.map(formatIsbn), '951-0-39265-0', '9789510392652'];
    expect((await lookUp(author, asked)).map(({ isbn }) => isbn)).toEqual([...isbns, '9789510392652']);
  });

  it.each([
    ['more than a hundred', () => Array.from({ length: 101 }, newIsbn), 'isbns'],
    ['a wrong one among them', () => [newIsbn(), '9789510392653'], 'isbns[1]'],
  ])('refuses %s', async (_case, isbns, path) => {
    const { browser, profileHash } = await newAuthor();
    const response = await browser.post('/books/isbn-list', { profileHash, isbns: isbns() });
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields?.map((field) => field.path)).toEqual([path]);
  });

  it('reports for each that the catalogue is unavailable, and finds works of the register', async () => {
    const { catalogue } = await server();
    const author = await newAuthor();
    const own = oneOf(author);
    await addMany(author, [own]);
    catalogue.fault.response = '500';
    const isbns = Array.from({ length: 12 }, newIsbn);
    const found = await lookUp(author, [...isbns, own.isbn]);
    expect(found.map(({ source, catalogue: state }) => [source, state])).toEqual([
      ...isbns.map(() => [null, 'unavailable']),
      ['register', 'notAsked'],
    ]);
  });

  it('caches the catalogue’s answer', async () => {
    const { catalogue } = await server();
    const author = await newAuthor();
    const isbns = [newIsbn(), '9789510366431'];
    const isAway = async () =>
      (await lookUp(author, isbns)).some((found) => found.catalogue === 'unavailable');
    // Its circuit breaker may still be open after earlier failures.
    await expect.poll(isAway).toBe(false);
    const before = catalogue.searches.length;
    await lookUp(author, isbns);
    expect(catalogue.searches.length).toBe(before);
  });

  it('clears no alert, because no work was opened', async () => {
    const [owner, sharer] = [await newAuthor(), await newAuthor()];
    const work = oneOf(owner, { numberOfAuthors: 2 });
    await addMany(owner, [work]);
    await addMany(sharer, [oneOf(sharer, { isbn: work.isbn })]);
    const { system } = await server();
    await system.db
      .knex('deals')
      .whereIn('work_id', system.db.knex('works').where({ isbn: work.isbn }).select('id'))
      .update({ changed_at: '2998-01-01T00:00:00.000Z' });
    await lookUp(sharer, [work.isbn]);
    const { profileHash } = sharer;
    const { body } = await sharer.browser.get('/profiles/author-books', { profileHash });
    expect((body as Responses<ListedWork>).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
  });

  it('is refused for a foreign profile', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const body = { profileHash: other.profileHash, isbns: [newIsbn()] };
    expect((await author.browser.post('/books/isbn-list', body)).status).toBe(404);
  });
});

describe('adding several works', () => {
  it('adds what can be added, with an error for each of the rest', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const own = oneOf(author);
    const full = oneOf(other, { numberOfAuthors: 1 });
    const differing = oneOf(other, { numberOfAuthors: 3 });
    const locked = oneOf(other);
    await addMany(author, [own]);
    await addMany(other, [full, differing, locked]);
    const { system } = await server();
    await system.db
      .knex('works')
      .where({ isbn: locked.isbn })
      .update({ locked_until: '2999-01-01T00:00:00.000Z' });
    const fresh = [newIsbn(), newIsbn()];
    const records = await addMany(author, [
      oneOf(author, { isbn: fresh[0] }),
      own,
      oneOf(author, { isbn: full.isbn }),
      oneOf(author, { isbn: locked.isbn }),
      oneOf(author, { role: roles() }),
      oneOf(author, { isbn: '9789510366431', role: roles('author', 'translator') }),
      oneOf(author, { isbn: differing.isbn, numberOfAuthors: 2 }),
      oneOf(author, { isbn: fresh[1] }),
    ]);
    expect(refusals(records)).toEqual([
      'added',
      'noDuplicateShares',
      'bookAlreadyClaimed',
      'lockedError',
      'roleMissing',
      'notTranslated',
      'added',
      'added',
    ]);
    expect(records[2]?.refusal).toEqual({ code: 'bookAlreadyClaimed', field: 'author' });
    expect(records[6]?.differingAmounts).toEqual([{ role: 'author', stated: 2, deal: 3 }]);
    expect((await listed(author)).sort()).toEqual([own.isbn, differing.isbn, ...fresh].sort());
  });

  it('accepts a hundred, each with its own audit event', async () => {
    const author = await newAuthor();
    const works = Array.from({ length: 100 }, () => oneOf(author));
    const records = await addMany(author, works);
    expect(records.map(({ isbn }) => isbn)).toEqual(works.map(({ isbn }) => isbn));
    expect(new Set(refusals(records))).toEqual(new Set(['added']));
    const { system } = await server();
    const lines = await system.db
      .knex('audit_log')
      .where({ event: 'work.add' })
      .whereIn(
        'profile_id',
        system.db.knex('profiles').where({ hash: author.profileHash }).select<{ id: number }[]>('id'),
      );
    expect(lines).toHaveLength(100);
    expect((await sendMany(author, [...works, oneOf(author)])).code).toBe('validationError');
  });

  it('stores the catalogue’s data, as for one', async () => {
    const author = await newAuthor();
    const isbn = '9789513246518';
    const [found] = await lookUp(author, [isbn]);
    await addMany(author, [oneOf(author, { isbn, name: 'Another title', translated: 1 })]);
    const { profileHash } = author;
    const { body } = await author.browser.get('/profiles/author-books', { profileHash });
    expect((body as Responses<ListedWork>).records).toMatchObject([
      { isbn, name: found?.work?.name, translated: 0, creatorContext: 'EXT' },
    ]);
  });

  it('is idempotent after a lost answer', async () => {
    const author = await newAuthor();
    const works = [oneOf(author), oneOf(author)];
    await addMany(author, works);
    expect(refusals(await addMany(author, works))).toEqual(['noDuplicateShares', 'noDuplicateShares']);
    expect((await listed(author)).sort()).toEqual(works.map(({ isbn }) => isbn).sort());
  });

  it('adds each work once for two concurrent lists', async () => {
    const author = await newAuthor();
    const works = Array.from({ length: 8 }, () => oneOf(author));
    const [one = [], other = []] = await Promise.all([addMany(author, works), addMany(author, works)]);
    for (const index of works.keys())
      expect(refusals([one[index], other[index]].filter((record) => record !== undefined)).sort()).toEqual([
        'added',
        'noDuplicateShares',
      ]);
    expect((await listed(author)).sort()).toEqual(works.map(({ isbn }) => isbn).sort());
  });

  it('gives each last share to one of two concurrent lists', async () => {
    const [owner, one, other] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const works = Array.from({ length: 6 }, () => oneOf(owner, { numberOfAuthors: 2 }));
    await addMany(owner, works);
    const isbns = works.map(({ isbn }) => isbn);
    const [first, second] = await Promise.all([
      addMany(
        one,
        isbns.map((isbn) => oneOf(one, { isbn })),
      ),
      addMany(
        other,
        isbns.toReversed().map((isbn) => oneOf(other, { isbn })),
      ),
    ]);
    const outcomes = [...first, ...second];
    for (const isbn of isbns)
      expect(refusals(outcomes.filter((record) => record.isbn === isbn)).sort()).toEqual([
        'added',
        'bookAlreadyClaimed',
      ]);
  });

  it('needs an address and a bank account for the whole', async () => {
    const author = await newAuthor({ isComplete: false });
    const response = await sendMany(author, [oneOf(author), oneOf(author)]);
    expect(response).toMatchObject({ status: 403, code: 'worksNotAllowed' });
    expect(response.error?.details.params).toEqual({ missing: 'address,bankAccount' });
    expect(await listed(author)).toEqual([]);
  });

  it('adds none if one is under a foreign author name', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const works = [oneOf(author), oneOf(author, { authorHash: other.authorHash })];
    expect(await sendMany(author, works)).toMatchObject({ status: 422, code: 'authorNameMissing' });
    expect(await listed(author)).toEqual([]);
  });

  it('refuses a list with an incomplete work, with the field', async () => {
    const author = await newAuthor();
    const response = await sendMany(author, [oneOf(author), oneOf(author, { publisher: '' })]);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields).toMatchObject([{ path: 'works[1].publisher', code: 'required' }]);
    expect(await listed(author)).toEqual([]);
  });

  it('works manually while the catalogue is unavailable', async () => {
    const { catalogue } = await server();
    catalogue.fault.response = '500';
    const author = await newAuthor();
    const works = Array.from({ length: 9 }, () => oneOf(author));
    expect(new Set(refusals(await addMany(author, works)))).toEqual(new Set(['added']));
  });

  it('does not reach a foreign list', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const body = { profileHash: other.profileHash, works: [oneOf(other)] };
    expect((await author.browser.post('/profiles/author-books/many', body)).status).toBe(404);
    expect(await listed(other)).toEqual([]);
  });
});
