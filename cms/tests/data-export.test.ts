import { readFileSync } from 'node:fs';
import path from 'node:path';
import { newPublicHash } from '@nimio/domain/access/hash';
import { hideBookSuggestion } from '@nimio/domain/book-suggestion/book-suggestion.endpoints';
import { acceptContract } from '@nimio/domain/contract/contract.endpoints';
import type { OutreachProfile } from '@nimio/domain/customer-acquisition/customer-acquisition.types';
import type { DataExport } from '@nimio/domain/data-export/data-export.types';
import type { Endpoint } from '@nimio/domain/endpoint';
import { updateContactInfo, updateParticipations } from '@nimio/domain/profile/profile.endpoints';
import { sendTaxCard } from '@nimio/domain/taxation/taxation.endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as MakeDataExport from '../src/api/data-export/use-cases/make-data-export.js';
import type * as Housekeeping from '../src/housekeeping.js';
import { connect, contactDetails, outreachPath, reach } from './harness/calls/customer-acquisition.js';
import { makeExport } from './harness/calls/data-export.js';
import { sentMessage } from './harness/calls/message.js';
import { exampleOf, make } from './harness/calls.js';
import { cmsDir } from './harness/environment.js';
import { load } from './harness/load.js';
import { idOf, sendFromSociety } from './harness/messages.js';
import { newIsbn } from './harness/new-values.js';
import { distributed, withStatement } from './harness/payments.js';
import { type Author, newAuthor, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, roles } from './harness/works.js';

const { makeDataExport } = load<typeof MakeDataExport>('api/data-export/use-cases/make-data-export.js');
const { sweep } = load<typeof Housekeeping>('housekeeping.js');

const pathOf = ({ profileHash }: Author) => `/profiles/${profileHash}/data-export`;
const request = (author: Author, of = author) => author.browser.post<DataExport>(pathOf(of));
const read = (author: Author, of = author) => author.browser.get<DataExport>(`${pathOf(of)}/state`);
const download = (author: Author, of = author) => author.browser.get(pathOf(of));

type Row = Record<string, unknown>;
type File = { version: number; profile: Row } & Record<string, Row[]>;

async function exported(author: Author): Promise<{ file: File; text: string }> {
  await request(author);
  await makeExport(author);
  const { status, body, bytes, headers } = await download(author);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="data-\d{4}-\d\d-\d\d\.json"$/);
  return { file: body as File, text: new TextDecoder().decode(bytes) };
}

const rowOf = async (author: Author) =>
  newestRow<{ id: number; hash: string; run: string | null }>('data_exports', {
    profile_id: await idOf(author),
  });

/** Works at a later time, at which all sessions still last. */
async function atHours<T>(hours: number, work: () => Promise<T>): Promise<T> {
  const { system } = await server();
  const { now } = system;
  const [until, end] = ['2999-01-01T00:00:00.000Z', '2999-01-01T12:00:00.000Z'];
  // Housekeeping at that time would end the sessions of other tests too.
  await system.db.knex('sessions').update({ seen_at: until, idle_until: until, expires_at: end });
  system.now = () => new Date(now().getTime() + hours * 60 * 60 * 1000);
  try {
    return await work();
  } finally {
    system.now = now;
  }
}

/** An organisation without a login, whose profile this account looks after or represents. */
async function organisationOf({ me }: Author, kind: string): Promise<Author['profileHash']> {
  const { knex } = (await server()).system.db;
  const hash = newPublicHash();
  const created = { hash, kind: 'organisation', organisation_name: 'Kaarnan säätiö', language: 'fi' };
  await knex('profiles').insert({ ...created, created_at: '2020' });
  const profile = await newestRow<{ id: number }>('profiles', { hash });
  const account = await newestRow<{ id: number }>('accounts', { hash: me.user.hash });
  await knex('access_grants').insert({
    ...{ account_id: account.id, profile_id: profile.id, kind },
    valid_from: '2020-01-01T00:00:00.000Z',
  });
  return hash;
}

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
});

describe('the file of everything about a profile', () => {
  let author: Author;
  let others: Author[];
  let file: File;
  let text: string;
  let outreach: OutreachProfile;
  const calls = {
    updateParticipations,
    acceptContract,
    sendTaxCard,
    updateContactInfo,
    hideBookSuggestion,
  };
  const note = 'Soitti ja pyysi tietonsa.';
  const [reason, answer] = ['Suggested by three of us.', 'Maksamme ensi viikolla.'];

  /** What another customer has in the same tables. */
  async function prepare(): Promise<void> {
    const { knex } = (await server()).system.db;
    const [sharer, representative, stranger] = [await newAuthor(), await newAuthor(), await newAuthor()];
    author = await newAuthor({ roles: ['tester'] });
    others = [sharer, representative, stranger, staff];
    const profile_id = await idOf(author);
    await represent(representative, author);
    await represent(author, stranger);
    const isbn = newIsbn();
    for (const each of [author, sharer])
      expect((await add(each, { isbn, role: roles('author', 'editor') })).status).toBe(201);
    for (const [name, endpoint] of Object.entries(calls)) await callExample(name, endpoint);
    for (const who of [author, stranger]) await sentMessage(who);
    await sendFromSociety(staff, [author, stranger], { message: answer });
    const paid = await withStatement(await distributed(author));
    await knex('accounting_lines')
      .where({ accounting_id: paid.accountingId, cents: 100 })
      .update({ reserve_line_id: await reserved(stranger, { profile_id }) });
    await distributed(author, { state: 'calculated', payment: 'planned', cents: [777_777] });
    const written = await staff.browser.post(`/profiles/customer/${author.profileHash}/notes`, {
      text: note,
    });
    expect(written.status).toBe(201);
    outreach = await reach(staff);
    const body = { status: 'contacted', note: 'Kirje lähetetty.', nextDay: '' };
    const headers = { 'if-match': '*' };
    await staff.browser.send('PUT', outreachPath(outreach.hash, '/status'), { body, headers });
    await connect(staff, outreach, author.profileHash);
    const account = await newestRow<{ id: number }>('accounts', { hash: author.me.user.hash });
    const until = '2999-01-01T00:00:00.000Z';
    await knex('previous_emails').insert({ account_id: account.id, email: 'vanha@example.org', until });
    await knex('former_names').insert({
      ...{ profile_id, first_name: 'Aino', last_name: 'Entinen' },
      ...{ register_key: 'entinen aino', until: '2020-05-01' },
    });
    await knex('taxations').insert({
      profile_id,
      type: 'ST',
      rate: 245,
      year: 2026,
      source: 'fetch',
      changed_at: '2026',
    });
    const work = await newestRow<{ id: number }>('works', { isbn });
    const suggested = {
      work_id: work.id,
      role: 'author',
      amount: 3,
      amount_before: 2,
      state: 'REJECTED',
      created_at: '2026',
    };
    for (const [who, why] of [
      [author, reason],
      [stranger, 'of a stranger'],
    ] as const)
      await knex('change_suggestions').insert({
        ...{ ...suggested, hash: newPublicHash(), reason: why, suggester_profile_id: await idOf(who) },
      });
    await knex('mailed_book_suggestions').insert({ profile_id, work_id: work.id, mailed_on: '2026-11-23' });
    const name = await newestRow<{ id: number }>('author_names', { profile_id });
    await knex('isni_syncs').insert({
      author_name_id: name.id,
      state: 'pending',
      version: 1,
      fingerprint: '-',
    });
    await knex('isni_attempts').insert({ author_name_id: name.id, version: 1, sent_at: '2026-11-20' });
    expect((await staff.browser.get(`/profiles/${author.profileHash}`)).status).toBe(200);
  }

  /** The line of what an earlier distribution, which paid another customer, reserved for one. */
  async function reserved(payee: Author, holder: { profile_id: number }): Promise<number> {
    const { db } = (await server()).system;
    const { accountingId } = await distributed(payee, { name: 'Varattu', payDate: '2025-06-15', cents: [1] });
    const paid = await newestRow<Row>('accounting_lines', { accounting_id: accountingId });
    const amounts = { cents: 150, claimed_cents: 100, expired_cents: 20 };
    const row = { ...paid, ...holder, ...amounts, id: undefined, accounting_id: null, reason: 'noContract' };
    return db.transaction((tx) => tx.insert('accounting_lines', row));
  }

  async function callExample(name: string, endpoint: Endpoint): Promise<void> {
    const { status } = await make(author.browser, endpoint, await exampleOf(name, author));
    expect(status, name).toBe(endpoint.reply.status);
  }

  beforeAll(async () => {
    await prepare();
    ({ file, text } = await exported(author));
  });

  it('says who the customer is, without the identity code', () => {
    expect(file).toMatchObject({ version: 1, createdAt: expect.any(String) as string });
    expect(file.profile).toMatchObject({
      hash: author.profileHash,
      firstName: author.person.givenName,
      streetAddress: 'Uusi katu 1',
      bornOn: author.person.birthdate,
      hasIdentityCode: 1,
      mailNewsletter: 0,
    });
    expect(text).not.toContain(author.person.identityCode);
    expect(file['formerNames']).toMatchObject([{ lastName: 'Entinen', until: '2020-05-01' }]);
    expect(file['previousEmails']).toMatchObject([{ email: `${author.username}@example.org` }]);
    expect(file['roles']).toEqual([{ code: 'creator' }, { code: 'tester' }]);
    expect(file['participations']).toEqual([{ code: 'fsfr' }, { code: 'skry' }]);
    expect(file['productions']).toEqual([]);
    expect(file['bankAccounts']).toMatchObject([{ iban: 'FI2112345600000785', foreignAccount: 0 }]);
    expect(file['contracts']).toMatchObject([{ type: 'VALKIR' }]);
    expect(file['authorNames']).toMatchObject([{ hash: author.authorHash, isniState: 'pending' }]);
    expect(file['isniAttempts']).toMatchObject([{ authorName: author.authorHash, sentAt: '2026-11-20' }]);
  });

  it('has the login, and access by others without their names', () => {
    const login = author.me.user.hash;
    expect(file['logins']).toMatchObject([{ hash: login, username: author.username, hasIdentityCode: 1 }]);
    expect(file['previousLoginEmails']).toMatchObject([{ login, email: 'vanha@example.org' }]);
    expect(file['acceptedTerms']).toMatchObject([{ login, language: 'fi' }]);
    expect(file['sessions']).toMatchObject([{ login, kind: 'password' }]);
    expect(file['access']?.map(({ kind }) => kind)).toEqual(['own', 'representative']);
    expect(file['accessToOthers']).toMatchObject([{ login, kind: 'representative' }]);
  });

  it('has works, suggestions, taxes and payments', () => {
    expect(file['shares']).toMatchObject([
      { role: 'author', sharers: 2, isOwner: 1, authorName: author.authorHash },
    ]);
    expect(file['contributions']).toMatchObject([{ role: 'editor', name: 'Saaren talvi' }]);
    expect(file['hiddenSuggestions']).toHaveLength(1);
    expect(file['mailedSuggestions']).toMatchObject([{ mailedOn: '2026-11-23' }]);
    expect(file['changeSuggestions']).toMatchObject([{ reason, amount: 3, amountBefore: 2 }]);
    expect(file['taxData']).toMatchObject([{ type: 'ST', rate: 245, year: 2026 }]);
    expect(file['taxProposals']).toMatchObject([
      { status: 'PENDING', cardSize: expect.any(Number) as number },
    ]);
    expect(file['taxEvents']).toMatchObject([{ kind: 'cardSent', doneBy: 'customer' }]);
    expect(file['payments']).toMatchObject([
      { grossCents: 12_150, withheldCents: 2976, state: 'paid', statementState: 'ready', statementSize: 20 },
    ]);
    const line = { name: 'Saaren talvi', loans: 1204, factor: 700, numerator: 1, denominator: 2 };
    expect(file['accountings']).toMatchObject([
      {
        grossCents: 12_150,
        payment: file['payments']?.[0]?.['hash'],
        lines: [
          { ...line, cents: 12_050, origin: null },
          { ...line, origin: { distribution: 'Varattu', payDate: '2025-06-15' } },
        ],
      },
    ]);
    expect(file['reservedAmounts']).toEqual([
      {
        ...{ distribution: 'Varattu', payDate: '2025-06-15', claimableUntil: '2028-12-31' },
        ...{ isbn: expect.any(String) as string, name: 'Saaren talvi', role: 'author', reason: 'noContract' },
        ...{ cents: 150, paidLateCents: 100, expiredCents: 20 },
      },
    ]);
  });

  it('has what staff knew about the author before they became a customer, without the events', () => {
    const { name } = outreach;
    const lastEventAt = expect.any(String) as string;
    expect(file['outreach']).toEqual([
      { name, status: 'registered', ...contactDetails, coAddress: null, lastEventAt },
    ]);
    expect(file['outreachEvents']).toMatchObject([
      { status: 'new', note: '' },
      { status: 'contacted', note: 'Kirje lähetetty.' },
      { status: 'registered', note: '' },
    ]);
  });

  it('has messages, notes and the log', () => {
    expect(file['messages']).toMatchObject([
      { sender: 'customer', title: 'Tilitykseni' },
      { sender: 'society', content: answer },
    ]);
    expect(file['notes']).toEqual([{ text: note, createdAt: expect.any(String) as string, changedAt: null }]);
    expect(file['events']).toContainEqual(
      expect.objectContaining({ event: 'data-export.request', by: 'self' }),
    );
    expect(file['events']).toContainEqual(
      expect.objectContaining({ event: 'customer-note.create', by: 'society' }),
    );
    const look = { event: 'staff.call', call: 'GET /profiles/:profileHash', by: 'society' };
    expect(file['events']).toContainEqual(expect.objectContaining(look));
  });

  it('has nothing of other people', () => {
    for (const { person, username, profileHash, me } of others) {
      for (const word of [person.givenName, username, profileHash, me.user.hash])
        expect(text).not.toMatch(new RegExp(`\\b${word}\\b`));
    }
    for (const word of ['of a stranger', '777777']) expect(text).not.toContain(word);
  });

  it('has the keys that its documentation lists', () => {
    const readme = readFileSync(path.join(cmsDir, '../domain/src/data-export/README.md'), 'utf8');
    const table = readme.slice(readme.indexOf('| Key |'), readme.indexOf('## What'));
    const listed = table.split('\n').flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)]);
    expect(listed.map(([, key]) => key).toSorted()).toEqual(
      Object.keys(file)
        .filter((key) => !['version', 'createdAt'].includes(key))
        .toSorted(),
    );
  });
});

describe('a request for the file', () => {
  it('is made once a day, also by two concurrent calls', async () => {
    const author = await newAuthor();
    expect((await read(author)).record).toMatchObject({ isHolder: 1, state: 'none' });
    const replies = await Promise.all([request(author), request(author)]);
    expect(replies.map(({ record }) => record.state)).toEqual(['pending', 'pending']);
    const { hash } = await rowOf(author);
    const { knex } = (await server()).system.db;
    expect(
      await knex('jobs').where({ kind: 'data-export', idempotency_key: `data-export-${hash}` }),
    ).toHaveLength(1);
    await makeExport(author);
    const { record } = await request(author);
    expect(record).toMatchObject({ state: 'ready', nextAt: expect.any(String) as string });
    expect(record.size).toBe((await download(author)).bytes.length);
    expect((await rowOf(author)).hash).toBe(hash);
    const events = await knex('audit_log')
      .where({ profile_id: await idOf(author) })
      .whereLike('event', 'data-export%')
      .orderBy('id')
      .pluck('event');
    expect(events).toEqual(['data-export.request', 'data-export.download']);
  });

  it('replaces the file after a day; the file is deleted a day after it was made', async () => {
    const author = await newAuthor();
    const { system } = await server();
    await request(author);
    await atHours(2, () => makeExport(author));
    const { hash, id } = await rowOf(author);
    await atHours(23, async () => {
      await sweep(system);
      expect((await read(author)).record.nextAt).not.toBeNull();
      expect((await download(author)).status).toBe(200);
    });
    await atHours(25, async () =>
      expect((await read(author)).record).toMatchObject({ state: 'ready', nextAt: null }),
    );
    await atHours(27, async () => {
      expect((await read(author)).record.state).toBe('none');
      expect(await download(author)).toMatchObject({ status: 404, code: 'notFound' });
      await sweep(system);
      for (const [table, where] of [
        ['data_exports', { id }],
        ['data_export_parts', { export_id: id }],
      ] as const)
        expect(await system.db.knex(table).where(where)).toEqual([]);
      expect((await request(author)).record.state).toBe('pending');
    });
    expect((await rowOf(author)).hash).not.toBe(hash);
  });

  it('that failed may be repeated immediately', async () => {
    const author = await newAuthor();
    const { system } = await server();
    await system.db.knex('jobs').delete();
    await request(author);
    const { vault } = system;
    system.vault = {
      ...vault,
      seal: () => {
        throw new Error('No key');
      },
    };
    await system.jobs.runDue();
    system.vault = vault;
    expect((await read(author)).record.state).toBe('failed');
    expect((await download(author)).status).toBe(404);
    expect((await request(author)).record.state).toBe('pending');
    await system.jobs.runDue();
    expect((await download(author)).status).toBe(200);
  });

  it('whose server was killed is carried out by another one, into one file', async () => {
    const author = await newAuthor();
    const { knex } = (await server()).system.db;
    const { jobs } = (await server()).system;
    await knex('jobs').delete();
    await request(author);
    const { id } = await rowOf(author);
    await knex('data_export_parts').insert({ export_id: id, run: 'killed', position: 0, bytes_sealed: '-' });
    await knex('jobs').update({ state: 'leased', lease: 'of a killed server' });
    expect((await read(author)).record.state).toBe('pending');
    await jobs.reclaimLeases();
    expect(await jobs.runDue()).toBe(1);
    const { run } = await rowOf(author);
    expect(await knex('data_export_parts').where({ export_id: id }).pluck('run')).toEqual([run]);
    expect((await download(author)).body).toMatchObject({ profile: { hash: author.profileHash } });
  });

  it('that two servers carry out makes one file', async () => {
    const author = await newAuthor();
    const { knex } = (await server()).system.db;
    await request(author);
    const { id, hash } = await rowOf(author);
    await Promise.all([1, 2].map(() => makeDataExport({ exportHash: hash }, 'data export')));
    const { run } = await rowOf(author);
    expect(await knex('data_export_parts').where({ export_id: id }).pluck('run')).toEqual([run]);
    expect((await download(author)).status).toBe(200);
  });
});

describe('access to the file', () => {
  it('is for the holder; a representative, staff and strangers get nothing', async () => {
    const clerk = await newAuthor({ roles: ['superadmin'] });
    const [author, representative, stranger] = [await newAuthor(), await newAuthor(), await newAuthor()];
    await represent(representative, author);
    await exported(author);
    for (const who of [representative, clerk]) {
      expect((await read(who, author)).record).toMatchObject({ isHolder: 0, state: 'none', size: null });
      for (const call of [request, download])
        expect(await call(who, author)).toMatchObject({ status: 403, code: 'forbidden' });
    }
    for (const call of [read, request, download])
      expect(await call(stranger, author)).toMatchObject({ status: 404, code: 'notFound' });
  });

  it.each(['estate', 'organisation'])('is for those who look after an organisation: %s', async (kind) => {
    const keeper = await newAuthor();
    const organisation = { ...keeper, profileHash: await organisationOf(keeper, kind) };
    const { file, text } = await exported(organisation);
    expect(file.profile).toMatchObject({ organisationName: 'Kaarnan säätiö' });
    expect(file['access']).toMatchObject([{ kind }]);
    for (const key of ['logins', 'sessions', 'acceptedTerms']) expect(file).not.toHaveProperty(key);
    expect(text).not.toContain(keeper.username);
  });

  it('is not for one who represents an organisation, or has another access to a person', async () => {
    const keeper = await newAuthor();
    const represented = await organisationOf(keeper, 'representative');
    expect((await request({ ...keeper, profileHash: represented })).code).toBe('forbidden');
    const author = await newAuthor();
    await represent(keeper, author);
    const { knex } = (await server()).system.db;
    const grant = { profile_id: await idOf(author), kind: 'representative' };
    await knex('access_grants').where(grant).update({ kind: 'estate' });
    expect((await request(keeper, author)).code).toBe('forbidden');
  });

  it('finds it encrypted in the database', async () => {
    const author = await newAuthor();
    await exported(author);
    const { knex } = (await server()).system.db;
    const { id } = await rowOf(author);
    const parts = await knex('data_export_parts').where({ export_id: id }).pluck<string[]>('bytes_sealed');
    expect(parts).toHaveLength(1);
    for (const part of parts) expect(part).toMatch(/^v1\.[\w-]+\.[\w-]+\.[\w-]+$/);
  });
});

it('reads the works and messages of a large customer in pages, and stores the file in parts', async () => {
  const author = await newAuthor();
  const { system } = await server();
  const { db } = system;
  const { knex } = db;
  const profile_id = await idOf(author);
  const name = await newestRow<{ id: number }>('author_names', { profile_id });
  const many = Array.from({ length: 1000 }, (_, at) => at);
  const own = { profile_id, author_name_id: name.id, created_at: '2026' };
  const insert = async (table: string, rows: object[]) => {
    const ids: number[] = [];
    for (const row of rows) ids.push(await db.transaction((tx) => tx.insert(table, { ...row })));
    return ids;
  };
  const works = await insert(
    'works',
    many.map(() => ({
      ...{ hash: newPublicHash(), isbn: newIsbn(), name: 'Saaren talvi', type: 'book' },
      ...{ creator_context: 'EXT', created_at: '2026' },
    })),
  );
  await insert(
    'contributions',
    works.map((work_id) => ({ ...own, work_id, role: 'editor' })),
  );
  const content = 'Hei, milloin seuraava tilitys maksetaan? '.repeat(20);
  const messages = await insert(
    'messages',
    many.map(() => ({ hash: newPublicHash(), title: 'Tilitykseni', content, created_at: '2026' })),
  );
  await insert(
    'message_copies',
    messages.map((message_id) => ({ message_id, profile_id })),
  );
  const { all } = db;
  let largest = 0;
  db.all = async (asked, values) => {
    const rows = await all(asked, values);
    largest = Math.max(largest, rows.length);
    return rows;
  };
  const { file } = await exported(author).finally(() => {
    db.all = all;
  });
  expect(largest).toBe(200);
  expect(file['contributions']).toHaveLength(1000);
  expect(new Set(file['contributions']?.map(({ isbn }) => isbn)).size).toBe(1000);
  expect(file['messages']?.at(-1)).toMatchObject({ content });
  expect(file['messages']).toHaveLength(1000);
  const { id } = await rowOf(author);
  const parts = await knex('data_export_parts').where({ export_id: id }).pluck<string[]>('bytes_sealed');
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) expect(part.length).toBeLessThan(200_000);
  // A browser must not save a part as the whole file.
  await knex('data_export_parts').where({ export_id: id, position: 3 }).delete();
  await expect(download(author)).rejects.toThrow();
});
