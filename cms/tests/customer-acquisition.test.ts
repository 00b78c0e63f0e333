import type { AuditLine } from '@nimio/domain/audit/audit.types';
import type { BookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.types';
import type {
  CataloguedBook,
  ListedOutreach,
  OutreachProfile,
  ReserveAuthor,
  ReserveBook,
} from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as LookUp from '../src/api/customer-acquisition/use-cases/look-up-unregistered.js';
import type * as Housekeeping from '../src/housekeeping.js';
import type { CatalogueBook } from '../src/integrations/catalogue/catalogue.js';
import type { ApiResponse } from './harness/browser.js';
import { nameToSave } from './harness/calls/author.js';
import {
  connect,
  contactDetails,
  newOutreach,
  outreachPath,
  reach,
} from './harness/calls/customer-acquisition.js';
import { cataloguedWork } from './harness/calls/suggestion.js';
import { resetRateLimits } from './harness/calls.js';
import { closed, dead } from './harness/customers.js';
import {
  approve,
  begunLate,
  calculate,
  forgetApproved,
  giveContract,
  inDays,
  lend,
  newYear,
  paid,
  pay,
  reserveOf,
} from './harness/distributions.js';
import { load } from './harness/load.js';
import { newFinnishIsbn, newIsbn, newSurname } from './harness/new-values.js';
import { type Author, newAuthor, newCustomer, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { pagesOf } from './harness/statement-text.js';
import { add } from './harness/works.js';

const { sweep } = load<typeof Housekeeping>('housekeeping.js');
const { lookUpUnregistered } = load<typeof LookUp>(
  'api/customer-acquisition/use-cases/look-up-unregistered.js',
);

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
});
beforeEach(async () => {
  await resetRateLimits();
  await forgetApproved();
});
afterEach(() => {
  vi.restoreAllMocks();
});

type Listed<T> = { records: T[]; total: number };
const list = async <T>(path: string, query: Record<string, string>): Promise<Listed<T>> => {
  const { status, body } = await staff.browser.get(`/customer-acquisition${path}`, query);
  expect(status).toBe(200);
  return body as Listed<T>;
};
const authorsBy = (q: string, query = {}) => list<ReserveAuthor>('/authors', { q, ...query });
const booksOf = (query: Record<string, string>) => list<ReserveBook>('/books', query);
const codeOf = ({ status, code }: ApiResponse) => [status, code];
const fieldOf = ({ status, error }: ApiResponse) => {
  const [field] = error?.details.fields ?? [];
  return [status, field?.path, field?.code];
};
const read = ({ hash }: { hash: string }) => staff.browser.get<OutreachProfile>(outreachPath(hash));
const tagOf = (response: ApiResponse) => ({ 'if-match': response.headers.get('etag') ?? '' });
const put = (hash: string, body: object, headers: Record<string, string>) =>
  staff.browser.send<OutreachProfile>('PUT', outreachPath(hash), { body, headers });
const setStatus = ({ hash }: { hash: string }, body: object, by = staff) =>
  by.browser.send<OutreachProfile>('PUT', outreachPath(hash, '/status'), {
    body: { note: '', nextDay: '', ...body },
    headers: { 'if-match': '*' },
  });
const disconnect = ({ hash }: { hash: string }, by = staff) =>
  by.browser.send<OutreachProfile>('DELETE', outreachPath(hash, '/connect'));
const knex = async () => (await server()).system.db.knex;

/** A paid distribution of works with these contributors; the loans decide on their sums. */
async function reserved(...works: { names: string[]; loans: number; role?: 'author' | 'translator' }[]) {
  const year = newYear();
  const isbns: string[] = [];
  for (const { names, loans, role = 'author' } of works) {
    const { isbn } = await cataloguedWork(names.map((name) => ({ name, role })));
    isbns.push(isbn);
    await lend(year, { [isbn]: loans });
  }
  return { isbns, ...(await paid(staff, year)) };
}

describe('the authors of a reserve', () => {
  it('have the open sum of their works, the largest first', async () => {
    const surname = newSurname();
    const [aino, eino] = [`${surname}, Aino`, `${surname}, Eino`];
    const { isbns } = await reserved(
      { names: [aino], loans: 10 },
      { names: [aino.toUpperCase(), eino], loans: 30 },
    );
    const { records, total } = await authorsBy(surname);
    expect(total).toBe(2);
    const open = async (isbn = '') => (await reserveOf(staff, { q: isbn, state: 'open' })).openInCents;
    const [small, large] = [await open(isbns[0]), await open(isbns[1])];
    expect(small).toBeGreaterThan(0);
    const claimableUntil = expect.stringMatching(/-12-31$/) as string;
    expect(records).toEqual([
      {
        name: expect.stringMatching(/Aino|AINO/) as string,
        nameKey: aino.toLowerCase(),
        openInCents: small + large,
        works: 2,
        ...{ claimableUntil, outreach: null },
      },
      {
        name: eino,
        nameKey: eino.toLowerCase(),
        openInCents: large,
        works: 1,
        claimableUntil,
        outreach: null,
      },
    ]);
    expect((await authorsBy(`eino ${surname.toUpperCase()}`)).records.map(({ name }) => name)).toEqual([
      eino,
    ]);
    const rich = await authorsBy(surname, { minCents: String(large + 1) });
    expect(rich.records.map(({ nameKey }) => nameKey)).toEqual([aino.toLowerCase()]);
    expect(await authorsBy(surname, { limit: '1', offset: '5' })).toEqual({ records: [], total: 2 });
    expect((await booksOf({ author: aino.toLowerCase() })).records).toMatchObject([
      { isbn: isbns[1], name: 'Sillan varjo', role: 'author', openInCents: large },
      { isbn: isbns[0], openInCents: small },
    ]);
    expect((await booksOf({ author: aino.toLowerCase(), q: isbns[0] ?? '' })).total).toBe(1);
    expect((await booksOf({ author: aino.toLowerCase(), q: 'varj' })).total).toBe(2);
    expect((await booksOf({ author: aino.toLowerCase(), q: 'tuntematon' })).total).toBe(0);
  });

  it('are named in the spelling that the catalogue uses most', async () => {
    const name = `${newSurname()}, Aino`;
    await reserved(
      { names: [name.toUpperCase()], loans: 1 },
      { names: [name], loans: 1 },
      { names: [name], loans: 1 },
    );
    expect((await authorsBy(name)).records).toMatchObject([{ name, works: 3 }]);
  });

  it('are those of the role that the money is for', async () => {
    const name = `${newSurname()}, Aino`;
    await reserved({ names: [name], loans: 10, role: 'translator' });
    const { records } = await authorsBy(name);
    expect(records).toEqual([]);
  });

  it('lose a line that has been claimed', async () => {
    const surname = newSurname();
    const { isbns } = await reserved({ names: [`${surname}, Aino`], loans: 10 });
    expect((await authorsBy(surname)).total).toBe(1);
    const author = await newAuthor();
    await giveContract(author);
    await add(author, { isbn: isbns[0], numberOfAuthors: 1 });
    const { hash } = await begunLate(staff);
    await approve(staff, await calculate(staff, hash));
    await pay(staff, hash);
    expect((await authorsBy(surname)).total).toBe(0);
    expect((await booksOf({ author: `${surname}, Aino`.toLowerCase() })).total).toBe(0);
  });

  it('are left out when they match an author name of a customer, unless those are asked for', async () => {
    const author = await newAuthor();
    const surname = newSurname();
    await reserved({ names: [`${surname}, A.`], loans: 10 });
    const [known, unknown] = [() => authorsBy(surname, { known: '1' }), () => authorsBy(surname)];
    expect([(await known()).total, (await unknown()).total]).toEqual([0, 1]);
    const rename = async (name1: string) => {
      const path = `/profiles/${author.profileHash}`;
      const nameData = [{ ...nameToSave, authorHash: author.authorHash, name1, name2: surname }];
      const headers = tagOf(await author.browser.get(path));
      const saved = await author.browser.send('POST', `${path}/name-data`, { body: { nameData }, headers });
      expect(saved.status).toBe(200);
    };
    await rename('Aino');
    expect([(await known()).total, (await unknown()).total]).toEqual([1, 0]);
    await rename('Eino');
    expect([(await known()).total, (await unknown()).total]).toEqual([0, 1]);
    // A name that the catalogue gives later.
    await reserved({ names: [`${surname}, Eino`], loans: 10 });
    expect((await known()).records).toMatchObject([{ name: `${surname}, Eino` }]);
    // Nothing is suggested to a closed customer.
    await (await knex())('profiles').where({ hash: author.profileHash }).update(closed);
    expect([(await known()).total, (await unknown()).total]).toEqual([0, 2]);
  });

  it('have a line of an unregistered ISBN once a work has it', async () => {
    const [isbn, year, surname] = [newFinnishIsbn(), newYear(), newSurname()];
    await lend(year, { [isbn]: 10 });
    await paid(staff, year, { unregisteredPrefixes: ['978951'] });
    expect((await booksOf({ q: isbn })).records).toMatchObject([{ isbn, name: '', role: 'author' }]);
    await findsInCatalogue({ [isbn]: [`${surname}, Aino`] });
    const added = () => staff.browser.post<CataloguedBook>(`/customer-acquisition/books/${isbn}`);
    const { status, record } = await added();
    expect([status, record]).toMatchObject([
      200,
      { isbn, name: 'Hämärän reuna', contributors: [{ name: `${surname}, Aino`, role: 'author' }] },
    ]);
    expect((await added()).record).toEqual(record);
    expect(
      await (await knex())('audit_log').where({ event: 'work.catalogue', facts: `{"isbn":"${isbn}"}` }),
    ).toHaveLength(1);
    expect((await booksOf({ q: isbn })).total).toBe(0);
    expect((await authorsBy(surname)).records).toMatchObject([{ works: 1 }]);
  });
});

/** Lets the catalogue have these books alone. */
async function findsInCatalogue(books: Record<string, string[]>) {
  const { catalogue } = (await server()).system;
  return vi.spyOn(catalogue, 'findByIsbn').mockImplementation((isbn) => {
    const names = books[isbn];
    const book: CatalogueBook | undefined = names && {
      ...{ isbn, name: 'Hämärän reuna', subtitle: null, publisher: 'Kaarna', publishYear: 2021 },
      ...{ bookType: 'book', translated: false, libraryClass: null },
      contributors: names.map((name) => ({ name, role: 'author' })),
    };
    return Promise.resolve(book);
  });
}

describe('an ISBN in the catalogue', () => {
  it('is refused when it is unknown, or the catalogue is unavailable', async () => {
    const path = `/customer-acquisition/books/${newIsbn()}`;
    expect(codeOf(await staff.browser.post(path))).toEqual([404, 'bookUnknown']);
    const { CatalogueUnavailable } = load<{ CatalogueUnavailable: new () => Error }>(
      'integrations/catalogue/catalogue.js',
    );
    const { catalogue } = (await server()).system;
    vi.spyOn(catalogue, 'findByIsbn').mockRejectedValue(new CatalogueUnavailable());
    expect(codeOf(await staff.browser.post(path))).toEqual([503, 'serviceUnavailable']);
    expect((await staff.browser.post('/customer-acquisition/books/123')).status).toBe(422);
  });

  it('is looked up after a main distribution is paid, in batches, without excluded ones', async () => {
    const year = newYear();
    const isbns = Array.from({ length: 30 }, newFinnishIsbn);
    const [largest = '', excluded = '', ...others] = isbns;
    for (const [at, isbn] of isbns.entries()) await lend(year, { [isbn]: 100 - at });
    await staff.browser.send('PUT', `/accountings/unregistered-isbns/${excluded}`);
    const surname = newSurname();
    const find = await findsInCatalogue({
      [largest]: [`${surname}, Aino`],
      [excluded]: ['Vieras, Outi'],
      [others.at(-1) ?? '']: [`${surname}, Eino`],
    });
    // Excluded since the calculation.
    await staff.browser.send('DELETE', `/accountings/unregistered-isbns/${excluded}`);
    const { hash } = await paid(staff, year, { unregisteredPrefixes: ['978951'] });
    await staff.browser.send('PUT', `/accountings/unregistered-isbns/${excluded}`);
    expect(codeOf(await staff.browser.post(`/customer-acquisition/books/${excluded}`))).toEqual([
      409,
      'isbnExcluded',
    ]);
    await (await server()).system.jobs.runDue();
    expect(find).toHaveBeenCalledTimes(29);
    expect((await authorsBy(surname)).records.map(({ name }) => name)).toEqual([
      `${surname}, Aino`,
      `${surname}, Eino`,
    ]);
    // A repeated batch asks for none that it has added, and schedules the next one once.
    const { id } = await newestRow<{ id: number }>('distributions', { hash });
    await lookUpUnregistered({ distributionId: id, offset: 0 }, '');
    expect(find.mock.calls.filter(([isbn]) => isbn === largest)).toHaveLength(1);
    const keys = await (await knex())('jobs').where('idempotency_key', 'like', `unregistered-lookup-${id}-%`);
    expect(keys).toHaveLength(2);
  });

  it('is looked up in the next batch although the catalogue was unavailable for this one', async () => {
    const year = newYear();
    for (const isbn of Array.from({ length: 26 }, newFinnishIsbn)) await lend(year, { [isbn]: 1 });
    const { hash } = await paid(staff, year, { unregisteredPrefixes: ['978951'] });
    const { id } = await newestRow<{ id: number }>('distributions', { hash });
    const { catalogue } = (await server()).system;
    vi.spyOn(catalogue, 'findByIsbn').mockRejectedValue(new Error('Finna is unavailable'));
    const next = { idempotency_key: `unregistered-lookup-${id}-25` };
    await expect(lookUpUnregistered({ distributionId: id, offset: 0 }, '')).rejects.toThrow();
    expect(await (await knex())('jobs').where(next)).toEqual([]);
    await expect(lookUpUnregistered({ distributionId: id, offset: 0 }, '', true)).rejects.toThrow();
    expect(await (await knex())('jobs').where(next)).toHaveLength(1);
  });
});

describe('an outreach profile', () => {
  it('shows its contact details, what was done, and what is open of the name', async () => {
    const body = newOutreach();
    const { status, record } = await staff.browser.post<OutreachProfile>(outreachPath(), body);
    const author = staff.person.name;
    const created = expect.any(String) as string;
    expect([status, record]).toEqual([
      201,
      {
        hash: record.hash,
        ...body,
        nameKey: body.name.toLowerCase(),
        ...{ status: 'new', nextDay: null, openInCents: 0, customer: null },
        events: [{ status: 'new', note: '', author, created }],
      },
    ]);
    await reserved({ names: [body.name], loans: 10 });
    const event = { status: 'contacted', note: 'Kirje lähetetty.\nOdotetaan.', nextDay: '2027-01-15' };
    const changed = (await setStatus(record, event)).record;
    expect(changed).toMatchObject({ status: 'contacted', nextDay: '2027-01-15' });
    expect(changed.openInCents).toBe((await authorsBy(body.name)).records[0]?.openInCents);
    expect(changed.events[0]).toEqual({ status: 'contacted', note: event.note, author, created });
    expect((await setStatus(record, { status: 'contacted', note: 'Soitettu.' })).record.events).toHaveLength(
      3,
    );
    expect((await authorsBy(body.name)).records[0]?.outreach).toEqual({
      hash: record.hash,
      status: 'contacted',
    });
    expect((await read(record)).record).toMatchObject({ status: 'contacted', nextDay: null });
  });

  it('is one for each name, whatever the case, also after a double click', async () => {
    const body = newOutreach();
    const replies = await Promise.all([
      staff.browser.post(outreachPath(), body),
      staff.browser.post(outreachPath(), { ...body, name: body.name.toUpperCase() }),
    ]);
    expect(replies.map(codeOf).sort()).toEqual([
      [201, undefined],
      [409, 'outreachExists'],
    ]);
  });

  it('needs the source of contact details', async () => {
    const send = (changes: object) => staff.browser.post(outreachPath(), newOutreach(changes));
    expect(fieldOf(await send({ contactSource: '' }))).toEqual([422, 'contactSource', 'required']);
    const none = Object.fromEntries(Object.keys(contactDetails).map((name) => [name, '']));
    expect((await send({ ...none, language: 'sv' })).status).toBe(201);
    expect(fieldOf(await send({ ...none, language: 'sv', email: 'a@example.org' }))).toEqual([
      422,
      'contactSource',
      'required',
    ]);
  });

  it('is listed by status, name and next day', async () => {
    const mark = newSurname();
    const [aino, eino, outi] = [
      await reach(staff, { name: `${mark}, Aino` }),
      await reach(staff, { name: `${mark}, Eino` }),
      await reach(staff, { name: `${mark}, Outi` }),
    ];
    await setStatus(eino, { status: 'contacted', nextDay: inDays(0) });
    await setStatus(outi, { status: 'contacted', nextDay: inDays(-1) });
    await setStatus(aino, { status: 'answered', nextDay: inDays(1) });
    const found = async (query: Record<string, string>) =>
      (await list<ListedOutreach>('/outreach-profiles', { q: mark, ...query })).records.map(
        ({ hash }) => hash,
      );
    expect(await found({})).toEqual([aino.hash, eino.hash, outi.hash]);
    expect(await found({ status: 'answered' })).toEqual([aino.hash]);
    expect(await found({ due: '1' })).toEqual([outi.hash, eino.hash]);
    expect(await found({ q: `outi ${mark}` })).toEqual([outi.hash]);
  });

  it('refuses a lost update', async () => {
    const made = await reach(staff);
    const seen = await read(made);
    expect(seen.headers.get('cache-control')).toContain('no-store');
    const changed = { ...contactDetails, phone: '050 765 4321' };
    expect((await put(made.hash, changed, tagOf(seen))).record.phone).toBe('050 765 4321');
    expect(codeOf(await put(made.hash, contactDetails, tagOf(seen)))).toEqual([412, 'stale']);
    const event = { body: { status: 'answered', note: '', nextDay: '' }, headers: tagOf(seen) };
    const late = await staff.browser.send('PUT', outreachPath(made.hash, '/status'), event);
    expect(codeOf(late)).toEqual([412, 'stale']);
    expect(codeOf(await put(made.hash, contactDetails, {}))).toEqual([428, 'ifMatchMissing']);
    const remove = (headers: Record<string, string>) =>
      staff.browser.send('DELETE', outreachPath(made.hash), { headers });
    expect(codeOf(await remove(tagOf(seen)))).toEqual([412, 'stale']);
    const { id } = await newestRow<{ id: number }>('outreach_profiles', { hash: made.hash });
    expect((await remove(tagOf(await read(made)))).status).toBe(204);
    expect((await read(made)).status).toBe(404);
    expect(await (await knex())('outreach_events').where({ outreach_id: id })).toEqual([]);
  });

  it('becomes registered only by a connection', async () => {
    const made = await reach(staff);
    expect(fieldOf(await setStatus(made, { status: 'registered' }))).toEqual([422, 'status', 'invalid']);
    const { profileHash } = await newAuthor();
    expect((await connect(staff, made, profileHash)).record.status).toBe('registered');
    for (const status of ['registered', 'answered'])
      expect(codeOf(await setStatus(made, { status }))).toEqual([409, 'outreachConnected']);
    const remove = staff.browser.send('DELETE', outreachPath(made.hash), {
      headers: tagOf(await read(made)),
    });
    expect(codeOf(await remove)).toEqual([409, 'outreachConnected']);
  });

  it('is for staff, and its log has no names', async () => {
    const author = await newAuthor();
    const made = await reach(staff);
    for (const path of [outreachPath(), outreachPath(made.hash), '/customer-acquisition/authors'])
      expect(codeOf(await author.browser.get(path))).toEqual([403, 'forbidden']);
    await setStatus(made, { status: 'contacted', note: 'Muistio' });
    const log = (await knex())<{ event: string; profile_id: number | null; facts: string }>('audit_log');
    const lines = await log.where('facts', 'like', `%${made.hash}%`).select('event', 'profile_id', 'facts');
    expect(lines.map(({ event, profile_id }) => [event, profile_id])).toEqual([
      ['outreach.create', null],
      ['outreach.update-status', null],
    ]);
    for (const { facts } of lines) expect(facts).toBe(JSON.stringify({ outreach: made.hash }));
  });

  it('has an address label', async () => {
    const [made, without] = [await reach(staff), await reach(staff, { streetAddress: '' })];
    const print = (outreachHashes: string[], changes = {}) =>
      staff.browser.post('/profiles/address-labels', { outreachHashes, start: 1, ...changes });
    const { status, bytes } = await print([made.hash, without.hash]);
    expect(status).toBe(200);
    const [sheet, rest] = await pagesOf(bytes);
    expect(sheet).toBe(`Aino ${made.name.split(',')[0]} Kynätie 4 20100 Turku`);
    expect(rest).toContain(`Aino ${without.name.split(',')[0]}`);
    const { facts } = await newestRow<{ facts: string }>('audit_log', { event: 'outreach.print-labels' });
    expect(facts).toBe('{"labels":1}');
    expect(codeOf(await print([without.hash]))).toEqual([422, 'addressMissing']);
    expect(codeOf(await print(['a'.repeat(22)]))).toEqual([404, 'notFound']);
    expect(fieldOf(await print([]))).toEqual([422, 'outreachHashes', 'required']);
    const both = { profileHashes: [staff.profileHash] };
    expect(fieldOf(await print([made.hash], both))).toEqual([422, 'profileHashes', 'invalid']);
    expect(fieldOf(await print([made.hash], { filter: { status: 'all' } }))).toEqual([
      422,
      'outreachHashes',
      'invalid',
    ]);
  });
});

describe('a person who declines', () => {
  const stored = async (made: { hash: string }) => {
    const row = await newestRow<Record<string, unknown>>('outreach_profiles', { hash: made.hash });
    const events = await (await knex())('outreach_events').where({ outreach_id: row['id'] });
    const { id: _id, hash: _hash, last_event_at: _at, ...person } = row;
    const known = Object.entries(person).filter(([, value]) => value !== null);
    return { known: Object.fromEntries(known), notes: events.map(({ note }) => note as string) };
  };

  it('leaves only the name and the status in the database', async () => {
    const made = await reach(staff);
    await setStatus(made, { status: 'contacted', note: 'Asuu Turussa.', nextDay: '2027-01-15' });
    const refused = await setStatus(made, { status: 'declined', note: 'Ei halua.' });
    expect(fieldOf(refused)).toEqual([422, 'note', 'invalid']);
    const { status, record } = await setStatus(made, { status: 'declined' });
    expect([status, record.status, record.language, record.email]).toEqual([200, 'declined', null, '']);
    expect(await stored(made)).toEqual({
      known: { name: made.name, name_key: made.nameKey, status: 'declined' },
      notes: ['', '', ''],
    });
  });

  it('is not contacted again', async () => {
    const made = await reach(staff);
    await setStatus(made, { status: 'declined' });
    expect((await setStatus(made, { status: 'declined' })).record.events).toHaveLength(2);
    const contacted = await setStatus(made, { status: 'contacted' });
    expect(codeOf(contacted)).toEqual([409, 'outreachDeclined']);
    expect(codeOf(await setStatus(made, { status: 'declined', note: 'Asuu Turussa.' }))).toEqual([
      409,
      'outreachDeclined',
    ]);
    const saved = await put(made.hash, contactDetails, tagOf(await read(made)));
    expect(codeOf(saved)).toEqual([409, 'outreachDeclined']);
    const connected = await connect(staff, made, (await newAuthor()).profileHash);
    expect(codeOf(connected)).toEqual([409, 'outreachDeclined']);
    expect(codeOf(await staff.browser.post(outreachPath(), newOutreach({ name: made.name })))).toEqual([
      409,
      'outreachExists',
    ]);
  });

  it('is treated like one without an event for two years', async () => {
    const [longAgo, lately] = [await reach(staff), await reach(staff)];
    for (const [made, days] of [
      [longAgo, -731],
      [lately, -729],
    ] as const) {
      await setStatus(made, { status: 'contacted', note: 'Asuu Turussa.' });
      const last_event_at = `${inDays(days)}T12:00:00.000Z`;
      await (await knex())('outreach_profiles').where({ hash: made.hash }).update({ last_event_at });
    }
    await sweep((await server()).system);
    expect(await stored(longAgo)).toEqual({
      known: { name: longAgo.name, name_key: longAgo.nameKey, status: 'contacted' },
      notes: ['', ''],
    });
    expect((await stored(lately)).notes).toEqual(['', 'Asuu Turussa.']);
    // New contact details are stored for two years again.
    expect((await put(longAgo.hash, contactDetails, tagOf(await read(longAgo)))).status).toBe(200);
    await sweep((await server()).system);
    expect((await read(longAgo)).record.email).toBe(contactDetails.email);
  });
});

describe('a connected customer', () => {
  const suggestedTo = async ({ browser, profileHash }: Author): Promise<BookSuggestion[]> => {
    const { body } = await browser.get(`/profiles/book-suggestions/${profileHash}`, { hidden: '0' });
    return (body as Listed<BookSuggestion>).records;
  };

  it('is suggested the books of the name, in another spelling, until the connection is undone', async () => {
    const author = await newAuthor();
    const made = await reach(staff);
    await setStatus(made, { status: 'answered', nextDay: '2027-01-15' });
    const { isbn } = await cataloguedWork([{ name: made.name.toUpperCase(), role: 'author' }]);
    expect(await suggestedTo(author)).toEqual([]);
    const { record } = await connect(staff, made, author.profileHash);
    const { number } = record.customer ?? {};
    expect(record).toMatchObject({ status: 'registered', nextDay: null });
    expect(record.customer).toEqual({
      profileHash: author.profileHash,
      profileName: author.person.name,
      number,
    });
    const role = { author: 1, translator: 0, illustrator: 0, editor: 0 };
    expect(await suggestedTo(author)).toMatchObject([{ isbn, authorHash: author.authorHash, role }]);
    await put(made.hash, contactDetails, tagOf(await read(made)));
    expect((await disconnect(made)).record).toMatchObject({ status: 'answered', customer: null });
    expect(await suggestedTo(author)).toEqual([]);
    expect((await disconnect(made)).record.events.map(({ status }) => status)).toEqual([
      ...['answered', 'registered', 'answered', 'new'],
    ]);
    const { body } = await author.browser.get(`/profiles/${author.profileHash}/audit-log`);
    const events = (body as Listed<AuditLine>).records.map(({ event }) => event);
    expect(events.filter((event) => event.startsWith('outreach.'))).toEqual([
      ...['outreach.disconnect', 'outreach.update', 'outreach.connect'],
    ]);
    const { id: profile_id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const call = 'GET /customer-acquisition/outreach-profiles/:hash';
    const looks = (await knex())('audit_log').where({ profile_id, facts: JSON.stringify({ call }) });
    expect(await looks).toHaveLength(1);
  });

  it('is one, also of two who are connected concurrently', async () => {
    const made = await reach(staff);
    const [one, other] = [await newAuthor(), await newAuthor()];
    const replies = await Promise.all([
      connect(staff, made, one.profileHash),
      connect(staff, made, other.profileHash),
    ]);
    expect(replies.map(codeOf).sort()).toEqual([
      [200, undefined],
      [409, 'outreachConnected'],
    ]);
  });

  it('is an open creator, and neither staff nor the caller', async () => {
    const made = await reach(staff);
    const [heir, ended, deceased, colleague, represented] = [
      await newAuthor({ roles: ['representative'], isCreator: false }),
      await newAuthor(),
      await newAuthor(),
      await newAuthor({ roles: ['admin'] }),
      await newAuthor(),
    ];
    const profiles = (await knex())('profiles');
    await profiles.clone().where({ hash: ended.profileHash }).update(closed);
    await profiles.clone().where({ hash: deceased.profileHash }).update(dead);
    for (const { profileHash } of [heir, ended, deceased, colleague])
      expect(fieldOf(await connect(staff, made, profileHash))).toEqual([422, 'profileHash', 'invalid']);
    await represent(staff, represented);
    for (const { profileHash } of [staff, represented])
      expect(codeOf(await connect(staff, made, profileHash))).toEqual([403, 'ownAffairs']);
    expect(codeOf(await connect(staff, made, 'a'.repeat(22)))).toEqual([404, 'notFound']);
    expect((await connect(colleague, made, represented.profileHash)).status).toBe(200);
    expect(codeOf(await disconnect(made))).toEqual([403, 'ownAffairs']);
    expect(codeOf(await setStatus(made, { status: 'answered' }))).toEqual([403, 'ownAffairs']);
  });

  it('is the estate, once an author has died', async () => {
    const author = await newAuthor();
    const made = await reach(staff);
    await connect(staff, made, author.profileHash);
    const path = `/profiles/customer/${author.profileHash}`;
    await staff.browser.post(`${path}/death`, { diedOn: inDays(-1) });
    expect((await staff.browser.post(`${path}/estate`, { role: 'unsettledEstate' })).status).toBe(201);
    const name = expect.stringContaining(author.person.familyName) as string;
    const { customer } = (await read(made)).record;
    expect(customer).toMatchObject({ profileName: name });
    expect(customer?.profileHash).not.toBe(author.profileHash);
  });

  it('is not deleted as one created by mistake', async () => {
    const profileHash = await newCustomer();
    const { hash } = await reach(staff);
    const { id: profile_id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
    const connected = { profile_id, status: 'registered', status_before: 'new' };
    await (await knex())('outreach_profiles').where({ hash }).update(connected);
    expect(codeOf(await staff.browser.send('DELETE', `/profiles/customer/${profileHash}`))).toEqual([
      409,
      'customerInUse',
    ]);
  });
});
