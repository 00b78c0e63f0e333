import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSmtp } from '../../scripts/smtp-stand-in.mjs';
import type * as SendPasswordLink from '../src/api/session/use-cases/send-password-link.js';
import type * as SqlModule from '../src/data/sql.js';
import type * as Finna from '../src/integrations/catalogue/finna.js';
import type * as Mail from '../src/integrations/mail/mail.js';
import type * as JobsModule from '../src/jobs/jobs.js';
import type { System } from '../src/system.js';
import { Browser } from './harness/browser.js';
import { listedWork, workToAdd } from './harness/calls/work.js';
import { elsewhere, exampleOf } from './harness/calls.js';
import { cmsDir, isPostgres } from './harness/environment.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor, readProfile } from './harness/people.js';
import { sendRaw } from './harness/raw.js';
import { newestRow } from './harness/rows.js';
import { server, type TestServer } from './harness/server.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src', module)) as T;
const { makeFinna } = load<typeof Finna>('integrations/catalogue/finna.js');
const { makeMailer } = load<typeof Mail>('integrations/mail/mail.js');
const { makeJobs } = load<typeof JobsModule>('jobs/jobs.js');
const { query } = load<typeof SqlModule>('data/sql.js');
const { sendPasswordLink } = load<typeof SendPasswordLink>('api/session/use-cases/send-password-link.js');

let app: System;
let catalogue: TestServer['catalogue'];
let usual: Pick<System, 'catalogue' | 'jobs' | 'now'>;

beforeEach(async () => {
  ({ system: app, catalogue } = await server());
  usual = { catalogue: app.catalogue, jobs: app.jobs, now: app.now };
});

afterEach(() => {
  Object.assign(app, usual);
  for (const name of Object.keys(catalogue.fault))
    delete catalogue.fault[name as keyof typeof catalogue.fault];
});

const lookUp = ({ browser, profileHash }: Author, isbn = newIsbn()) =>
  browser.get<WorkForEdit>(`/profiles/${profileHash}/work-for-edit/${isbn}`, { finna: '1' });
const countOf = async (table: string) => Number((await app.db.knex(table).count({ rows: '*' }))[0]?.['rows']);

describe('with the catalogue away', () => {
  /** A separate client, whose circuit breaker is closed. */
  const newClient = (cooldownMs: number, url = catalogue.url) =>
    makeFinna({ url, timeoutMs: 1000, cooldownMs }, app.db, () => app.now(), app.log);

  it('a search by a whole ISBN reports it', async () => {
    app.catalogue = newClient(0);
    const { browser, profileHash } = await newAuthor();
    const search = async (isbn: string) =>
      (await browser.get(`/books/isbn-list/${isbn}`, { profileHash })).body;
    catalogue.fault.response = '500';
    expect(await search(newIsbn())).toEqual({ records: [], total: 0, catalogue: 'unavailable' });
    delete catalogue.fault.response;
    expect(await search(newIsbn())).toEqual({ records: [], total: 0, catalogue: 'asked' });
    expect(await search('978-952-04-3544-8')).toMatchObject({
      records: [{ name: 'Naamiaisten kaunotar', source: 'finna', isListed: 0 }],
      total: 1,
      catalogue: 'asked',
    });
  });

  /** Five concurrent authors find it unavailable; each lookup is retried once. */
  async function failFiveTimes(author: Author): Promise<void> {
    const before = catalogue.searches.length;
    const seen = await Promise.all([1, 2, 3, 4, 5].map(() => lookUp(author)));
    for (const { record } of seen) expect(record).toMatchObject({ catalogue: 'unavailable', work: null });
    expect(catalogue.searches.length - before).toBe(10);
  }

  it('it is reported; after five failures the circuit breaker opens, and works are added manually', async () => {
    app.catalogue = newClient(60_000);
    catalogue.fault.response = '500';
    const author = await newAuthor();
    await failFiveTimes(author);
    const asked = catalogue.searches.length;
    for (let at = 0; at < 5; at += 1) {
      expect((await lookUp(author)).record).toMatchObject({ catalogue: 'unavailable', work: null });
    }
    expect((await author.browser.post('/profiles/author-books', workToAdd(author))).status).toBe(201);
    expect(catalogue.searches.length).toBe(asked);
  });

  it('it is called again after the cooldown, and its answer is used', async () => {
    app.catalogue = newClient(0);
    catalogue.fault.response = '503';
    const author = await newAuthor();
    await failFiveTimes(author);
    delete catalogue.fault.response;
    await app.db.knex('catalogue_cache').delete();
    const found = await lookUp(author, '9789510366431');
    expect(found.record).toMatchObject({ catalogue: 'asked', work: { name: 'Mielensäpahoittaja' } });
  });

  it('failures are not cached: the book is found once it is back', async () => {
    app.catalogue = newClient(0);
    await app.db.knex('catalogue_cache').delete();
    catalogue.fault.response = 'brokenJson';
    const author = await newAuthor();
    expect((await lookUp(author, '9789520435448')).record.work).toBeNull();
    delete catalogue.fault.response;
    expect((await lookUp(author, '9789520435448')).record.work).toMatchObject({ translated: 1 });
  });

  it('cached data expire after a month', async () => {
    app.catalogue = newClient(0);
    await app.db.knex('catalogue_cache').delete();
    const author = await newAuthor();
    const isbn = '9789510366431';
    await app.catalogue.findByIsbn(isbn);
    const asked = catalogue.searches.length;
    const now = Date.now();
    app.now = () => new Date(now + 29 * 24 * 60 * 60 * 1000);
    await app.catalogue.findByIsbn(isbn);
    expect(catalogue.searches.length).toBe(asked);
    app.now = () => new Date(now + 31 * 24 * 60 * 60 * 1000);
    await app.catalogue.findByIsbn(isbn);
    expect(catalogue.searches.length).toBe(asked + 1);
    app.now = usual.now;
    expect((await lookUp(author, isbn)).status).toBe(200);
  });

  describe('or with invalid data', () => {
    let teller: Server | undefined;

    afterEach(() => teller?.close());

    /** A catalogue that answers each search with this record. */
    async function tell(record: object): Promise<void> {
      teller = createServer((request, response) => {
        const isbn = new URL(request.url ?? '', 'http://x').searchParams.get('lookfor');
        const records = [{ title: 'Nimi', isbns: [isbn], ...record }];
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ status: 'OK', resultCount: 1, records }));
      });
      await new Promise<void>((resolve) => teller?.listen(0, '127.0.0.1', resolve));
      const address = teller.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      app.catalogue = newClient(0, `http://127.0.0.1:${port}`);
    }

    it('an impossible year is unknown', async () => {
      await tell({ year: '9999' });
      const seen = await lookUp(await newAuthor());
      expect(seen.record.work).toMatchObject({ name: 'Nimi', publishYear: null });
    });

    it.each([
      [
        'NUL in every text',
        { title: 'a\u0000b', publishers: ['c\u0000'], classifications: { ykl: ['8\u0000'] } },
      ],
      ['half a letter', { title: `${'a'.repeat(499)}😀`, publishers: [`${'b'.repeat(199)}😀`] }],
      [
        'very long texts',
        { title: 'a'.repeat(5000), publishers: ['b'.repeat(5000)], subTitle: 'c'.repeat(5000) },
      ],
      ['directions and controls', { title: 'a\u202Eb\u0007', subTitle: '\u2066x' }],
      ['a year far off', { year: '9999' }],
      ['a book without its ISBN', { isbns: null, cleanIsbn: 7 }],
      [
        'names as keys of objects',
        { authors: { __proto__: { x: 1 }, primary: { constructor: { role: [null] } } } },
      ],
    ])('of %s, it does no harm', async (_case, record) => {
      await tell(record);
      const author = await newAuthor();
      const body = workToAdd(author);
      const seen = await lookUp(author, body.isbn);
      expect(seen.status).toBe(200);
      const added = await author.browser.post<{ work: object }>('/profiles/author-books', body);
      expect(added.status).toBe(201);
      expect(JSON.stringify([seen.record, added.record])).not.toMatch(/\\u00|[\u0000-\u001f\u202a-\u202e]/);
      const listed = await author.browser.get('/profiles/author-books', { profileHash: author.profileHash });
      expect(listed.body).toMatchObject({ total: 1 });
    });
  });
});

describe('with the mail server unavailable', () => {
  const link = ({ me }: Author) =>
    new Browser().post('/auth/password-change-request', { email: me.user.email });

  it('the author gets an answer immediately, and the mail is sent when it is back', async () => {
    await app.db.knex('jobs').delete();
    const smtp = await startSmtp();
    const works = (url: string) => ({
      mail: makeMailer(url, 'Nimiö <noreply@example.org>'),
      'password-link': sendPasswordLink,
    });
    const jobs = (url: string) => makeJobs(app.db, () => app.now(), app.log, works(url));
    const author = await newAuthor();
    try {
      expect((await link(author)).status).toBe(204);
      // The link is created; no server accepts the mail.
      expect(await jobs('smtp://127.0.0.1:9').runDue()).toBe(1);
      expect(await newestRow('jobs', { kind: 'mail' })).toMatchObject({ state: 'ready', attempts: 1 });
      expect((await author.browser.get('/me')).status).toBe(200);
      const later = app.now().getTime() + 60_000;
      app.now = () => new Date(later);
      expect(await jobs(smtp.url).runDue()).toBe(1);
      expect(smtp.taken).toHaveLength(1);
      expect(await newestRow('jobs', { kind: 'mail' })).toMatchObject({ state: 'done', payload: '{}' });
    } finally {
      await smtp.close();
    }
  });
});

describe('a repeated call after a lost response', () => {
  it('registers once, and explains what to do', async () => {
    const author = await newAuthor();
    const { body } = await exampleOf('register', author);
    const before = await countOf('accounts');
    const first = await elsewhere(author.browser).post('/auth/register', body);
    const again = await author.browser.post('/auth/register', body);
    expect([first.status, again.status, again.code]).toEqual([201, 404, 'registrationExpired']);
    expect(await countOf('accounts')).toBe(before + 1);
  });

  it('stores one bank account and one contract', async () => {
    const author = await newAuthor({ isComplete: false });
    for (const [name, path_, code] of [
      ['createBankAccount', '/bank-accounts', 'bankAccountExists'],
      ['acceptContract', '/contracts', 'contractExists'],
    ] as const) {
      const { body } = await exampleOf(name, author);
      const first = await author.browser.postAny(path_, body);
      const again = await author.browser.postAny(path_, body);
      expect([first.status, again.status, again.code]).toEqual([201, 409, code]);
    }
    const { bankAccounts, contracts } = await readProfile(author);
    expect([bankAccounts.length, contracts.length]).toEqual([1, 1]);
  });

  it('lists a work once, with one share and one contribution', async () => {
    const author = await newAuthor();
    const body = workToAdd(author);
    const first = await author.browser.post('/profiles/author-books', body);
    const again = await author.browser.post('/profiles/author-books', body);
    expect([first.status, again.status, again.code]).toEqual([201, 400, 'noDuplicateShares']);
    const work = await newestRow<{ id: number }>('works', { isbn: body.isbn });
    const { knex } = app.db;
    const shares = knex('shares').join('deals', 'deals.id', 'shares.deal_id').where({ work_id: work.id });
    expect(await shares).toHaveLength(1);
    expect(await knex('contributions').where({ work_id: work.id })).toHaveLength(1);
  });

  it('removes a work once', async () => {
    const author = await newAuthor();
    const { bookHash } = await listedWork(author);
    const target = `/profiles/author-books/${author.authorHash}/${bookHash}`;
    const first = await author.browser.send('DELETE', target);
    const again = await author.browser.send('DELETE', target);
    expect([first.status, again.status, again.code]).toEqual([204, 404, 'notFound']);
  });

  it('accepts the terms and saves preferences again', async () => {
    const author = await newAuthor();
    for (const name of ['acceptTerms', 'updateContactPreferences']) {
      const { body } = await exampleOf(name, author);
      const [method, target] =
        name === 'acceptTerms' ? ['POST', '/disclaimer'] : ['PUT', '/contact-preferences'];
      const responses = [
        await author.browser.send(method, target, { body, headers: { 'if-match': '*' } }),
        await author.browser.send(method, target, { body, headers: { 'if-match': '*' } }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      expect(responses[1]?.body).toEqual(responses[0]?.body);
    }
  });

  it('saves a form once: the second attempt has a stale tag and gets the current record', async () => {
    const author = await newAuthor();
    const { params, body } = await exampleOf('updateContactInfo', author);
    const target = `/contact-info/${params['profileHash']}`;
    const tag = (await author.browser.get(`/profiles/${author.profileHash}`)).headers.get('etag') ?? '';
    const send = () => author.browser.send<Profile>('PUT', target, { body, headers: { 'if-match': tag } });
    expect((await send()).status).toBe(200);
    const again = await send();
    expect(again).toMatchObject({ status: 412, code: 'stale' });
    expect(again.error?.details.current).toMatchObject({ postCenter: 'Turku' });
  });
});

describe('two tabs', () => {
  it('that save concurrently: one succeeds, the other gets the current record', async () => {
    const author = await newAuthor();
    const { params, body } = await exampleOf('updateContactInfo', author);
    const target = `/contact-info/${params['profileHash']}`;
    const tag = (await author.browser.get(`/profiles/${author.profileHash}`)).headers.get('etag') ?? '';
    const responses = await Promise.all(
      ['Turku', 'Oulu', 'Vaasa'].map((postCenter) =>
        author.browser.send<Profile>('PUT', target, {
          body: { ...body, postCenter },
          headers: { 'if-match': tag },
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const saved = responses.find(({ status }) => status === 200)?.record.postCenter;
    expect((await readProfile(author)).postCenter).toBe(saved);
  });

  it('with different profiles do not mix them up', async () => {
    const author = await newAuthor();
    const other = await newAuthor();
    const account = await newestRow<{ id: number }>('accounts', { hash: author.me.user.hash });
    const profile = await newestRow<{ id: number }>('profiles', { hash: other.profileHash });
    await app.db.knex('access_grants').insert({
      account_id: account.id,
      profile_id: profile.id,
      kind: 'representative',
      valid_from: '2020-01-01T00:00:00.000Z',
    });
    await author.browser.post('/profiles/select', { profileHash: other.profileHash });
    // The first tab still shows and uses the author's own profile.
    const { body } = await exampleOf('updateContactPreferences', author);
    expect(
      (
        await author.browser.send<Profile>('PUT', '/contact-preferences', {
          body,
          headers: { 'if-match': '*' },
        })
      ).record.hash,
    ).toBe(author.profileHash);
    expect((await readProfile(other)).allowContactByEmail).toBe(0);
  });

  it('of which one logs out: the other gets an error without an effect', async () => {
    const author = await newAuthor();
    const tab = new Browser();
    tab.cookies.set('session', author.browser.cookies.get('session') ?? '');
    await author.browser.post('/auth/logout');
    const before = await countOf('works');
    expect((await tab.post('/profiles/author-books', workToAdd(author))).code).toBe('sessionMissing');
    expect(await countOf('works')).toBe(before);
  });

  it('that edit and remove a work concurrently both get an answer, and no rows are orphaned', async () => {
    const bookHashes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const author = await newAuthor();
      const { params, body } = await exampleOf('updateWork', author);
      bookHashes.push(String(body['bookHash']));
      const [edited, removed] = await Promise.all([
        author.browser.send('PUT', `/profiles/author-books/${params['profileHash']}`, {
          body,
          headers: { 'if-match': '*' },
        }),
        author.browser.send(
          'DELETE',
          `/profiles/author-books/${author.authorHash}/${String(body['bookHash'])}`,
        ),
      ]);
      expect([200, 404]).toContain(edited.status);
      expect(removed.status).toBe(204);
    }
    const { knex } = app.db;
    const empty = knex('deals')
      .join('works', 'works.id', 'deals.work_id')
      .whereIn('works.hash', bookHashes)
      .whereNotExists(knex('shares').whereRaw('shares.deal_id = deals.id'));
    expect(await empty).toEqual([]);
  });
});

describe('many concurrent calls', () => {
  it('that transfer a deal and take another role never deadlock', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [leaving, staying] = await Promise.all([newAuthor(), newAuthor()]);
      const work = { ...workToAdd(leaving), translated: 1, numberOfAuthors: 2 };
      const roles = { author: true, translator: false, illustrator: false, editor: false };
      await leaving.browser.post('/profiles/author-books', { ...work, role: roles });
      const joins = { ...work, profileHash: staying.profileHash, authorHash: staying.authorHash };
      await staying.browser.post('/profiles/author-books', { ...joins, role: roles });
      const { record } = await leaving.browser.get<WorkForEdit>(
        `/profiles/${leaving.profileHash}/work-for-edit/${work.isbn}`,
      );
      // The deal passes to the remaining sharer, who concurrently takes the illustrator's role.
      const [removed, added] = await Promise.all([
        leaving.browser.send('DELETE', `/profiles/author-books/${leaving.authorHash}/${record.bookHash}`),
        staying.browser.post('/profiles/author-books', {
          ...joins,
          role: { ...roles, author: false, illustrator: true },
        }),
      ]);
      expect([removed.status, added.status]).toEqual([204, 201]);
    }
  });

  it.runIf(isPostgres)('that lock the same rows crosswise both succeed', async () => {
    const authors = [await newAuthor(), await newAuthor()];
    const locked = query<{ id: number }>('select id from profiles where hash = ?');
    const inOrder = (hashes: string[]) =>
      app.db.transaction(async (tx) => {
        for (const hash of hashes) {
          await tx.lock(locked, [hash]);
          await setTimeout(100);
        }
        return hashes[0];
      });
    const hashes = authors.map(({ profileHash }) => profileHash);
    const results = await Promise.all([inOrder(hashes), inOrder(hashes.toReversed())]);
    expect(results.toSorted()).toEqual(hashes.toSorted());
  });

  it('of reads and writes are all answered', async () => {
    const author = await newAuthor();
    const calls = Array.from({ length: 40 }, (_, at) =>
      at % 4
        ? author.browser.get<Me>('/me')
        : author.browser.post('/profiles/author-books', workToAdd(author)),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  });
});

describe('the health check', () => {
  let hours = 0;
  /** Its status an hour after the previous one, whose result is cached for a second. */
  const ready = async (method = 'GET') => {
    hours += 1;
    const later = hours * 3_600_000;
    app.now = () => new Date(Date.now() + later);
    return (await sendRaw(method, '/_ready')).status;
  };

  it('succeeds while the database answers, by GET and by HEAD', async () => {
    for (const method of ['GET', 'HEAD']) expect(await ready(method)).toBe(204);
  });

  it('fails when it does not', async () => {
    const { first } = app.db;
    app.db.first = () => Promise.reject(new Error('the database is away'));
    try {
      expect(await ready()).toBe(503);
      const response = await sendRaw('GET', '/api/me', { headers: { cookie: 'session=x' } });
      expect(response).toMatchObject({ status: 500, code: 'unexpectedError' });
      expect(response.text).not.toContain('away');
    } finally {
      app.db.first = first;
    }
    expect(await ready()).toBe(204);
  });

  it.each([
    ['a full disk', { code: 'SQLITE_FULL' }, 503],
    ['a read-only database', { code: '25006' }, 503],
    ['a busy database', { code: 'SQLITE_BUSY' }, 204],
  ])('reports %s', async (_trouble, error, status) => {
    const failing = vi.spyOn(app.db, 'transaction');
    failing.mockRejectedValueOnce(Object.assign(new Error('the write failed'), error));
    expect(await ready()).toBe(status);
    failing.mockRestore();
  });

  it('fails while the database hangs', async () => {
    const { first } = app.db;
    const waiting: ((row: undefined) => void)[] = [];
    app.db.first = () => new Promise((resolve) => waiting.push(resolve));
    try {
      expect(await ready()).toBe(503);
    } finally {
      app.db.first = first;
      for (const answer of waiting) answer(undefined);
    }
    expect(await ready()).toBe(204);
  });

  it('HEAD of a call has the headers of GET', async () => {
    const { browser, profileHash } = await newAuthor();
    const get = await browser.get(`/profiles/${profileHash}`);
    const head = await sendRaw('HEAD', `/api/profiles/${profileHash}`, {}, browser);
    expect([head.status, head.text, head.headers.etag]).toEqual([200, '', get.headers.get('etag')]);
    expect((await sendRaw('HEAD', '/api/me')).status).toBe(401);
  });
});
