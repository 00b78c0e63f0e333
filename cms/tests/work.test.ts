import { formatIsbn } from '@nimio/domain/work/isbn';
import type { FoundWork } from '@nimio/domain/work/work.types';
import { afterEach, describe, expect, it } from 'vitest';
import { nameToSave } from './harness/calls/author.js';
import { list as messagesOf, newestMessage } from './harness/messages.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor, readProfile } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, edit, entry, factsOf, forEdit, list, remove, roles } from './harness/works.js';

const profileId = async ({ profileHash }: Author): Promise<number> =>
  (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id;

/** Another author name of the author. */
async function newName(author: Author): Promise<string> {
  const { system } = await server();
  const hash = author.authorHash.split('').reverse().join('');
  await system.db.knex('author_names').insert({
    ...{ hash, profile_id: await profileId(author), name1: 'Aino', name2: 'Meri' },
    ...{ pseudonym: 0, private: 0, confirmed: 0, created_at: system.now().toISOString() },
  });
  return hash;
}

afterEach(async () => {
  const { catalogue } = await server();
  for (const name of Object.keys(catalogue.fault))
    delete catalogue.fault[name as keyof typeof catalogue.fault];
});

describe('looking a book up', () => {
  it('finds Hytti nro 6 in the catalogue', async () => {
    const author = await newAuthor();
    const { record } = await forEdit(author, '978-951-0-39265-2', '1');
    expect(record).toMatchObject({
      source: 'finna',
      creatorContext: 'EXT',
      work: { name: 'Hytti nro 6', publisher: 'WSOY', publishYear: 2011, bookType: 'book', translated: 0 },
    });
  });

  it.each([
    ['9789511331353', { name: 'Minun tarinani', bookType: 'e-book', translated: 1 }],
    ['9789520435448', { name: 'Naamiaisten kaunotar', translated: 1 }],
    ['9789513196820', { translated: 0 }],
    ['9789513246518', { translated: 0 }],
    ['9780062413505', { bookType: 'e-book', translated: 0 }],
  ])('reads %s of the shelf', async (isbn, work) => {
    const { record } = await forEdit(await newAuthor(), isbn, '1');
    expect(record.work).toMatchObject(work);
  });

  it('caches the catalogue’s answer', async () => {
    const { catalogue } = await server();
    const author = await newAuthor();
    await forEdit(author, '9789510366431', '1');
    const before = catalogue.searches.length;
    await forEdit(author, '9789510366431', '1');
    expect(catalogue.searches.length).toBe(before);
  });

  it.each(['500', '503', 'reset', 'html', 'brokenJson', 'wrongShape', 'errorStatus', 'slow'] as const)(
    'reports an unavailable catalogue when it answers: %s',
    async (response) => {
      const { catalogue } = await server();
      Object.assign(catalogue.fault, { response, slowMilliseconds: 1000 });
      const before = catalogue.searches.length;
      const { status, record } = await forEdit(await newAuthor(), newIsbn(), '1');
      expect(catalogue.searches.length).toBeGreaterThan(before);
      expect(status).toBe(200);
      expect(record).toMatchObject({ source: null, catalogue: 'unavailable', work: null });
      // Five failures in a row open the circuit, and later tests need the catalogue: a success closes it.
      delete catalogue.fault.response;
      delete catalogue.fault.slowMilliseconds;
      const author = await newAuthor();
      const again = async () => (await forEdit(author, newIsbn(), '1')).record.catalogue;
      await expect.poll(again).toBe('asked');
    },
  );

  it('refuses an invalid ISBN with the literal message', async () => {
    const response = await forEdit(await newAuthor(), '9789510392653', '1');
    expect(response.error).toMatchObject({ status: 422, message: 'Invalid ISBN number' });
  });

  it('lists the works of the register by ISBN prefix', async () => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const { browser, profileHash } = author;
    const beginsSo = async (start: string) =>
      (await browser.get(`/books/isbn-list/${start}`, { profileHash })).body as {
        records: FoundWork[];
        total: number;
      };
    // The prefix of an ISBN-10 matches its ISBN-13.
    for (const start of [isbn.slice(0, 12), formatIsbn(isbn).slice(0, 15), isbn.slice(3, 12)]) {
      const { records, total } = await beginsSo(start);
      expect(records.map((found) => [found.isbn, found.isListed])).toContainEqual([isbn, 1]);
      expect(records.length).toBe(total);
    }
    const nothing = { records: [], total: 0, catalogue: 'notAsked' };
    for (const start of ['978951', '9789999', 'Hytti nro 6']) expect(await beginsSo(start)).toEqual(nothing);
  });

  it('shows whether each found work is on the list, in any role', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const isbn = newIsbn();
    await add(other, { isbn });
    const isListed = async () => {
      const { profileHash } = author;
      const { body } = await author.browser.get(`/books/isbn-list/${isbn}`, { profileHash });
      return (body as { records: FoundWork[] }).records.map((found) => found.isListed);
    };
    expect(await isListed()).toEqual([0]);
    await add(author, { isbn, role: roles('editor') });
    expect(await isListed()).toEqual([1]);
  });
});

describe('adding a work', () => {
  it('creates the work, its deal and the share, and lists it', async () => {
    const author = await newAuthor();
    const response = await add(author, { isbn: formatIsbn('9789510392652'), numberOfAuthors: 1 });
    expect(response.status).toBe(201);
    expect(response.record.work).toMatchObject({
      isbn: '9789510392652',
      name: 'Hytti nro 6',
      publisher: 'WSOY',
      creatorContext: 'EXT',
      numberOfAuthors: 1,
      role: { author: 1, translator: 0 },
      dealOwnerUser: { author: 1 },
    });
    expect(await list(author)).toMatchObject({ total: 1, records: [{ isbn: '9789510392652' }] });
  });

  it('joins an existing work: its number of authors stays, and the difference is reported', async () => {
    const first = await newAuthor();
    const second = await newAuthor();
    const isbn = newIsbn();
    await add(first, { isbn, numberOfAuthors: 2 });
    const joined = await add(second, { isbn, numberOfAuthors: 3, name: 'Another title' });
    expect(joined.record).toMatchObject({
      work: { name: 'Saaren talvi', numberOfAuthors: 2, dealOwnerUser: { author: 0 } },
      differingAmounts: [{ role: 'author', stated: 3, deal: 2 }],
    });
    expect((await add(await newAuthor(), { isbn })).code).toBe('bookAlreadyClaimed');
  });

  it('completes missing metadata of a joined work, and nothing else', async () => {
    const isbn = newIsbn();
    await add(await newAuthor(), { isbn });
    const { system } = await server();
    await system.db.knex('works').where({ isbn }).update({ publisher: null });
    const joined = await add(await newAuthor(), { isbn, publisher: 'Lokki', publishYear: 1999 });
    expect(joined.record.work).toMatchObject({ publisher: 'Lokki', publishYear: 2023 });
  });

  it('is idempotent', async () => {
    const author = await newAuthor();
    const body = entry(author);
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => author.browser.post('/profiles/author-books', body)),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    expect(tries.find(({ status }) => status === 400)?.code).toBe('noDuplicateShares');
    expect((await list(author)).total).toBe(1);
  });

  it('gives the last share to one of two concurrent calls', async () => {
    const isbn = newIsbn();
    await add(await newAuthor(), { isbn, numberOfAuthors: 2 });
    const others = await Promise.all([newAuthor(), newAuthor(), newAuthor()]);
    const responses = await Promise.all(others.map((other) => add(other, { isbn })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('needs an address and a bank account, also here; reading does not', async () => {
    const author = await newAuthor({ isComplete: false });
    const response = await add(author);
    expect(response).toMatchObject({ status: 403, code: 'worksNotAllowed' });
    expect(response.error?.details.params).toEqual({ missing: 'address,bankAccount' });
    expect((await list(author)).total).toBe(0);
  });

  it.each([
    ['no role', { role: roles() }, 'roleMissing'],
    ['another’s author name', { authorHash: 'A'.repeat(22) }, 'authorNameMissing'],
    ['a wrong ISBN', { isbn: '9789510392653' }, 'validationError'],
    ['no number of authors', { numberOfAuthors: undefined }, 'validationError'],
    ['half an author', { numberOfAuthors: 1.5 }, 'validationError'],
    ['no title', { name: '  ' }, 'validationError'],
    ['a year far off', { publishYear: 2999 }, 'validationError'],
  ])('refuses %s without creating anything', async (_case, changes, code) => {
    const author = await newAuthor();
    const response = await add(author, changes);
    expect(response).toMatchObject({ status: 422, code });
    expect((await list(author)).total).toBe(0);
  });

  it('does not accept a translation by a flag alone', async () => {
    const author = await newAuthor();
    expect((await add(author, { translated: 1 })).record.work.translated).toBe(0);
    expect((await add(author, { translated: 1, numberOfTranslators: 1 })).record.work.translated).toBe(1);
    const fromCatalogue = await add(author, { isbn: '9789511447108', translated: 0, numberOfAuthors: 1 });
    expect(fromCatalogue.record.work.translated).toBe(1);
    const notATranslation = await add(author, {
      isbn: '9789510366431',
      role: roles('translator'),
      numberOfTranslators: 1,
    });
    expect(notATranslation.code).toBe('notTranslated');
  });

  it('shows the name under which a paid role is held, whichever role came first', async () => {
    const author = await newAuthor();
    const penName = await newName(author);
    const isbn = newIsbn();
    await add(author, {
      ...{ isbn, translated: 1, numberOfTranslators: 1 },
      ...{ role: roles('translator', 'editor'), authorHash: penName },
    });
    expect((await list(author)).records).toMatchObject([{ authorHash: penName, authorName: 'Aino Meri' }]);
    const second = await add(author, { isbn });
    const shown = { authorHash: author.authorHash, role: { author: 1, translator: 1, editor: 1 } };
    expect(second.record.work).toMatchObject(shown);
    expect((await list(author)).records).toMatchObject([shown]);
    expect((await forEdit(author, isbn)).record).toMatchObject(shown);
  });

  it('writes an audit event of the changes, not of the request', async () => {
    const [first, second] = [await newAuthor(), await newAuthor()];
    const isbn = newIsbn();
    await add(first, { isbn, role: roles('author', 'editor'), numberOfTranslators: 7 });
    expect(await factsOf('work.add')).toEqual({
      isbn,
      isNew: true,
      added: ['author', 'editor'],
      columns: [],
      amounts: [{ role: 'author', from: null, to: 2 }],
      becameTranslated: false,
    });
    const { system } = await server();
    await system.db.knex('works').where({ isbn }).update({ publisher: null });
    await add(second, {
      ...{ isbn, role: roles('author', 'translator'), numberOfAuthors: 5, numberOfTranslators: 1 },
    });
    expect(await factsOf('work.add')).toEqual({
      isbn,
      isNew: false,
      added: ['author', 'translator'],
      columns: ['publisher'],
      amounts: [{ role: 'translator', from: null, to: 1 }],
      becameTranslated: true,
    });
  });

  it('works manually while the catalogue is unavailable', async () => {
    const { catalogue } = await server();
    catalogue.fault.response = '500';
    const author = await newAuthor();
    const response = await add(author);
    expect(response.status).toBe(201);
    expect(response.record.work.creatorContext).toBe('CREATOR');
  });

  it('is refused while a distribution is being calculated (423)', async () => {
    const isbn = newIsbn();
    const first = await newAuthor();
    await add(first, { isbn });
    const { system } = await server();
    await system.db.knex('works').where({ isbn }).update({ locked_until: '2999-01-01T00:00:00.000Z' });
    expect((await add(await newAuthor(), { isbn })).error).toMatchObject({
      status: 423,
      message: 'Locked, the request will not be performed',
    });
    expect((await edit(first, isbn)).status).toBe(423);
  });
});

describe('editing a work', () => {
  it('lets the owner set the number, to at least the shares, and alerts the other sharer', async () => {
    const owner = await newAuthor();
    const other = await newAuthor();
    const isbn = newIsbn();
    await add(owner, { isbn, numberOfAuthors: 2 });
    await add(other, { isbn });
    const below = await edit(owner, isbn, { changedAmounts: ['author'], numberOfAuthors: 1 });
    expect(below).toMatchObject({ status: 422, code: 'amountBelowAuthors' });
    expect(below.error?.details).toMatchObject({ field: 'numberOfAuthors', params: { min: 2 } });
    const changed = await edit(owner, isbn, { changedAmounts: ['author'], numberOfAuthors: 3 });
    expect(changed.record.authorDeal).toMatchObject({ amount: 3, isOwner: 1 });
    expect((await list(other)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    // A read by staff does not mark it as seen by the author.
    const staff = await newAuthor({ roles: ['admin'] });
    await staff.browser.get(`/profiles/${other.profileHash}/work-for-edit/${isbn}`);
    expect((await list(other)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    expect((await list(owner)).records[0]?.alerts).toEqual([]);
    // Nor does typing its ISBN into the form that adds works.
    await other.browser.get(`/profiles/${other.profileHash}/work-for-edit/${isbn}`, { finna: '1' });
    expect((await list(other)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    await forEdit(other, isbn);
    expect((await list(other)).records[0]?.alerts).toEqual([]);
    const foreign = await edit(other, isbn, { changedAmounts: ['author'], numberOfAuthors: 4 });
    expect(foreign).toMatchObject({ status: 403, code: 'notDealOwner' });
  });

  it('completes missing metadata', async () => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const completed = await edit(author, isbn, { updatedData: { bookType: 'e-book', subtitle: 'Romaani' } });
    expect(completed.record.work).toMatchObject({ subtitle: 'Romaani', bookType: 'e-book' });
  });

  it.each([
    ['name', 'Another'],
    ['subtitle', 'Runoja'],
    ['publisher', 'Lokki'],
    ['publishYear', 1999],
  ])('refuses another %s if one is known, and changes nothing', async (field, value) => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn, subtitle: 'Romaani' });
    const { work } = (await forEdit(author, isbn)).record;
    const changed = await edit(author, isbn, { updatedData: { bookType: 'e-book', [field]: value } });
    expect(changed).toMatchObject({ status: 422, code: 'knownMetadata' });
    expect(changed.error?.details.field).toBe(field);
    expect((await forEdit(author, isbn)).record.work).toEqual(work);
  });

  it('makes a work entered by a creator translated when the translator role is taken', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const isbn = newIsbn();
    for (const sharer of [author, other]) await add(sharer, { isbn, numberOfAuthors: 2 });
    const response = await edit(author, isbn, {
      role: roles('author', 'translator'),
      numberOfTranslators: 1,
    });
    expect(response.record).toMatchObject({ work: { translated: 1 }, role: { author: 1, translator: 1 } });
    expect((await list(other)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
  });

  it.each([
    ['a catalogue', 'EXT'],
    ['the society', 'ADMIN'],
  ])('does not make a translation of a work that is none by %s', async (_who, creatorContext) => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const { knex } = (await server()).system.db;
    await knex('works').where({ isbn }).update({ creator_context: creatorContext });
    const response = await edit(author, isbn, {
      role: roles('author', 'translator'),
      numberOfTranslators: 1,
    });
    expect(response).toMatchObject({ status: 422, code: 'notTranslated' });
    expect(response.error?.details.field).toBe('translator');
    const { record } = await forEdit(author, isbn);
    expect(record).toMatchObject({ creatorContext, work: { translated: 0 }, translatorDeal: null });
  });

  it('requires the number of sharers of a new deal', async () => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const response = await edit(author, isbn, { role: roles('author', 'translator') });
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields).toEqual([{ path: 'numberOfTranslators', code: 'required' }]);
    expect((await forEdit(author, isbn)).record).toMatchObject({
      work: { translated: 0 },
      translatorDeal: null,
    });
  });

  it('is refused if ISBN and hash are of different works', async () => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    expect((await edit(author, isbn, { isbn: newIsbn() })).code).toBe('notFound');
    expect((await edit(author, isbn, { isbn: '9789510392653' })).code).toBe('validationError');
    expect((await edit(author, isbn, { isbn: formatIsbn(isbn) })).status).toBe(200);
  });

  it('writes an audit event of the changes, not of the request', async () => {
    const [owner, other] = [await newAuthor(), await newAuthor()];
    const isbn = newIsbn();
    await add(owner, { isbn });
    await add(other, { isbn });
    const penName = await newName(owner);
    await edit(owner, isbn, {
      role: roles('author', 'translator', 'illustrator'),
      authorHash: penName,
      changedAmounts: ['author', 'translator'],
      numberOfAuthors: 3,
      numberOfTranslators: 1,
      updatedData: { bookType: 'e-book', subtitle: 'Romaani', name: 'Saaren talvi' },
    });
    expect(await factsOf('work.update')).toEqual({
      isbn,
      added: ['translator', 'illustrator'],
      removed: [],
      isRenamed: true,
      columns: ['type', 'subtitle'],
      amounts: [
        { role: 'author', from: 2, to: 3 },
        { role: 'translator', from: null, to: 1 },
      ],
      passedOn: [],
      becameTranslated: true,
      becameOriginal: false,
    });
    await edit(owner, isbn, {
      role: roles('illustrator'),
      authorHash: penName,
      changedAmounts: ['author'],
      numberOfAuthors: 3,
      updatedData: { bookType: 'e-book' },
    });
    expect(await factsOf('work.update')).toEqual({
      isbn,
      added: [],
      removed: ['author', 'translator'],
      isRenamed: false,
      columns: [],
      amounts: [],
      passedOn: [
        { role: 'author', owner: await profileId(other) },
        { role: 'translator', owner: null },
      ],
      becameTranslated: false,
      becameOriginal: true,
    });
    expect((await messagesOf(other)).messages.map(({ title }) => title)).toEqual([
      'Teos ei enää ole käännös',
      'Olet nyt teoksen jaon vastuuhenkilö',
    ]);
    expect((await list(other)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    await edit(other, isbn, { role: roles() });
    expect(await factsOf('work.update')).toEqual({
      isbn,
      added: [],
      removed: ['author'],
      passedOn: [{ role: 'author', owner: null }],
      becameOriginal: false,
    });
  });

  it('adds and removes roles; without any the work leaves the list', async () => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const editor = await edit(author, isbn, { role: roles('author', 'editor') });
    expect(editor.record.role).toEqual({ author: 1, translator: 0, illustrator: 0, editor: 1 });
    const none = await edit(author, isbn, { role: roles() });
    expect(none.record.isListed).toBe(0);
    expect((await list(author)).total).toBe(0);
  });

  it('answers 412 after another tab’s change', async () => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const old = await forEdit(author, isbn);
    await edit(author, isbn, { changedAmounts: ['author'], numberOfAuthors: 4 });
    const stale = await author.browser.send('PUT', `/profiles/author-books/${author.profileHash}`, {
      headers: { 'if-match': old.headers.get('etag') ?? '' },
      body: {
        bookHash: old.record.bookHash,
        authorHash: author.authorHash,
        role: roles('author'),
        changedAmounts: ['author'],
        numberOfAuthors: 5,
        updatedData: { bookType: 'book' },
      },
    });
    expect(stale).toMatchObject({ status: 412, code: 'stale' });
    expect(stale.error?.details.current).toMatchObject({ authorDeal: { amount: 4 } });
  });
});

describe('an author name that is deleted while works get it', () => {
  /** Without the name, at the version that is read first. */
  const dropName = async ({ browser, profileHash, authorHash }: Author) => {
    const tag = (await browser.get(`/profiles/${profileHash}`)).headers.get('etag') ?? '';
    return () =>
      browser.send('POST', `/profiles/${profileHash}/name-data`, {
        body: { nameData: [{ ...nameToSave, authorHash }] },
        headers: { 'if-match': tag },
      });
  };
  /** An author with a work under one name, and the hash of a second name. */
  const withTwoNames = async () => {
    const author = await newAuthor();
    const { browser, profileHash, authorHash } = author;
    const isbn = newIsbn();
    await add(author, { isbn });
    const tag = (await browser.get(`/profiles/${profileHash}`)).headers.get('etag') ?? '';
    await browser.send('POST', `/profiles/${profileHash}/name-data`, {
      body: {
        nameData: [
          { ...nameToSave, authorHash },
          { ...nameToSave, name1: 'Riimi' },
        ],
      },
      headers: { 'if-match': tag },
    });
    const second = (await readProfile(author)).nameData[1]?.authorHash ?? '';
    return { author, isbn, second };
  };

  it.each([
    ['editing', (author: Author, isbn: string, authorHash: string) => edit(author, isbn, { authorHash })],
    ['adding', (author: Author, _isbn: string, authorHash: string) => add(author, { authorHash })],
  ])('is in use by then, or %s says that it is missing', async (_what, put) => {
    for (let times = 0; times < 8; times += 1) {
      const { author, isbn, second } = await withTwoNames();
      const drop = await dropName(author);
      const [used, dropped] = await Promise.all([put(author, isbn, second), drop()]);
      const codes = [used.code ?? 'done', dropped.code ?? 'done'];
      // The second writer gets an error, as does saving names over works that were added in the meantime.
      expect([
        ['done', 'nameDataDeleteDisallowed'],
        ['done', 'stale'],
        ['authorNameMissing', 'done'],
      ]).toContainEqual(codes);
    }
  });
});

describe('removing a work', () => {
  it('of the last translator makes it an original again, only if a claim had made it a translation', async () => {
    const [author, first, second] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const [claimed, translated] = [newIsbn(), newIsbn()];
    await add(author, { isbn: claimed });
    await add(author, {
      isbn: translated,
      translated: 1,
      ...{ role: roles('author', 'translator'), numberOfTranslators: 1 },
    });
    const role = { role: roles('translator'), numberOfTranslators: 2 };
    for (const translator of [first, second]) await add(translator, { isbn: claimed, ...role });
    const isTranslated = async (isbn: string) => (await forEdit(author, isbn)).record.work?.translated;
    await remove(first, (await forEdit(first, claimed)).record.bookHash);
    expect(await isTranslated(claimed)).toBe(1);
    await remove(second, (await forEdit(second, claimed)).record.bookHash);
    expect((await list(author)).records.find(({ isbn }) => isbn === claimed)?.alerts).toEqual([
      'HAS_CHANGES_AFTER_APPROVAL',
    ]);
    expect(await isTranslated(claimed)).toBe(0);
    expect(await factsOf('work.remove')).toMatchObject({ becameOriginal: true });
    expect((await newestMessage(author))?.title).toBe('Teos ei enää ole käännös');
    await edit(author, translated, { role: roles('author') });
    expect(await isTranslated(translated)).toBe(1);
  });

  it('is refused while a distribution is being calculated (423)', async () => {
    const author = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const { bookHash } = (await forEdit(author, isbn)).record;
    const { knex } = (await server()).system.db;
    await knex('works').where({ isbn }).update({ locked_until: '2999-01-01T00:00:00.000Z' });
    expect((await remove(author, bookHash)).status).toBe(423);
    expect((await list(author)).total).toBe(1);
  });

  it('passes the deal to the earliest remaining share, and deletes it without any', async () => {
    const [first, second, third] = await Promise.all([newAuthor(), newAuthor(), newAuthor()]);
    const isbn = newIsbn();
    for (const author of [first, second, third]) await add(author, { isbn, numberOfAuthors: 3 });
    const { bookHash } = (await forEdit(first, isbn)).record;
    expect((await remove(first, bookHash)).status).toBe(204);
    const passedOn = [{ role: 'author', owner: await profileId(second) }];
    expect(await factsOf('work.remove')).toEqual({
      ...{ isbn, removed: ['author'], passedOn, becameOriginal: false },
    });
    expect((await list(third)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    expect((await messagesOf(second)).messages.map(({ title }) => title)).toEqual([
      'Olet nyt teoksen jaon vastuuhenkilö',
    ]);
    expect((await messagesOf(third)).messages).toEqual([]);
    expect((await forEdit(second, isbn)).record.authorDeal).toMatchObject({ amount: 3, isOwner: 1 });
    expect((await remove(third, bookHash)).status).toBe(204);
    expect((await remove(second, bookHash)).status).toBe(204);
    const left = (await forEdit(second, isbn)).record;
    expect(left).toMatchObject({ source: 'register', isListed: 0, authorDeal: null });
  });

  it('applies only to one’s own list', async () => {
    const author = await newAuthor();
    const other = await newAuthor();
    const isbn = newIsbn();
    await add(author, { isbn });
    const { bookHash } = (await forEdit(author, isbn)).record;
    expect(
      (await other.browser.send('DELETE', `/profiles/author-books/${author.authorHash}/${bookHash}`)).status,
    ).toBe(404);
    expect((await remove(other, bookHash)).status).toBe(404);
    expect((await list(author)).total).toBe(1);
  });
});
