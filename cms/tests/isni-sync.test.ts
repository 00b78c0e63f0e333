import { createRequire } from 'node:module';
import path from 'node:path';
import { newPublicHash } from '@nimio/domain/access/hash';
import type { ListedAuthorName, SyncedAuthor } from '@nimio/domain/author-name/author-name.types';
import { isValidIsni } from '@nimio/domain/author-name/isni';
import type { IsniSync } from '@nimio/domain/isni-sync/isni-sync.types';
import type { IsniResponse } from '@nimio/domain/isni-sync/response';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Store from '../src/api/isni-sync/store.js';
import type * as CatchUp from '../src/api/isni-sync/use-cases/enqueue-missed-names.js';
import type { IsniRegister } from '../src/integrations/isni/isni-register.js';
import type { System } from '../src/system.js';
import { nameForIsni, nameToSave } from './harness/calls/author.js';
import { listedWork } from './harness/calls/work.js';
import { cmsDir } from './harness/environment.js';
import { newIsni } from './harness/new-values.js';
import { type Author, newAuthor, readProfile } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);
const { enqueueMissedNames } = require(
  path.join(cmsDir, 'dist/src/api/isni-sync/use-cases/enqueue-missed-names.js'),
) as typeof CatchUp;
const { readLeftBehind } = require(path.join(cmsDir, 'dist/src/api/isni-sync/store.js')) as typeof Store;

let app: System;
let staff: Author;
let ownRegister: IsniRegister | undefined;

beforeAll(async () => {
  app = (await server()).system;
  ownRegister = app.isni;
  staff = await newAuthor({ roles: ['admin'] });
});
beforeEach(async () => {
  known = newIsni();
  await app.db.knex('jobs').delete();
  // The ISNIs of a test's register are unused.
  await app.db.knex('author_names').update({ isni: null });
});
afterEach(() => {
  app.isni = ownRegister;
  app.now = () => new Date();
});

/** Unique to each test. */
let known = '';
const addressOf = ({ authorHash }: Author) => `/isnisync/${authorHash}`;
const read = async (author: Author) => (await staff.browser.get<IsniSync>(addressOf(author))).record;
const ask = (author: Author) => staff.browser.post<IsniSync>(addressOf(author));
const nameRow = ({ authorHash }: Author) =>
  newestRow<{ id: number; profile_id: number; isni: string | null }>('author_names', { hash: authorHash });
const jobs = () => app.db.knex('jobs').where({ kind: 'isni-sync' });

const rowOf = ({ authorHash, person }: Author, change: object = {}) => ({
  authorHash,
  name1: person.givenName,
  name2: person.familyName,
  isni: '',
  pseudonym: 0,
  privateAuthor: 0,
  ...change,
});
const allowed = { confirmed: 1, allowISNISync: 1 };

/** Saves the author's list of names, by default as staff. */
async function save(author: Author, nameData: object[], { browser }: Author = staff): Promise<Profile> {
  const tag = (await browser.get(`/profiles/${author.profileHash}`)).headers.get('etag') ?? '';
  const headers = { 'if-match': tag };
  const address = `/profiles/${author.profileHash}/name-data`;
  const saved = await browser.send<Profile>('POST', address, { body: { nameData }, headers });
  expect(saved.status, JSON.stringify(saved.error)).toBe(200);
  return saved.record;
}

/** An author with a work whose name staff have allowed to be sent. */
async function allowedAuthor(): Promise<Author> {
  const author = await newAuthor();
  await listedWork(author);
  await save(author, [rowOf(author, allowed)]);
  return author;
}

/** A register for this test. */
const respondWith = (send: IsniRegister['send']) => (app.isni = { send });
const assigned = (isni: string): IsniResponse => ({ kind: 'assigned', isni, merged: [] });

/** A gate that is awaited until it is opened. */
function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}

describe('a name that staff allow to be sent', () => {
  it('is queued, sent with its printed data, and gets its ISNI and an audit event', async () => {
    const author = await allowedAuthor();
    expect(await read(author)).toMatchObject({ state: 'pending', syncOut: null, mayAsk: 0, bars: [] });
    expect(await app.jobs.runDue()).toBe(1);
    const { isni: stored, id, profile_id } = await nameRow(author);
    expect(isValidIsni(stored ?? '')).toBe(true);
    const sync = await read(author);
    expect(sync).toMatchObject({
      state: 'done',
      reason: null,
      attempts: [{ end: 'assigned', isni: stored }],
    });
    expect(sync.syncOut).toBe(sync.attempts[0]?.sent);
    expect(sync.syncIn).toBe(sync.attempts[0]?.answered);
    const [sent = ''] = (await server()).isni.requests.slice(-1);
    expect(sent).toContain(`<identifier>(NIMIO)${author.authorHash}</identifier>`);
    expect(sent).toContain('<title>Saaren talvi</title>');
    expect(sent).not.toContain(author.me.user.email);
    const line = await newestRow<{ facts: string }>('audit_log', {
      event: 'author-names.sync-isni',
      profile_id,
    });
    expect(JSON.parse(line.facts)).toEqual({ name: id, gain: 'assigned' });
  });

  it('is sent with its confirmed public aliases', async () => {
    const author = await allowedAuthor();
    const form = { ...nameToSave, confirmed: 1 };
    const { nameData } = await save(author, [
      rowOf(author, { ...allowed, asteriId: '000123456' }),
      { ...form, name1: 'Avoin' },
      { ...form, name1: 'Piilo', privateAuthor: 1 },
      { ...form, name1: 'Arvaus', confirmed: 0 },
    ]);
    await save(
      author,
      nameData.map((name) => ({
        ...form,
        ...name,
        isni: '',
        books: undefined,
        aliasTo: name.authorHash === author.authorHash ? null : author.authorHash,
      })),
    );
    await app.jobs.runDue();
    const [sent = ''] = (await server()).isni.requests.slice(-1);
    expect(sent).toContain('(FI-ASTERI-N)000123456');
    expect(sent).toContain(
      '<personalNameVariant><nameUse>public</nameUse><surname>Vuorela</surname><forename>Avoin',
    );
    expect(sent).not.toMatch(/Piilo|Arvaus/);
  });

  it('is sent again only after a change', async () => {
    const author = await allowedAuthor();
    await app.jobs.runDue();
    const { isni } = await nameRow(author);
    const same = rowOf(author, { ...allowed, isni });
    await save(author, [same]);
    await save(author, [same, nameToSave]);
    expect(await read(author)).toMatchObject({ state: 'done' });
    expect(await jobs().where({ state: 'ready' })).toEqual([]);
    await save(author, [{ ...same, name2: 'Uusinimi' }]);
    expect(await read(author)).toMatchObject({ state: 'pending' });
    await app.jobs.runDue();
    expect(await read(author)).toMatchObject({ state: 'done', attempts: [{ end: 'confirmed' }, {}] });
    await listedWork(author);
    expect(await read(author)).toMatchObject({ state: 'pending' });
  });

  it('is withdrawn as soon as there is a blocker, and the job does nothing', async () => {
    const count = (await server()).isni.requests.length;
    const hindered = await allowedAuthor();
    await save(hindered, [rowOf(hindered, { privateAuthor: 1 })], hindered);
    const unconfirmed = await allowedAuthor();
    await save(unconfirmed, [rowOf(unconfirmed, { name2: 'Toisin' })], unconfirmed);
    const withoutWorks = await newAuthor();
    const { bookHash } = await listedWork(withoutWorks);
    await save(withoutWorks, [rowOf(withoutWorks, allowed)]);
    await withoutWorks.browser.send(
      'DELETE',
      `/profiles/author-books/${withoutWorks.authorHash}/${bookHash}`,
    );
    const states = await Promise.all([hindered, unconfirmed, withoutWorks].map(read));
    expect(states.map(({ state }) => state)).toEqual(['disabled', 'disabled', 'disabled']);
    expect(states.map(({ bars }) => bars)).toEqual([
      ['notAllowed', 'private'],
      ['notAllowed', 'notConfirmed'],
      ['noBooks'],
    ]);
    await app.jobs.runDue();
    expect((await jobs()).map(({ state }) => state as string)).toEqual(['done', 'done', 'done']);
    expect((await server()).isni.requests).toHaveLength(count);
  });

  it('is deleted or merged together with its findings', async () => {
    const [author, dominant] = [await allowedAuthor(), await newAuthor()];
    const { id } = await nameRow(author);
    await app.jobs.runDue();
    const merge = { dominantAuthorHash: dominant.authorHash, authorsToBeReplaced: [author.authorHash] };
    const body = { ...merge, replaceFirstName: '', replaceLastName: '' };
    const merged = await staff.browser.post<{ mergeHash: string }>('/profiles/author-merge', body);
    expect((await staff.browser.get(addressOf(author))).status).toBe(404);
    for (const table of ['isni_syncs', 'isni_attempts'])
      expect(await app.db.knex(table).where({ author_name_id: id })).toEqual([]);
    await staff.browser.post(`/profiles/author-merge/${merged.record.mergeHash}/undo`);
    expect(await read(author)).toMatchObject({ state: 'pending', attempts: [] });
  });
});

it('considers a work that is removed while the list of names is saved, without a deadlock', async () => {
  for (let times = 0; times < 5; times += 1) {
    const author = await newAuthor();
    const { bookHash } = await listedWork(author);
    await save(author, [rowOf(author, allowed)]);
    const path = `/profiles/${author.profileHash}`;
    const headers = { 'if-match': (await staff.browser.get(path)).headers.get('etag') ?? '' };
    const body = { nameData: [rowOf(author, { ...allowed, name2: 'Uusinimi' })] };
    const [saved, removed] = await Promise.all([
      staff.browser.send('POST', `${path}/name-data`, { body, headers }),
      author.browser.send('DELETE', `/profiles/author-books/${author.authorHash}/${bookHash}`),
    ]);
    expect([200, 412]).toContain(saved.status);
    expect(removed.status).toBe(204);
    expect(await read(author)).toMatchObject({ state: 'disabled' });
  }
});

describe('catching up', () => {
  /** Removes the data of other tests. */
  beforeEach(() => app.db.knex('author_names').update({ allow_isni_sync: 0 }));

  it('sends a name that was allowed before a register was configured, once', async () => {
    app.isni = undefined;
    const author = await allowedAuthor();
    await enqueueMissedNames();
    expect(await read(author)).toMatchObject({ state: 'disabled', bars: ['off'] });
    app.isni = ownRegister;
    await Promise.all([enqueueMissedNames(), enqueueMissedNames()]);
    expect(await jobs()).toHaveLength(1);
    expect(await app.jobs.runDue()).toBe(1);
    expect(await read(author)).toMatchObject({ state: 'done', attempts: [{ end: 'assigned' }] });
    await enqueueMissedNames();
    expect(await app.jobs.runDue()).toBe(0);
  });

  it('sends one that was withdrawn when the register was removed', async () => {
    const author = await allowedAuthor();
    app.isni = undefined;
    await app.jobs.runDue();
    app.isni = ownRegister;
    await enqueueMissedNames();
    expect(await read(author)).toMatchObject({ state: 'pending' });
  });

  it('skips names that wait, failed, may not be sent or have no work', async () => {
    await allowedAuthor();
    await jobs().update({ state: 'dead' });
    const failed = await nameForIsni({ name2: 'Outo' });
    await ask(failed);
    await app.jobs.runDue();
    const [hidden, unused] = [await nameForIsni(), await nameForIsni()];
    const named = ({ authorHash }: Author) => app.db.knex('author_names').where({ hash: authorHash });
    await named(hidden).update({ private: 1 });
    const { id } = await nameRow(unused);
    await app.db.knex('shares').where({ author_name_id: id }).delete();
    await app.db.knex('contributions').where({ author_name_id: id }).delete();
    const count = (await jobs()).length;
    await enqueueMissedNames();
    expect(await jobs()).toHaveLength(count);
    expect(await read(failed)).toMatchObject({ state: 'error', attempts: [{}] });
  });

  it('selects only names that it can request, so that none blocks the others', async () => {
    const { id: other } = await nameRow(await newAuthor());
    const due = await nameForIsni();
    for (const change of [{ confirmed: 0 }, { private: 1 }, { alias_of_id: other }, { allow_isni_sync: 0 }]) {
      const { authorHash } = await nameForIsni();
      await app.db.knex('author_names').where({ hash: authorHash }).update(change);
    }
    const unused = await newAuthor();
    await save(unused, [rowOf(unused, { confirmed: 1 })]);
    await app.db.knex('author_names').where({ hash: unused.authorHash }).update({ allow_isni_sync: 1 });
    expect(await readLeftBehind(app.db)).toEqual([{ id: (await nameRow(due)).id }]);
    await enqueueMissedNames();
    expect(await readLeftBehind(app.db)).toEqual([]);
  });

  it('continues after a name that cannot be requested, and logs it', async () => {
    const [broken, next] = [await nameForIsni(), await nameForIsni()];
    const { id } = await nameRow(broken);
    const { jobs: ownJobs } = app;
    const enqueue: typeof ownJobs.enqueue = (tx, kind, key, payload) =>
      'nameId' in payload && payload.nameId === id
        ? Promise.reject(new Error('broken'))
        : ownJobs.enqueue(tx, kind, key, payload);
    app.jobs = { ...ownJobs, enqueue };
    const logged = vi.spyOn(app.log, 'error').mockImplementation(() => undefined);
    try {
      await enqueueMissedNames();
      expect((await Promise.all([broken, next].map(read))).map(({ state }) => state)).toEqual([
        'disabled',
        'pending',
      ]);
      expect(logged).toHaveBeenCalledExactlyOnceWith(
        { name: id, error: expect.objectContaining({ message: 'broken' }) as unknown },
        'author name could not be queued for ISNI',
      );
    } finally {
      app.jobs = ownJobs;
      logged.mockRestore();
    }
  });

  it('queues small batches, the oldest first, and none while one waits', async () => {
    const authors: Author[] = [];
    for (let times = 0; times < 12; times += 1) authors.push(await nameForIsni());
    const states = async () => (await Promise.all(authors.map(read))).map(({ state }) => state);
    await enqueueMissedNames();
    await enqueueMissedNames();
    expect(await states()).toEqual([...Array<string>(10).fill('pending'), 'disabled', 'disabled']);
    await app.jobs.runDue();
    await enqueueMissedNames();
    expect(await states()).toEqual([...Array<string>(10).fill('done'), 'pending', 'pending']);
  });
});

describe('the register', () => {
  /** Requests a name with this surname, and runs its job. */
  async function sync(name: { name2: string; isni?: string }) {
    const author = await nameForIsni(name);
    expect((await ask(author)).record).toMatchObject({ state: 'pending', mayAsk: 0 });
    const done = await app.jobs.runDue();
    return { author, done, sync: await read(author), isni: (await nameRow(author)).isni };
  }

  it.each(['Yhtynen', 'Sulautunut'])(
    'puts the ISNI that took its place where the old one stood: %s',
    async (name2) => {
      const { sync: end, isni } = await sync({ name2, isni: known });
      expect(isni).not.toBe(known);
      expect(end).toMatchObject({ state: 'done', attempts: [{ end: 'merged', isni }] });
      expect(await newestRow('isni_attempts', { isni })).toMatchObject({ isni_before: known });
    },
  );

  it('confirms the name’s ISNI without an audit event', async () => {
    const { sync: end, isni, author } = await sync({ name2: 'Tuttu', isni: known });
    expect(isni).toBe(known);
    expect(end).toMatchObject({ state: 'done', attempts: [{ end: 'confirmed' }] });
    const { profile_id } = await nameRow(author);
    expect(await app.db.knex('audit_log').where({ event: 'author-names.sync-isni', profile_id })).toEqual([]);
  });

  it.each([
    ['Toinen', 'isniDiffers'],
    ['Tarkistamaton', 'isniInvalid'],
    ['Kaima', 'possibleMatch'],
    ['Outo', 'noMatch'],
    ['Niukka', 'sparse'],
    ['Kelvoton', 'invalidData'],
    ['Estetty', 'refused'],
    ['Rikki', 'unreadable'],
    ['Suuri', 'unreadable'],
  ])('leaves %s to a person: %s', async (name2, reason) => {
    const { sync: end, isni, done } = await sync({ name2, isni: known });
    expect(done).toBe(1);
    expect(isni).toBe(known);
    expect(end).toMatchObject({ state: 'error', reason, mayAsk: 1, attempts: [{ end: reason, isni: null }] });
    expect(end.syncIn).not.toBeNull();
  });

  it('leaves two customers with one ISNI to a person', async () => {
    const other = await nameForIsni({ isni: known });
    respondWith(() => Promise.resolve(assigned(known)));
    const author = await nameForIsni();
    await ask(author);
    await app.jobs.runDue();
    expect(await nameRow(author)).toMatchObject({ isni: null });
    expect(await read(author)).toMatchObject({
      state: 'error',
      reason: 'isniTaken',
      possibleMatches: [{ isni: known }],
      attempts: [{ end: 'isniTaken', isni: null }],
    });
    await ask(other);
    await app.jobs.runDue();
    expect(await read(other)).toMatchObject({ state: 'done', attempts: [{ end: 'confirmed' }] });
  });

  it('returns possible matches, and the reason for no ISNI', async () => {
    const { sync: end } = await sync({ name2: 'Kaima' });
    expect(end.possibleMatches).toEqual([
      { isni: null, ppn: '423165287', score: 92, source: 'VIAF' },
      { isni: null, ppn: '388411609', score: 71, source: 'NLFIN' },
    ]);
    expect((await sync({ name2: 'Outo' })).sync).toMatchObject({
      ppn: '423165279',
      information: 'no match initial database',
    });
  });

  it.each(['Vika', 'Hidas'])('is retried later after a response like %s', async (name2) => {
    const { sync: end, done } = await sync({ name2 });
    expect(done).toBe(0);
    expect(end).toMatchObject({ state: 'pending', syncIn: null, attempts: [{ end: 'unreachable' }] });
    const [job] = (await jobs()) as { state: string; attempts: number }[];
    expect(job).toMatchObject({ state: 'ready', attempts: 1 });
  });

  it('recovers, and the name is sent', async () => {
    const { author } = await sync({ name2: 'Vika' });
    respondWith(() => Promise.resolve(assigned(known)));
    app.now = () => new Date(Date.now() + 60_000);
    expect(await app.jobs.runDue()).toBe(1);
    expect(await read(author)).toMatchObject({
      state: 'done',
      attempts: [{ end: 'assigned' }, { end: 'unreachable' }],
    });
  });

  it('is abandoned after the maximum attempts, and then it is an error', async () => {
    const { author } = await sync({ name2: 'Vika' });
    await jobs().update({ attempts: 11, due_at: '2020' });
    expect(await app.jobs.runDue()).toBe(0);
    expect(await read(author)).toMatchObject({
      state: 'error',
      reason: 'unreachable',
      syncIn: null,
      mayAsk: 1,
    });
    expect(await jobs()).toMatchObject([{ state: 'dead', last_error: 'Error' }]);
  });
});

describe('a change during a request', () => {
  /** Begins to send a name; the register answers when the gate is opened. */
  async function begin() {
    const author = await allowedAuthor();
    const [arrived, response] = [gate(), gate()];
    respondWith(async () => {
      arrived.open();
      await response.passed;
      return assigned(known);
    });
    const running = app.jobs.runDue();
    await arrived.passed;
    expect(await read(author)).toMatchObject({
      state: 'inProgress',
      attempts: [{ answered: null, end: null }],
    });
    return { author, end: () => (response.open(), running) };
  }

  it('that withdraws the permission leaves the name without the ISNI', async () => {
    const { author, end } = await begin();
    await save(author, [rowOf(author, { confirmed: 1, allowISNISync: 0 })]);
    await end();
    expect(await nameRow(author)).toMatchObject({ isni: null });
    expect(await read(author)).toMatchObject({ state: 'disabled', attempts: [{ end: 'overtaken' }] });
  });

  it('never removes an ISNI that is stored while the list of names is saved', async () => {
    for (let times = 0; times < 5; times += 1) {
      const { author, end } = await begin();
      const path = `/profiles/${author.profileHash}`;
      const headers = { 'if-match': (await staff.browser.get(path)).headers.get('etag') ?? '' };
      const body = { nameData: [rowOf(author, { ...allowed, name2: 'Uusinimi' })] };
      const [saved] = await Promise.all([
        staff.browser.send('POST', `${path}/name-data`, { body, headers }),
        end(),
      ]);
      const first = (await read(author)).attempts.at(-1);
      expect([saved.status, first?.end]).toEqual(
        saved.status === 200 ? [200, 'overtaken'] : [412, 'assigned'],
      );
      await app.jobs.runDue();
      expect(await nameRow(author)).toMatchObject({ isni: known });
      await app.db.knex('author_names').update({ isni: null });
    }
  });

  it('that gives the ISNI to another customer leaves it with one of the two', async () => {
    for (let times = 0; times < 5; times += 1) {
      const [{ author, end }, other] = [await begin(), await newAuthor()];
      const path = `/profiles/${other.profileHash}`;
      const headers = { 'if-match': (await staff.browser.get(path)).headers.get('etag') ?? '' };
      const body = { nameData: [rowOf(other, { isni: known })] };
      const [saved] = await Promise.all([
        staff.browser.send('POST', `${path}/name-data`, { body, headers }),
        end(),
      ]);
      const [attempt] = (await read(author)).attempts;
      const isnis = (await Promise.all([author, other].map(nameRow))).map(({ isni }) => isni);
      expect([saved.status, attempt?.end, isnis]).toEqual(
        saved.status === 200 ? [200, 'isniTaken', [null, known]] : [409, 'assigned', [known, null]],
      );
      await app.db.knex('author_names').update({ isni: null });
    }
  });

  it('is sent as a new version, and the late answer changes nothing', async () => {
    const { author, end } = await begin();
    await save(author, [rowOf(author, { ...allowed, name2: 'Uusinimi' })]);
    const isni = newIsni();
    respondWith(() => Promise.resolve(assigned(isni)));
    await end();
    await app.jobs.runDue();
    expect(await nameRow(author)).toMatchObject({ isni });
    const ends = (await read(author)).attempts.map((attempt) => attempt.end).sort();
    expect(ends).toEqual(['assigned', 'overtaken']);
  });

  it('that deletes the name leaves nothing to store', async () => {
    const { author, end } = await begin();
    const { id } = await nameRow(author);
    await app.db.knex('shares').where({ author_name_id: id }).delete();
    await app.db.knex('contributions').where({ author_name_id: id }).delete();
    await save(author, [nameToSave]);
    expect(await end()).toBe(1);
    expect((await staff.browser.get(addressOf(author))).status).toBe(404);
  });

  it('of the server runs the job again under the same identifier', async () => {
    const { author, end } = await begin();
    const identifiers: string[] = [];
    respondWith(({ localId }) => {
      identifiers.push(localId);
      return Promise.resolve(assigned(known));
    });
    app.now = () => new Date(Date.now() + 10 * 60_000);
    expect(await app.jobs.runDue()).toBe(1);
    expect(identifiers).toEqual([`(NIMIO)${author.authorHash}`]);
    expect(await read(author)).toMatchObject({
      state: 'done',
      attempts: [{ end: 'assigned' }, { end: null }],
    });
    // The worker that was presumed dead comes too late.
    await end();
    expect(await read(author)).toMatchObject({ state: 'done', attempts: [{}, { end: 'overtaken' }] });
  });
});

describe('staff', () => {
  it('request once for repeated clicks', async () => {
    const author = await nameForIsni({ name2: 'Kaima' });
    const responses = await Promise.all([1, 2, 3].map(() => ask(author)));
    expect(responses.map(({ status, record }) => [status, record.state])).toEqual([
      [200, 'pending'],
      [200, 'pending'],
      [200, 'pending'],
    ]);
    expect(await jobs()).toHaveLength(1);
    await app.jobs.runDue();
    expect((await ask(author)).record).toMatchObject({ state: 'pending', reason: null, possibleMatches: [] });
    expect(await jobs()).toHaveLength(2);
    const { profile_id } = await nameRow(author);
    const lines = await app.db.knex('audit_log').where({ event: 'author-names.request-isni', profile_id });
    expect(lines).toMatchObject([{ as_staff: 1 }, { as_staff: 1 }]);
  });

  it.each(['pending', 'inProgress'])(
    'request again a name that is %s although its job was abandoned',
    async (state) => {
      const author = await allowedAuthor();
      const { id } = await nameRow(author);
      await app.db.knex('isni_syncs').where({ author_name_id: id }).update({ state });
      expect(await read(author)).toMatchObject({ state, mayAsk: 0 });
      await jobs().update({ state: 'dead' });
      expect(await read(author)).toMatchObject({ state, mayAsk: 1 });
      expect((await ask(author)).record).toMatchObject({ state: 'pending', mayAsk: 0 });
      expect(await app.jobs.runDue()).toBe(1);
      expect(await read(author)).toMatchObject({ state: 'done' });
    },
  );

  it('request nothing for a name in sync', async () => {
    const author = await nameForIsni();
    await ask(author);
    await app.jobs.runDue();
    expect((await ask(author)).record).toMatchObject({ state: 'done', attempts: [{}] });
    expect(await jobs()).toHaveLength(1);
  });

  it('see a name’s blockers', async () => {
    const author = await newAuthor();
    const refused = await ask(author);
    expect(refused).toMatchObject({ status: 409, code: 'isniSyncDisallowed' });
    expect(refused.error?.details.params).toEqual({ why: 'notAllowed,notConfirmed,noBooks' });
    expect(await read(author)).toMatchObject({ state: 'disabled', mayAsk: 0 });
  });

  it('see that the installation has no register, and nothing is queued', async () => {
    const waiting = await allowedAuthor();
    app.isni = undefined;
    const author = await nameForIsni();
    expect((await ask(author)).error?.details.params).toEqual({ why: 'off' });
    expect(await app.jobs.runDue()).toBe(1);
    expect(await read(waiting)).toMatchObject({ state: 'disabled', bars: ['off'], attempts: [] });
  });

  it('see the state in the list of names, unlike its owner', async () => {
    const author = await allowedAuthor();
    const list = async ({ browser }: Author) =>
      (
        (await browser.get(`/profiles/${author.profileHash}/name-data`)).body as {
          records: ListedAuthorName[];
        }
      ).records[0];
    const isniSync = { state: 'pending', syncOut: null, syncIn: null, reason: null };
    expect(await list(staff)).toMatchObject({ isniSync });
    expect(await list(author)).not.toHaveProperty('isniSync');
    expect((await readProfile(author)).nameData[0]).not.toHaveProperty('isniSync');
    expect((await readProfile({ ...author, browser: staff.browser })).nameData[0]).not.toHaveProperty(
      'isniSync',
    );
  });

  it('list names by state, the oldest first, ten per page', async () => {
    await app.db.knex('isni_syncs').delete();
    const [waiting, alike, unknown] = [
      await allowedAuthor(),
      await nameForIsni({ name2: 'Kaima' }),
      await nameForIsni({ name2: 'Outo' }),
    ];
    await jobs().delete();
    // The name that was requested last is not the last of the list.
    for (const author of [unknown, alike]) await ask(author);
    await app.jobs.runDue();
    const list = async (query: Record<string, string>) => {
      const { body } = await staff.browser.get('/isnisync', query);
      const { records, total } = body as { records: SyncedAuthor[]; total: number };
      return { records, total, names: records.map(({ authorHash }) => authorHash) };
    };
    expect(await list({ state: 'error' })).toMatchObject({
      names: [alike.authorHash, unknown.authorHash],
      total: 2,
    });
    expect(await list({ state: 'error', reason: 'possibleMatch' })).toMatchObject({
      names: [alike.authorHash],
      total: 1,
      records: [{ profileHash: alike.profileHash, isniSync: { state: 'error', reason: 'possibleMatch' } }],
    });
    expect(await list({ state: 'pending' })).toMatchObject({ names: [waiting.authorHash], total: 1 });
    expect(await list({ state: 'done' })).toMatchObject({ names: [], total: 0 });
    for (let times = 0; times < 9; times += 1) await allowedAuthor();
    const later = await allowedAuthor();
    expect((await list({ state: 'pending' })).names).toHaveLength(10);
    expect(await list({ state: 'pending', offset: '10' })).toMatchObject({
      names: [later.authorHash],
      total: 11,
    });
    expect(await list({ state: 'pending', offset: '20' })).toMatchObject({ names: [], total: 11 });
  });

  it('are the only ones to list names, by known states', async () => {
    const author = await newAuthor();
    expect((await author.browser.get('/isnisync', { state: 'error' })).status).toBe(403);
    for (const query of [{}, { state: 'disabled' }, { state: 'error', reason: 'unheard' }])
      expect((await staff.browser.get('/isnisync', query)).status).toBe(422);
  });

  it('are the only ones to read and request, for existing names', async () => {
    const author = await nameForIsni();
    for (const method of ['GET', 'POST']) {
      expect((await author.browser.send(method, addressOf(author))).status).toBe(403);
      expect((await staff.browser.send(method, `/isnisync/${newPublicHash()}`)).status).toBe(404);
      expect((await staff.browser.send(method, '/isnisync/1')).status).toBe(422);
    }
    const line = await newestRow<{ profile_id: number; facts: string }>('audit_log', { event: 'staff.call' });
    expect((await read(author)).state).toBe('disabled');
    const looked = await newestRow<{ profile_id: number; facts: string }>('audit_log', {
      event: 'staff.call',
    });
    expect(looked).not.toEqual(line);
    expect(looked).toMatchObject({ profile_id: (await nameRow(author)).profile_id });
  });
});
