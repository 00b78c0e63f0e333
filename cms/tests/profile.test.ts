import { newPublicHash } from '@nimio/domain/access/hash';
import type { Profile, ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Me } from '@nimio/domain/session/session.types';
import { describe, expect, it } from 'vitest';
import { newAuthor, readProfile } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const contact = {
  streetAddress: 'Uusi katu 1',
  zipCode: '20100',
  postCenter: 'Turku',
  country: 'FI',
  language: 'sv',
  phone: '040 765 4321',
  email: 'new@example.org',
};

describe('contact details', () => {
  it('are saved trimmed', async () => {
    const { browser, profileHash } = await newAuthor();
    const path = `/contact-info/${profileHash}`;
    const response = await browser.putFresh<Profile>(path, `/profiles/${profileHash}`, {
      ...contact,
      streetAddress: '  Uusi   katu 1 ',
    });
    expect(response.status).toBe(200);
    expect(response.record).toMatchObject(contact);
  });

  it('are saved with optimistic concurrency: without a tag 428, with a stale one 412 and the current record', async () => {
    const { browser, profileHash } = await newAuthor();
    const path = `/contact-info/${profileHash}`;
    expect(await browser.send('PUT', path, { body: contact })).toMatchObject({
      status: 428,
      code: 'ifMatchMissing',
    });
    const old = (await browser.get(`/profiles/${profileHash}`)).headers.get('etag') ?? '';
    expect((await browser.putFresh(path, `/profiles/${profileHash}`, contact)).status).toBe(200);
    const stale = await browser.send('PUT', path, {
      body: { ...contact, postCenter: 'Oulu' },
      headers: { 'if-match': old },
    });
    expect(stale).toMatchObject({ status: 412, code: 'stale' });
    expect(stale.error?.details.current).toMatchObject({ postCenter: 'Turku' });
  });

  it.each([
    ['no address', { streetAddress: ' ' }, 'streetAddress', 'required'],
    ['a short postcode', { zipCode: '0051' }, 'zipCode', 'tooShort'],
    ['a country that is none', { country: 'XX' }, 'country', 'countryInvalid'],
    ['neither phone nor address of mail', { phone: '', email: '' }, 'phone', 'phoneOrEmailRequired'],
    ['a number for a text', { postCenter: 5 }, 'postCenter', 'wrongType'],
    ['a key that nobody knows', { role: 'admin' }, '', 'unknownKey'],
  ])('refuse %s and change nothing', async (_case, change, path, code) => {
    const author = await newAuthor();
    const before = await readProfile(author);
    const response = await author.browser.putFresh(
      `/contact-info/${author.profileHash}`,
      `/profiles/${author.profileHash}`,
      { ...contact, ...change },
    );
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields).toContainEqual(expect.objectContaining({ path, code }));
    expect(await readProfile(author)).toEqual(before);
  });

  it('are read-only if another person maintains them, but not for staff', async () => {
    const author = await newAuthor();
    const { system } = await server();
    await system.db.knex('profiles').where({ hash: author.profileHash }).update({ as_contact: 0 });
    const response = await author.browser.putFresh(
      `/contact-info/${author.profileHash}`,
      `/profiles/${author.profileHash}`,
      contact,
    );
    expect(response).toMatchObject({ status: 403, code: 'forbidden' });
    const staff = await newAuthor({ roles: ['admin'] });
    const byStaff = await staff.browser.putFresh<Profile>(
      `/contact-info/${author.profileHash}`,
      `/profiles/${author.profileHash}`,
      contact,
    );
    expect(byStaff.record).toMatchObject({ ...contact, asContact: 0 });
  });

  it('are in the audit log by changed field, never by value', async () => {
    const author = await newAuthor();
    await author.browser.putFresh(
      `/contact-info/${author.profileHash}`,
      `/profiles/${author.profileHash}`,
      contact,
    );
    const { system } = await server();
    const line = await newestRow<{ id: number; facts: string }>('audit_log', {
      event: 'contact-info.update',
    });
    expect(JSON.parse(line.facts)).toMatchObject({
      fields: expect.arrayContaining(['streetAddress', 'phone']) as unknown,
    });
    expect(JSON.stringify(line)).not.toContain('040 765 4321');
    const stored = () => system.db.knex('audit_log').where({ id: line.id });
    await expect(stored().delete()).rejects.toThrow(/append-only/);
    await expect(stored().update({ facts: '{}' })).rejects.toThrow(/append-only/);
    const insert = system.db.knex('audit_log').insert({ ...line, facts: '{}' });
    await expect(insert.clone().onConflict('id').merge()).rejects.toThrow(/append-only/);
    if (system.db.client === 'sqlite') {
      const { sql, bindings } = insert.toSQL();
      const replace = sql.replace('insert into', 'insert or replace into');
      await expect(system.db.knex.raw(replace, [...bindings])).rejects.toThrow(/append-only/);
    }
    expect(await stored()).toEqual([line]);
  });
});

describe('a foreign profile', () => {
  it('answers like a missing one in every call', async () => {
    const { browser } = await newAuthor();
    const other = await newAuthor();
    const absent = newPublicHash();
    for (const hash of [other.profileHash, absent]) {
      const body = { profileHash: hash, iban: 'FI2112345600000785', swift: '' };
      const responses = [
        await browser.get(`/profiles/${hash}`),
        await browser.get('/profiles/author-books', { profileHash: hash }),
        await browser.postAny('/bank-accounts', body),
        await browser.post('/contracts', { profileHash: hash, version: 1, language: 'fi' }),
      ];
      for (const response of responses) expect(response).toMatchObject({ status: 404, code: 'notFound' });
    }
  });

  it('cannot be selected: 403 for a foreign and a missing one alike', async () => {
    const { browser } = await newAuthor();
    const other = await newAuthor();
    const foreign = await browser.post('/profiles/select', { profileHash: other.profileHash });
    const absent = await browser.post('/profiles/select', { profileHash: newPublicHash() });
    expect(foreign.error).toMatchObject({
      status: 403,
      message: 'No access right has been given to represent the target profile',
    });
    expect(absent.body).toEqual(foreign.body);
  });

  it('is accessible by an active grant', async () => {
    const author = await newAuthor();
    const other = await newAuthor();
    const { system } = await server();
    const knex = system.db.knex;
    const idOf = async (table: string, hash: string) => (await newestRow<{ id: number }>(table, { hash })).id;
    const grant = {
      account_id: await idOf('accounts', author.me.user.hash),
      profile_id: await idOf('profiles', other.profileHash),
      kind: 'representative',
      valid_from: '2020-01-01T00:00:00.000Z',
    };
    await knex('access_grants').insert(grant);
    expect((await author.browser.post('/profiles/select', { profileHash: other.profileHash })).status).toBe(
      200,
    );
    // Granted twice, it is one profile with each role once.
    await knex('access_grants').insert({ ...grant, valid_from: '2020-06-01T00:00:00.000Z' });
    const listed = (await author.browser.get('/profiles')).body as {
      records: ProfileSummary[];
      total: number;
    };
    expect(listed.total).toBe(2);
    expect(listed.records.map(({ roles }) => roles)).toEqual([['creator'], ['creator']]);
    // The page needs no second call for them.
    expect((await author.browser.get<Me>('/me')).record.profiles).toEqual(listed.records);
    const { account_id, profile_id } = grant;
    await knex('access_grants')
      .where({ account_id, profile_id })
      .update({ valid_to: '2020-02-01T00:00:00.000Z' });
    expect((await author.browser.get(`/profiles/${other.profileHash}`)).status).toBe(404);
  });

  it('is accessible to staff, whose changes are audit events under their name', async () => {
    const customer = await newAuthor();
    const staff = await newAuthor({ roles: ['admin'] });
    const response = await staff.browser.putFresh(
      `/contact-info/${customer.profileHash}`,
      `/profiles/${customer.profileHash}`,
      contact,
    );
    expect(response.status).toBe(200);
    expect(await newestRow('audit_log', { event: 'contact-info.update' })).toMatchObject({ as_staff: 1 });
  });

  it('has an audit event when staff read it, and none when its own people do', async () => {
    const customer = await newAuthor();
    const staff = await newAuthor({ roles: ['admin'] });
    await readProfile(customer);
    expect((await staff.browser.get(`/profiles/${customer.profileHash}`)).status).toBe(200);
    const { system } = await server();
    const { id } = await newestRow<{ id: number }>('profiles', { hash: customer.profileHash });
    const lines = await system.db.knex('audit_log').where({ event: 'staff.call', profile_id: id });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ as_staff: 1, facts: '{"call":"GET /profiles/:profileHash"}' });
  });
});

describe('a bank account', () => {
  const account = (profileHash: string, iban: string, swift = '') => ({ profileHash, iban, swift });

  it.each([
    [
      'a Finnish one without BIC',
      'fi21 1234 5600 0007 85',
      'NDEAFIHH',
      { iban: 'FI2112345600000785', swift: null, foreignAccount: 0 },
    ],
    [
      'a foreign one with its BIC',
      'SE45 5000 0000 0583 9825 7466',
      'esseSESS',
      { iban: 'SE4550000000058398257466', swift: 'ESSESESS', foreignAccount: 1 },
    ],
    ['the placeholder', '000000-000000', '', { iban: '000000-000000', swift: null, foreignAccount: 0 }],
  ])('takes %s', async (_case, iban, swift, kept) => {
    const { browser, profileHash } = await newAuthor({ isComplete: false });
    const response = await browser.postAny<Profile>('/bank-accounts', account(profileHash, iban, swift));
    expect(response.status).toBe(201);
    expect(response.record.bankAccounts).toMatchObject([kept]);
  });

  it.each([
    ['a wrong check number', 'FI2112345600000786', '', 'iban', 'ibanInvalid'],
    ['a foreign one without BIC', 'SE4550000000058398257466', '', 'swift', 'bicRequired'],
    ['a BIC of another country', 'SE4550000000058398257466', 'NDEAFIHH', 'swift', 'bicInvalid'],
  ])('refuses %s', async (_case, iban, swift, path, code) => {
    const { browser, profileHash } = await newAuthor({ isComplete: false });
    const response = await browser.postAny('/bank-accounts', account(profileHash, iban, swift));
    expect(response.error?.details.fields).toEqual([expect.objectContaining({ path, code })]);
    expect(JSON.stringify(response.body)).not.toContain(iban);
  });

  it('is created once for repeated clicks', async () => {
    const author = await newAuthor({ isComplete: false });
    const tries = Array.from({ length: 5 }, () =>
      author.browser.postAny('/bank-accounts', account(author.profileHash, 'FI2112345600000785')),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409]);
    expect((await readProfile(author)).bankAccounts).toHaveLength(1);
  });

  it('is created only at the version that was seen, so that later changes of others are noticed', async () => {
    const author = await newAuthor({ isComplete: false });
    const own = `/profiles/${author.profileHash}`;
    const seen = (await author.browser.get(own)).headers.get('etag') ?? '';
    const body = account(author.profileHash, 'FI2112345600000785');
    const createAt = (tag: string) =>
      author.browser.send<Profile>('POST', '/bank-accounts', { body, headers: { 'if-match': tag } });
    expect((await author.browser.post('/bank-accounts', body)).status).toBe(428);
    await author.browser.putFresh(`/participation/${author.profileHash}`, own, { participations: ['skry'] });
    expect(await createAt(seen)).toMatchObject({ status: 412, code: 'stale' });
    const current = await author.browser.get(own);
    const created = await createAt(current.headers.get('etag') ?? '');
    expect(created.status).toBe(201);
    const stored = (await author.browser.get(own)).headers;
    expect(created.headers.get('etag')).toBe(stored.get('etag'));
  });

  it('is replaced only at the version that was seen', async () => {
    const author = await newAuthor();
    const [bank] = (await readProfile(author)).bankAccounts;
    const path = `/bank-account/${bank?.hash}`;
    const body = { iban: 'FI4250001510000023', swift: '' };
    expect((await author.browser.send('PUT', path, { body })).status).toBe(428);
    const response = await author.browser.putFresh<Profile>(path, `/profiles/${author.profileHash}`, body);
    expect(response.record.bankAccounts).toMatchObject([{ iban: 'FI4250001510000023' }]);
    const stranger = await newAuthor();
    expect((await stranger.browser.putFresh(path, `/profiles/${stranger.profileHash}`, body)).status).toBe(
      404,
    );
  });
});

describe('the contract', () => {
  it('is accepted once, in the version that was read', async () => {
    const { browser, profileHash } = await newAuthor();
    const text = await browser.get<{ version: number; text: string }>('/contracts/text', { language: 'sv' });
    const body = { profileHash, version: text.record.version, language: 'sv' };
    const other = await browser.post('/contracts', { ...body, version: body.version + 1 });
    expect(other).toMatchObject({ status: 409, code: 'contractTextOutdated' });
    const tries = await Promise.all([1, 2, 3].map(() => browser.post<Profile>('/contracts', body)));
    expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const made = tries.find(({ status }) => status === 201);
    expect(made?.record.contracts).toMatchObject([
      { type: 'VALKIR', validTo: null, compTypes: '*', textVersion: body.version },
    ]);
  });

  it('can be read in the accepted version after a newer one', async () => {
    const { strapi } = await server();
    const texts = strapi.documents('api::contract.contract-text');
    const { browser } = await newAuthor();
    const language = 'fi';
    const { record: accepted } = await browser.get<{ version: number; text: string }>('/contracts/text', {
      language,
    });
    const part = Object.fromEntries(
      ['introFi', 'introSv', 'introEn', 'textFi', 'textSv', 'textEn'].map((name) => [name, 'Uusi']),
    );
    const data = { version: accepted.version + 1, validFrom: '2022-10-01', ...part };
    await texts.create({ data, status: 'published' });
    const current = await browser.get('/contracts/text', { language });
    expect(current.record).toMatchObject({ version: accepted.version + 1, text: 'Uusi' });
    const version = String(accepted.version);
    expect((await browser.get('/contracts/text', { language, version })).record).toEqual(accepted);
    expect((await browser.get('/contracts/text', { language, version: '999' })).status).toBe(404);
  });
});
