import type { AuthorOfRegister, RegisteredDeal, RegisteredWork } from '@nimio/domain/work/register.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedWork } from './harness/calls/work.js';
import { idOf, list as messagesOf, newestMessage } from './harness/messages.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor, represent } from './harness/people.js';
import { type DealInput, readDeal, readRegisteredWork, updateDeal } from './harness/register.js';
import { newestRow } from './harness/rows.js';
import { add, edit, forEdit, list, lock, remove, roles } from './harness/works.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});

const book = (isbn: string, by = staff) => readRegisteredWork(by, isbn);
const deal = (dealHash: string) => readDeal(staff, dealHash);

const factsOf = ({ record }: Awaited<ReturnType<typeof book>>) => {
  const { name, subtitle, publisher, publishYear, bookType, translated, libraryClass } = record;
  return {
    ...{ name, publishYear, bookType, translated },
    ...{ subtitle: subtitle ?? '', publisher: publisher ?? '', libraryClass: libraryClass ?? '' },
  };
};

/** Corrects a work at the current version. */
async function correct(isbn: string, changes: object, by = staff) {
  const seen = await book(isbn);
  return by.browser.send<RegisteredWork>('PUT', `/books/${isbn}`, {
    body: { ...factsOf(seen), ...changes },
    headers: { 'if-match': seen.headers.get('etag') ?? '' },
  });
}

/** Updates a deal at the current version, or another one. */
const setDeal = async (dealHash: string, division: DealInput, { by = staff, tag = '' } = {}) =>
  updateDeal(by, dealHash, division, tag || ((await deal(dealHash)).headers.get('etag') ?? ''));

const make = ({ authorHash }: Author, isbn: string, changes: object = {}, by = staff) =>
  by.browser.post<RegisteredDeal>('/deals', { isbn, role: 'author', amount: 2, authorHash, ...changes });
const share = (dealHash: string, { authorHash }: Author, by = staff) =>
  by.browser.post<RegisteredDeal>(`/shares/${dealHash}`, { authorHash });

/** A work shared by its authors, the first one owns the deal. */
async function shared({ sharers = 1, numberOfAuthors = 2, ...changes } = {}) {
  const isbn = newIsbn();
  const authors: Author[] = [];
  for (let n = 0; n < sharers; n += 1) {
    const author = await newAuthor();
    expect((await add(author, { isbn, numberOfAuthors, ...changes })).status).toBe(201);
    authors.push(author);
  }
  const { authorDeal } = (await book(isbn)).record;
  return { isbn, dealHash: authorDeal?.dealHash ?? '', authors: authors as [Author, ...Author[]] };
}

const titles = async (author: Author) => (await messagesOf(author)).messages.map(({ title }) => title);

/** A customer's newest audit event of the kind. */
async function logged(event: string, author: Author): Promise<unknown> {
  const line = { event, profile_id: await idOf(author), as_staff: 1 };
  return JSON.parse((await newestRow<{ facts: string }>('audit_log', line)).facts);
}

const sharersOf = ({ shares }: RegisteredDeal) => shares.map(({ profileHash }) => profileHash);

describe('a work of the register', () => {
  it('is shown to staff with the holders of its parts, by their real names', async () => {
    const { isbn, dealHash, authors } = await shared({ sharers: 2 });
    const [owner, other] = authors as [Author, Author];
    const illustrator = await newAuthor();
    await add(illustrator, { isbn, role: roles('illustrator') });
    const { record } = await book(isbn);
    const holder = ({ profileHash, authorHash, person }: Author) => ({
      ...{ profileHash, authorHash },
      ...{ profileName: person.name, authorName: person.name, since: expect.any(String) as string },
    });
    expect(record).toMatchObject({
      ...{ isbn, name: 'Saaren talvi', publisher: 'Kaarna', creatorContext: 'CREATOR', migrated: 0 },
      ...{ libraryClass: null, isLocked: 0, translatorDeal: null },
      contributions: [{ role: 'illustrator', ...holder(illustrator) }],
    });
    expect(record.authorDeal).toEqual({
      ...{ dealHash, role: 'author', amount: 2, suggestions: 0 },
      ...{ ownerProfileHash: owner.profileHash, ownerName: owner.person.name },
      shares: [owner, other].map((author) => ({ ...holder(author), hasChanges: 0 })),
    });
    expect((await deal(dealHash)).record).toEqual(record.authorDeal);
    for (const author of [owner, other, illustrator])
      expect(await logged('staff.call', author)).toEqual({
        call: author === illustrator ? 'GET /books/:isbn' : 'GET /deals/:dealHash',
      });
  });

  it('shows the number of pending suggestions, and that it is locked', async () => {
    const { isbn } = await shared();
    const { browser, authorHash } = await newAuthor();
    await browser.post('/profiles/suggest-amount-change', {
      ...{ bookIsbn: isbn, role: 'author', suggestedAmount: 3, suggestionReason: 'Meitä oli kolme.' },
      ...{ suggesterAuthorHash: authorHash, addIfAccepted: 0 },
    });
    await lock(isbn);
    expect((await book(isbn)).record).toMatchObject({ isLocked: 1, authorDeal: { suggestions: 1 } });
  });

  it('exists only for staff', async () => {
    const { isbn, dealHash, authors } = await shared();
    const [author] = authors;
    expect((await book(newIsbn())).code).toBe('notFound');
    expect((await deal('x'.repeat(22))).status).toBe(404);
    expect((await book(isbn, author)).code).toBe('forbidden');
    expect((await correct(isbn, {}, author)).code).toBe('forbidden');
    expect(
      (await setDeal(dealHash, { amount: 5, owner: author, sharers: [author] }, { by: author })).code,
    ).toBe('forbidden');
    expect((await make(author, isbn, {}, author)).code).toBe('forbidden');
    expect((await share(dealHash, author, author)).code).toBe('forbidden');
    expect((await author.browser.get(`/authors/${author.authorHash}`)).code).toBe('forbidden');
  });
});

describe('correcting a work', () => {
  it('changes known metadata too, and is an audit event for every holder of a part', async () => {
    const { isbn, authors } = await shared({ sharers: 2 });
    const facts = { name: 'Saaren kesä', subtitle: 'Runoja', publisher: '', publishYear: null };
    const corrected = await correct(isbn, { ...facts, bookType: 'e-book', libraryClass: '82.2' });
    expect(corrected.status).toBe(200);
    const unknown = { publisher: null, publishYear: null };
    expect(corrected.record).toMatchObject({
      ...facts,
      ...unknown,
      bookType: 'e-book',
      libraryClass: '82.2',
    });
    expect((await book(isbn)).record).toEqual(corrected.record);
    const columns = ['name', 'subtitle', 'publisher', 'publish_year', 'type', 'library_class'];
    for (const author of authors) expect(await logged('work.correct', author)).toEqual({ isbn, columns });
    expect((await list(authors[0])).records[0]).toMatchObject({ name: 'Saaren kesä', alerts: [] });
  });

  it('is refused at a stale version, and while a distribution is calculated', async () => {
    const { isbn } = await shared();
    const seen = await book(isbn);
    expect((await correct(isbn, { name: 'Saaren kesä' })).status).toBe(200);
    const headers = { 'if-match': seen.headers.get('etag') ?? '' };
    const body = { ...factsOf(seen), name: 'Saaren syksy' };
    const stale = await staff.browser.send('PUT', `/books/${isbn}`, { body, headers });
    expect(stale).toMatchObject({ status: 412, code: 'stale' });
    expect(stale.error?.details.current).toMatchObject({ name: 'Saaren kesä' });
    await lock(isbn);
    expect((await correct(isbn, { name: 'Saaren syksy' })).code).toBe('lockedError');
    expect((await book(isbn)).record.name).toBe('Saaren kesä');
  });

  it('to or from a translation sets the sharers’ alert', async () => {
    const { isbn, authors } = await shared();
    for (const translated of [1, 0]) {
      expect((await correct(isbn, { translated })).record.translated).toBe(translated);
      expect((await list(authors[0])).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
      await forEdit(authors[0], isbn);
      expect((await list(authors[0])).records[0]?.alerts).toEqual([]);
    }
  });

  it('keeps a translation while translators share it', async () => {
    const { isbn } = await shared();
    await correct(isbn, { translated: 1 });
    await add(await newAuthor(), { isbn, role: roles('translator'), numberOfTranslators: 1 });
    const refused = await correct(isbn, { translated: 0 });
    expect(refused).toMatchObject({ status: 409, code: 'translatorsShare' });
    expect(refused.error?.details.field).toBe('translated');
    expect((await book(isbn)).record.translated).toBe(1);
  });

  it('is refused to holders of a part of the work and their representatives', async () => {
    const { isbn, dealHash, authors } = await shared();
    const own = await newAuthor({ roles: ['admin'] });
    await represent(own, authors[0]);
    expect((await correct(isbn, { name: 'Saaren kesä' }, own)).code).toBe('ownAffairs');
    const division = { amount: 9, owner: authors[0], sharers: [authors[0]] };
    expect((await setDeal(dealHash, division, { by: own })).code).toBe('ownAffairs');
    expect((await share(dealHash, own, own)).code).toBe('ownAffairs');
    expect((await book(isbn)).record).toMatchObject({ name: 'Saaren talvi', authorDeal: { amount: 2 } });
  });
});

describe('staff who act for a customer', () => {
  /** The customer's calls, as staff make them. */
  const by = ({ browser }: Author, customer: Author): Author => ({ ...customer, browser });
  const suggest = ({ browser, authorHash }: Author, bookIsbn: string) =>
    browser.post<{ suggestionHash: string }>('/profiles/suggest-amount-change', {
      ...{ bookIsbn, role: 'author', suggestedAmount: 3, suggestionReason: 'Meitä oli kolme.' },
      ...{ suggesterAuthorHash: authorHash, addIfAccepted: 1 },
    });
  const respond = ({ browser }: Author, call: 'accept' | 'reject', suggestionHash: string) =>
    browser.send('PUT', `/profiles/${call}-deal-suggestion`, { body: { suggestionHash } });

  it('change no work of their own, or of people whom they represent', async () => {
    const [own, represented] = [await newAuthor({ roles: ['admin'] }), await newAuthor()];
    await represent(own, represented);
    for (const holder of [own, represented]) {
      const { isbn, authors } = await shared({ numberOfAuthors: 3 });
      const customer = by(own, authors[0]);
      await add(holder, { isbn, numberOfAuthors: 3 });
      const { bookHash } = (await forEdit(customer, isbn)).record;
      const joining = by(own, await newAuthor());
      const before = (await book(isbn)).record;
      const refused = [
        await edit(customer, isbn, { role: roles() }),
        await edit(customer, isbn, { changedAmounts: ['author'], numberOfAuthors: 2 }),
        await remove(customer, bookHash),
        await add(joining, { isbn, numberOfAuthors: 3 }),
        await suggest(joining, isbn),
      ];
      expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'ownAffairs'));
      expect((await book(isbn)).record).toEqual(before);
    }
  });

  it('accept or reject no suggestion of their own', async () => {
    const own = await newAuthor({ roles: ['admin'] });
    const { isbn, authors } = await shared();
    const { suggestionHash } = (await suggest(own, isbn)).record;
    for (const call of ['accept', 'reject'] as const)
      expect((await respond(by(own, authors[0]), call, suggestionHash)).code).toBe('ownAffairs');
    expect((await respond(by(staff, authors[0]), 'accept', suggestionHash)).status).toBe(200);
  });

  it('give and take shares, and the customer is notified', async () => {
    const { isbn, authors } = await shared();
    const customer = await newAuthor();
    expect((await add(by(staff, customer), { isbn })).status).toBe(201);
    expect((await edit(by(staff, authors[0]), isbn, { role: roles() })).status).toBe(200);
    const { bookHash } = (await forEdit(customer, isbn)).record;
    expect((await remove(by(staff, customer), bookHash)).status).toBe(204);
    expect(await titles(authors[0])).toEqual(['Osuutesi teoksesta on poistettu']);
    expect((await titles(customer)).toSorted()).toEqual([
      'Olet nyt teoksen jaon vastuuhenkilö',
      'Osuutesi teoksesta on poistettu',
      'Sinulle on merkitty osuus teoksesta',
    ]);
  });

  it('set the number of shares, and the customer is notified', async () => {
    const { isbn, authors } = await shared();
    const changes = { changedAmounts: ['author'], numberOfAuthors: 3 };
    expect((await edit(by(staff, authors[0]), isbn, changes)).status).toBe(200);
    expect((await list(authors[0])).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    expect(await titles(authors[0])).toEqual(['Teoksen osuuksien määrää on muutettu']);
  });
});

describe('correcting a deal', () => {
  it('sets the number, the sharers and the owner, and notifies those who gain or lose', async () => {
    const { isbn, dealHash, authors } = await shared({ sharers: 2 });
    const [owner, heir] = authors as [Author, Author];
    const joining = await newAuthor();
    const set = await setDeal(dealHash, { amount: 4, owner: heir, sharers: [heir, joining] });
    expect(set.status).toBe(200);
    expect(set.record).toMatchObject({ amount: 4, ownerProfileHash: heir.profileHash });
    expect(sharersOf(set.record)).toEqual([heir.profileHash, joining.profileHash]);
    expect(await titles(owner)).toEqual(['Osuutesi teoksesta on poistettu']);
    expect(await titles(heir)).toEqual(['Olet nyt teoksen jaon vastuuhenkilö']);
    expect(await titles(joining)).toEqual(['Sinulle on merkitty osuus teoksesta']);
    expect((await newestMessage(joining))?.message).toContain('Rooli: kirjoittaja. Osuuksien määrä: 4.');
    expect((await list(owner)).total).toBe(0);
    expect((await list(heir)).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    const all = { isbn, amounts: [{ role: 'author', from: 2, to: 4 }] };
    const passedOn = [{ role: 'author', owner: await idOf(heir) }];
    expect(await logged('deal.update', owner)).toEqual({ ...all, removed: ['author'], passedOn });
    expect(await logged('deal.update', heir)).toEqual({ ...all, isRenamed: false, passedOn });
    expect(await logged('deal.update', joining)).toEqual({ ...all, added: ['author'], passedOn });
  });

  it('replaces all sharers, and the deal stays', async () => {
    const { isbn, dealHash, authors } = await shared();
    const joining = await newAuthor();
    const set = await setDeal(dealHash, { amount: 1, owner: joining, sharers: [joining] });
    expect(sharersOf(set.record)).toEqual([joining.profileHash]);
    expect((await book(isbn)).record.authorDeal).toEqual(set.record);
    expect((await newestMessage(joining))?.message).toContain('Olet myös jaon vastuuhenkilö');
    expect((await list(authors[0])).total).toBe(0);
  });

  it('changes only the owner, and notifies both', async () => {
    const { dealHash, authors } = await shared({ sharers: 2 });
    const [owner, heir] = authors as [Author, Author];
    await setDeal(dealHash, { amount: 2, owner: heir, sharers: [owner, heir] });
    expect(await titles(owner)).toEqual(['Et ole enää teoksen jaon vastuuhenkilö']);
    expect(await titles(heir)).toEqual(['Olet nyt teoksen jaon vastuuhenkilö']);
  });

  it('ends suggestions without anyone to answer them', async () => {
    const { isbn, dealHash, authors } = await shared({ sharers: 2 });
    const [owner, heir] = authors as [Author, Author];
    const suggested = await heir.browser.post<{ suggestionHash: string }>('/profiles/suggest-amount-change', {
      ...{ bookIsbn: isbn, role: 'author', suggestedAmount: 3, suggestionReason: 'Meitä oli kolme.' },
      ...{ suggesterAuthorHash: heir.authorHash, addIfAccepted: 0 },
    });
    await setDeal(dealHash, { amount: 2, owner: heir, sharers: [owner, heir] });
    const hash = suggested.record.suggestionHash;
    expect(await newestRow('change_suggestions', { hash })).toMatchObject({ state: 'LAPSED' });
    expect((await book(isbn)).record.authorDeal?.suggestions).toBe(0);
  });

  it('is refused if there are too many shares, a duplicate, or none of the owner', async () => {
    const { dealHash, authors } = await shared({ sharers: 2 });
    const [owner, other] = authors as [Author, Author];
    const joining = await newAuthor();
    const both = [owner, other];
    const few = await setDeal(dealHash, { amount: 2, owner, sharers: [...both, joining] });
    expect(few).toMatchObject({ status: 422, code: 'amountBelowAuthors' });
    expect(few.error?.details).toMatchObject({ field: 'amount', params: { min: 3 } });
    const twice = await setDeal(dealHash, { amount: 3, owner, sharers: [...both, other] });
    expect(twice).toMatchObject({ status: 422, code: 'sharedTwice' });
    const left = await setDeal(dealHash, { amount: 2, owner: joining, sharers: both });
    expect(left).toMatchObject({ status: 422, code: 'ownerNotSharing' });
    const missing = { ...joining, authorHash: 'x'.repeat(22) };
    expect((await setDeal(dealHash, { amount: 3, owner, sharers: [owner, missing] })).code).toBe('notFound');
    expect((await setDeal(dealHash, { amount: 3, owner, sharers: [] })).code).toBe('validationError');
    expect((await deal(dealHash)).record).toMatchObject({ amount: 2, ownerProfileHash: owner.profileHash });
    expect(await titles(owner)).toEqual([]);
  });

  it('is refused while a distribution is calculated', async () => {
    const { isbn, dealHash, authors } = await shared();
    await lock(isbn);
    const [owner] = authors;
    expect((await setDeal(dealHash, { amount: 3, owner, sharers: [owner] })).code).toBe('lockedError');
    expect((await share(dealHash, await newAuthor())).code).toBe('lockedError');
    expect((await make(owner, isbn, { role: 'translator' })).code).toBe('lockedError');
  });

  it('does not overwrite a share claimed concurrently', async () => {
    const { isbn, dealHash, authors } = await shared();
    const [owner] = authors;
    const seen = await deal(dealHash);
    const [claiming, joining] = [await newAuthor(), await newAuthor()];
    const [claimed, set] = await Promise.all([
      add(claiming, { isbn }),
      setDeal(
        dealHash,
        { amount: 2, owner, sharers: [owner, joining] },
        { tag: seen.headers.get('etag') ?? '' },
      ),
    ]);
    // The second writer: the customer finds the deal full, or staff get 412.
    expect([
      [201, 412],
      [409, 200],
    ]).toContainEqual([claimed.status, set.status]);
    const sharers = sharersOf((await deal(dealHash)).record);
    const second = claimed.status === 201 ? claiming : joining;
    expect(sharers).toEqual([owner.profileHash, second.profileHash]);
  });

  it('succeeds once for two concurrent calls', async () => {
    const { dealHash, authors } = await shared();
    const [owner] = authors;
    const tag = (await deal(dealHash)).headers.get('etag') ?? '';
    const amounts = [3, 4];
    const responses = await Promise.all(
      amounts.map((amount) => setDeal(dealHash, { amount, owner, sharers: [owner] }, { tag })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const won = responses.findIndex(({ status }) => status === 200);
    expect((await deal(dealHash)).record.amount).toBe(amounts[won]);
  });
});

describe('giving a share', () => {
  it('creates a deal that the first sharer owns', async () => {
    const { isbn } = await shared();
    const translator = await newAuthor();
    const early = await make(translator, isbn, { role: 'translator' });
    expect(early).toMatchObject({ status: 422, code: 'notTranslated' });
    await correct(isbn, { translated: 1 });
    const made = await make(translator, isbn, { role: 'translator' });
    expect(made.status).toBe(201);
    expect(made.record).toMatchObject({ amount: 2, ownerProfileHash: translator.profileHash });
    expect((await book(isbn)).record.translatorDeal).toEqual(made.record);
    expect(await titles(translator)).toEqual(['Sinulle on merkitty osuus teoksesta']);
    const amounts = [{ role: 'translator', from: null, to: 2 }];
    expect(await logged('deal.create', translator)).toEqual({ isbn, added: ['translator'], amounts });
    expect((await make(translator, isbn)).code).toBe('dealExists');
  });

  it('adds one to a deal until all are taken', async () => {
    const { isbn, dealHash, authors } = await shared();
    const [one, late] = [await newAuthor(), await newAuthor()];
    const added = await share(dealHash, one);
    expect(added.status).toBe(201);
    expect(sharersOf(added.record)).toEqual([authors[0].profileHash, one.profileHash]);
    expect((await list(one)).records[0]?.isbn).toBe(isbn);
    expect((await list(authors[0])).records[0]?.alerts).toEqual(['HAS_CHANGES_AFTER_APPROVAL']);
    const unseen = async () => (await deal(dealHash)).record.shares.map(({ hasChanges }) => hasChanges);
    expect(await unseen()).toEqual([1, 0]);
    await authors[0].browser.get(`/profiles/${authors[0].profileHash}/work-for-edit/${isbn}`);
    expect(await unseen()).toEqual([0, 0]);
    expect(await titles(one)).toEqual(['Sinulle on merkitty osuus teoksesta']);
    expect(await share(dealHash, one)).toMatchObject({ status: 400, code: 'noDuplicateShares' });
    expect(await share(dealHash, late)).toMatchObject({ status: 409, code: 'bookAlreadyClaimed' });
  });

  it('gives the last share to one of two concurrent calls', async () => {
    const { dealHash } = await shared();
    const two = [await newAuthor(), await newAuthor()];
    const responses = await Promise.all(two.map((author) => share(dealHash, author)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await deal(dealHash)).record.shares).toHaveLength(2);
  });

  it('finds no deal that was deleted in the meantime', async () => {
    const { isbn, dealHash, authors } = await shared();
    expect((await edit(authors[0], isbn, { role: roles() })).status).toBe(200);
    expect((await share(dealHash, await newAuthor())).code).toBe('notFound');
  });
});

describe('an author of the register', () => {
  it('is shown with the profile, its other names and the works', async () => {
    const author = await newAuthor();
    const { isbn } = await listedWork(author);
    const { record } = await staff.browser.get<AuthorOfRegister>(`/authors/${author.authorHash}`);
    const { authorHash, profileHash, person } = author;
    expect(record).toMatchObject({
      author: { authorHash, profileHash, profileName: person.name, books: 1 },
      otherNames: [],
      works: [{ isbn, workName: 'Saaren talvi', roles: ['author', 'illustrator'] }],
    });
    expect(await logged('staff.call', author)).toEqual({ call: 'GET /authors/:authorHash' });
    expect((await staff.browser.get(`/authors/${'x'.repeat(22)}`)).code).toBe('notFound');
  });
});

describe('sources of remuneration', () => {
  it('have labels in each language', async () => {
    const words = async (language: string) =>
      (await staff.browser.get('/sources', { language })).body as {
        records: { code: string; term: string }[];
      };
    const [fi, en] = [await words('fi'), await words('en')];
    expect(fi.records.map(({ code }) => code)).toContain('LK');
    expect(fi.records).toHaveLength(en.records.length);
    expect(fi.records.map(({ term }) => term)).not.toEqual(en.records.map(({ term }) => term));
  });
});
