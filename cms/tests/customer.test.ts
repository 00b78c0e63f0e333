import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Customer, FoundProfile } from '@nimio/domain/customer/customer.types';
import type { ReceivedDeathReport } from '@nimio/domain/death-report/death-report.types';
import type { Heirs } from '@nimio/domain/estate/estate.types';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { LoggedIn, Me } from '@nimio/domain/session/session.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as AccountStore from '../src/api/session/account-store.js';
import type * as ClosedAccounts from '../src/api/session/closed-account-store.js';
import type { ApiResponse } from './harness/browser.js';
import { newEstate, newPersonBody, numberOf } from './harness/calls/customer.js';
import { report } from './harness/calls/death-report.js';
import { resetRateLimits } from './harness/calls.js';
import { load } from './harness/load.js';
import { newSurname } from './harness/new-values.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor, newCustomer, newPerson, password, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, roles } from './harness/works.js';

let staff: Author;
let superadmin: Author;

beforeAll(async () => {
  await server();
  staff = await newAuthor({ roles: ['admin'] });
  superadmin = await newAuthor({ roles: ['superadmin'] });
});
beforeEach(resetRateLimits);

const create = (changes: object = {}, { browser }: Author = staff) =>
  browser.post<Customer>('/profiles/customer', newPersonBody(changes));
const placeOf = (profileHash: string) => `/profiles/customer/${profileHash}`;
const read = async (profileHash: string): Promise<Customer> =>
  (await staff.browser.get<Customer>(placeOf(profileHash))).record;
const post = (profileHash: string, action: string, body: object = {}, { browser }: Author = staff) =>
  browser.post<Customer>(`${placeOf(profileHash)}/${action}`, body);
const close = (profileHash: string, by: Author = staff) =>
  post(profileHash, 'close', { reason: 'Pyyntö' }, by);
const remove = (profileHash: string, part: string, { browser }: Author = staff) =>
  browser.send<Customer>('DELETE', `${placeOf(profileHash)}${part}`);

const bodyOf = ({ profile, bornOn, identityNote, taxResidence }: Customer, changes: object = {}) => ({
  kind: profile.person ? 'person' : 'organisation',
  firstName: profile.person?.firstName ?? '',
  lastName: profile.person?.lastName ?? '',
  name1: profile.organisation?.name1 ?? '',
  name2: profile.organisation?.name2 ?? '',
  registerNumber: profile.organisation?.registerNumber ?? '',
  bornOn: bornOn ?? '',
  identityCode: '',
  identityNote: identityNote ?? '',
  taxResidence,
  reason: '',
  ...changes,
});
const update = async (profileHash: string, changes: object) => {
  const body = bodyOf(await read(profileHash), changes);
  return staff.browser.putFresh<Customer>(placeOf(profileHash), placeOf(profileHash), body);
};
const search = async (words: string): Promise<FoundProfile[]> => {
  const query = { search: words, offset: '0' };
  return ((await staff.browser.get('/profiles/customer-data', query)).body as { records: FoundProfile[] })
    .records;
};
const eventsOf = async (profileHash: string): Promise<string[]> => {
  const { system } = await server();
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  const rows: { event: string }[] = await system.db
    .knex('audit_log')
    .where({ profile_id: id })
    .orderBy('id')
    .select('event');
  return rows.map(({ event }) => event);
};
const today = async () => finnishDay((await server()).system.now());
const logIn = ({ username, browser }: Author) => browser.post('/auth/login', { username, password });

describe('a new customer', () => {
  it('has the next customer number, the given data, an author name and no login', async () => {
    const [first, second] = [
      await create(),
      await create({ identityCode: makeIdentityCode('1971-02-03', '-', 911), bornOn: '' }),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    const { profile } = first.record;
    expect(Number(second.record.profile.extPartyCode)).toBeGreaterThan(Number(profile.extPartyCode));
    expect(profile).toMatchObject({
      streetAddress: 'Kirstinkatu 12',
      country: 'FI',
      email: null,
      worksCount: 0,
    });
    expect(profile.nameData).toMatchObject([
      { name1: 'Aino', name2: profile.person?.lastName, confirmed: 0 },
    ]);
    expect(first.record).toMatchObject({ bornOn: '1960-05-03', identityNote: 'passi', closedOn: null });
    expect(second.record).toMatchObject({ bornOn: '1971-02-03' });
    expect(second.record.profile.person?.ssn).toBe('••••••-••••');
    expect(await eventsOf(profile.hash)).toEqual(['customer.create']);
  });

  it('may be an organisation, without a date of birth', async () => {
    const name1 = newSurname();
    const body = {
      kind: 'organisation',
      firstName: '',
      lastName: '',
      name1,
      bornOn: '',
      roles: ['beneficiary'],
    };
    const { status, record } = await create(body);
    expect(status).toBe(201);
    expect(record.profile).toMatchObject({ profileName: name1, person: null, nameData: [] });
  });

  const code = (day: string) => makeIdentityCode(day, '-', 912);
  it.each([
    [
      'a wrong check character',
      { identityCode: '030560-912!', bornOn: '' },
      'identityCode',
      'identityCodeInvalid',
    ],
    ['a birth in the future', { bornOn: '2999-01-01' }, 'bornOn', 'dayInvalid'],
    ['a birth that is no day', { bornOn: '1960-02-30' }, 'bornOn', 'dayInvalid'],
    ['a birth that differs from the code', { identityCode: code('1960-05-04') }, 'bornOn', 'dayInvalid'],
    ['neither code nor birth', { bornOn: '' }, 'identityCode', 'required'],
    ['no last name', { lastName: '' }, 'lastName', 'required'],
    ['no name of an organisation', { kind: 'organisation' }, 'name1', 'required'],
    ['no role', { roles: [] }, 'roles', 'roleMissing'],
    ['a role of estates', { roles: ['estate'] }, 'roles[0]', 'invalid'],
    ['an unknown country', { taxResidence: 'XX' }, 'taxResidence', 'countryInvalid'],
    ['a wrong address', { email: 'not an address' }, 'email', 'emailInvalid'],
  ])('is refused for %s', async (_case, changes, path, wrong) => {
    const { status, error } = await create(changes);
    expect(status).toBe(422);
    expect(error?.details.fields).toEqual([expect.objectContaining({ path, code: wrong })]);
  });

  it('is 409 with the first one for the same name and birth, and is created when that was accepted', async () => {
    const lastName = newSurname();
    const { record } = await create({ lastName });
    const second = await create({ lastName });
    expect([second.status, second.code]).toEqual([409, 'possibleDuplicate']);
    expect(second.error?.details.duplicates).toEqual([
      { hash: record.profile.hash, profileName: record.profile.profileName },
    ]);
    expect((await create({ lastName, acceptDuplicates: 1 })).status).toBe(201);
  });

  it('is another one when both births are known and differ, but not with the same e-mail address', async () => {
    const lastName = newSurname();
    const email = `${lastName}@example.org`.toLowerCase();
    await create({ lastName, email });
    expect((await create({ lastName, bornOn: '1961-05-03' })).status).toBe(201);
    const same = { email: email.toUpperCase() };
    expect((await create({ ...same, bornOn: '1962-05-03' })).code).toBe('possibleDuplicate');
  });

  it('is found by a former name', async () => {
    const lastName = newSurname();
    const { record } = await create({ lastName });
    await update(record.profile.hash, { lastName: newSurname(), reason: 'vihkitodistus' });
    expect((await create({ lastName })).error?.details.duplicates).toHaveLength(1);
  });

  it('is created once by two concurrent calls', async () => {
    const lastName = newSurname();
    const replies = await Promise.all([create({ lastName }), create({ lastName })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is 409 when another has the identity code or the register number', async () => {
    const person = newPerson();
    const identityCode = person.identityCode;
    const replies = await Promise.all([1, 2].map(() => create({ identityCode, bornOn: '' })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.code).toBe('customerExists');
    const registerNumber = newSurname();
    const organisation = () => ({ kind: 'organisation', name1: newSurname(), registerNumber });
    expect((await create(organisation())).status).toBe(201);
    expect(await create(organisation())).toMatchObject({ status: 409, code: 'customerExists' });
  });

  it('gets a role of staff only from those who manage staff', async () => {
    expect(await create({ roles: ['creator', 'admin'] })).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await create({ roles: ['creator', 'admin'] }, superadmin)).status).toBe(201);
  });
});

describe('the record of a customer', () => {
  it('has a former name after a change, which the search finds, and the customer is notified', async () => {
    const customer = await newAuthor();
    const { profileHash } = customer;
    const before = await read(profileHash);
    const lastName = newSurname();
    const { status, record } = await update(profileHash, { lastName, reason: 'vihkitodistus' });
    expect(status).toBe(200);
    expect(record.formerNames).toEqual([{ name: before.profile.profileName, until: await today() }]);
    for (const words of [lastName, before.profile.profileName]) {
      expect((await search(words)).map(({ hash }) => hash)).toContain(profileHash);
    }
    expect((await search(lastName))[0]?.profileName).toBe(`${before.profile.person?.firstName} ${lastName}`);
    const copy = await customer.browser.get(`/messages/${profileHash}`);
    expect(JSON.stringify(copy.body)).toContain('Nimesi asiakasrekisterissä on muutettu');
  });

  it('is of an organisation, whose representative is notified of its new name', async () => {
    const { record } = await create({
      ...{ kind: 'organisation', firstName: '', lastName: '', bornOn: '' },
      ...{ name1: newSurname(), roles: ['beneficiary'] },
    });
    const { hash: profileHash } = record.profile;
    const representative = await newAuthor();
    await represent(representative, { profileHash });
    expect((await update(profileHash, { name1: newSurname(), reason: 'uusi nimi' })).status).toBe(200);
    const { body } = await representative.browser.get(`/messages/${profileHash}`);
    expect(JSON.stringify(body)).toContain('Yhteisön nimi asiakasrekisterissä on muutettu');
  });

  it.each([
    ['a name', () => ({ lastName: newSurname() })],
    ['an identity code', () => ({ identityCode: newPerson().identityCode, bornOn: '' })],
  ])('needs a reason for another %s', async (_case, changes) => {
    const { error } = await update(await newCustomer(), changes());
    expect(error?.details.fields).toEqual([{ path: 'reason', code: 'required' }]);
  });

  it('changes the identity code of the login too, ends its sessions and shows the code to no one', async () => {
    const customer = await newAuthor();
    const { identityCode } = newPerson();
    const { status, body } = await update(customer.profileHash, {
      identityCode,
      bornOn: '',
      reason: 'uusi tunnus',
    });
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(identityCode);
    expect((await customer.browser.get('/me')).status).toBe(401);
    const profile = await newestRow<{ identity_code_index: string; born_on: string }>('profiles', {
      hash: customer.profileHash,
    });
    const account = await newestRow('accounts', { hash: customer.me.user.hash });
    expect(account).toMatchObject({ identity_code_index: profile.identity_code_index });
    const { system } = await server();
    const rows = await system.db.knex('messages').where('content', 'like', `%${identityCode}%`);
    expect(rows).toEqual([]);
    const facts = await newestRow<{ facts: string }>('audit_log', { event: 'customer.update' });
    expect(facts.facts).not.toContain(identityCode);
  });

  it('keeps a birth that agrees with the stored code', async () => {
    const customer = await newAuthor();
    const { error } = await update(customer.profileHash, { bornOn: '1931-01-01' });
    expect(error?.details.fields).toEqual([{ path: 'bornOn', code: 'dayInvalid' }]);
    const { record } = await create();
    const none = await update(record.profile.hash, { bornOn: '' });
    expect(none.error?.details.fields).toEqual([{ path: 'bornOn', code: 'required' }]);
  });

  it('is not given another customer’s identity code, nor another kind', async () => {
    const other = await newAuthor();
    const taken = { identityCode: other.person.identityCode, bornOn: '', reason: 'x' };
    expect(await update(await newCustomer(), taken)).toMatchObject({ status: 409, code: 'customerExists' });
    const kind = await update(await newCustomer(), { kind: 'organisation', name1: 'Nimi' });
    expect(kind.error?.details.fields).toEqual([{ path: 'kind', code: 'invalid' }]);
  });

  it('is 412 for a version that another has changed', async () => {
    const profileHash = await newCustomer();
    const tag = (await staff.browser.get(placeOf(profileHash))).headers.get('etag') ?? '';
    const body = bodyOf(await read(profileHash), { identityNote: 'passi' });
    await update(profileHash, { identityNote: 'ajokortti' });
    const late = await staff.browser.send('PUT', placeOf(profileHash), {
      body,
      headers: { 'if-match': tag },
    });
    expect(late.status).toBe(412);
    const without = await staff.browser.send('PUT', placeOf(profileHash), { body });
    expect(without.status).toBe(428);
  });

  it('shows what awaits staff', async () => {
    const customer = await newAuthor({ roles: ['tester'] });
    await customer.browser.post('/messages', {
      profileHashes: [customer.profileHash],
      title: 'Hei',
      message: 'Hei',
    });
    expect((await read(customer.profileHash)).summary).toEqual({
      carriedOverInCents: 0,
      failedPayments: 0,
      taxProposal: null,
      unreadMessages: 1,
    });
  });

  it('leaves an event whenever staff read it', async () => {
    const profileHash = await newCustomer();
    await read(profileHash);
    expect(await eventsOf(profileHash)).toEqual(['staff.call']);
  });
});

describe('staff', () => {
  it('change neither their own record nor one that they represent', async () => {
    const represented = await newAuthor();
    await represent(staff, represented);
    for (const { profileHash } of [staff, represented]) {
      expect(await close(profileHash)).toMatchObject({ status: 403, code: 'ownAffairs' });
      expect(await post(profileHash, 'roles', { role: 'tester' })).toMatchObject({ status: 403 });
      expect(await remove(profileHash, '')).toMatchObject({ status: 403 });
    }
  });

  it('without the right to manage staff cannot change the records of staff', async () => {
    const colleague = await newAuthor({ roles: ['admin'] });
    for (const action of ['close', 'roles'])
      expect(
        await post(colleague.profileHash, action, action === 'close' ? { reason: 'x' } : { role: 'tester' }),
      ).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    expect((await close(colleague.profileHash, superadmin)).status).toBe(200);
  });
});

describe('roles', () => {
  const rolesOf = ({ profile }: Customer) => profile.roles.map(({ code }) => code).sort();

  it('are added and removed, once each, and one remains', async () => {
    const profileHash = await newCustomer();
    const added = await Promise.all([1, 2].map(() => post(profileHash, 'roles', { role: 'tester' })));
    expect(added.map(({ status }) => status)).toEqual([200, 200]);
    expect(rolesOf((await remove(profileHash, '/roles/creator')).record)).toEqual(['tester']);
    expect(await remove(profileHash, '/roles/creator')).toMatchObject({ status: 404 });
    expect(await remove(profileHash, '/roles/tester')).toMatchObject({ status: 422, code: 'roleMissing' });
    const both = await post(profileHash, 'roles', { role: 'creator' });
    expect(rolesOf(both.record)).toEqual(['creator', 'tester']);
    const removed = await Promise.all(
      ['creator', 'tester'].map((role) => remove(profileHash, `/roles/${role}`)),
    );
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('of estates are not given or taken here', async () => {
    const profileHash = await newCustomer();
    expect((await post(profileHash, 'roles', { role: 'estate' })).status).toBe(422);
    expect((await remove(profileHash, '/roles/estate')).status).toBe(422);
  });

  it('of staff need the right to manage staff, and take effect at the next request', async () => {
    const customer = await newAuthor();
    const { profileHash } = customer;
    expect(await post(profileHash, 'roles', { role: 'superadmin' })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    expect((await post(profileHash, 'roles', { role: 'admin' }, superadmin)).status).toBe(200);
    const colleague = await newAuthor({ roles: ['admin'] });
    expect(
      (await colleague.browser.get('/profiles/customer-data', { search: 'aino', offset: '0' })).status,
    ).toBe(200);
    expect((await remove(colleague.profileHash, '/roles/admin', superadmin)).status).toBe(200);
    expect(
      (await colleague.browser.get('/profiles/customer-data', { search: 'aino', offset: '0' })).status,
    ).toBe(403);
  });

  it.each<[string, (of: Author, by: Author) => Promise<ApiResponse>]>([
    ['take the role from', (of, by) => remove(of.profileHash, '/roles/superadmin', by)],
    ['close', (of, by) => close(of.profileHash, by)],
    ['record the death of', (of, by) => post(of.profileHash, 'death', { diedOn: '2026-01-02' }, by)],
    ['close the login of', ({ me }, { browser }) => browser.send('DELETE', `/user/${me.user.hash}`)],
  ])('of superadmins stay with one when two %s each other', async (_, act) => {
    const { system } = await server();
    const others = await system.db.knex('profile_roles').where({ role: 'superadmin' }).select('profile_id');
    const [one, two] = [
      await newAuthor({ roles: ['superadmin'] }),
      await newAuthor({ roles: ['superadmin'] }),
    ];
    // The other people of the tests keep their role, but cannot log in during this test.
    const of = system.db.knex('accounts').whereIn(
      'default_profile_id',
      others.map((row: { profile_id: number }) => row.profile_id),
    );
    const logins: { id: number }[] = await of.clone().whereNull('closed_at').select('id');
    const set = (closed_at: string | null) =>
      system.db
        .knex('accounts')
        .whereIn(
          'id',
          logins.map(({ id }) => id),
        )
        .update({ closed_at });
    await set('2026-01-01T00:00:00.000Z');
    try {
      const replies = await Promise.all([act(two, one), act(one, two)]);
      const codes = replies.map(({ status, code }) => code ?? status);
      expect(codes.filter((code) => typeof code === 'number')).toHaveLength(1);
      expect(['lastSuperadmin', 'forbidden', 'sessionMissing']).toContain(
        codes.find((code) => typeof code === 'string'),
      );
      const [left, other] = typeof codes[0] === 'number' ? [one, two] : [two, one];
      expect((await left.browser.get<Me>('/me')).record.rights).toContain('deleteCustomerNotes');
      expect([401, 403]).toContain((await act(left, other)).status);
    } finally {
      await set(null);
    }
  });
});

describe('a contract on paper', () => {
  const paper = (changes: object = {}) => ({
    validFrom: '2026-01-01',
    validTo: null,
    compTypes: 'KAM,COM',
    exceptionComment: 'Ei lainauskorvausta',
    ...changes,
  });
  const enter = (profileHash: string, changes: object = {}) =>
    staff.browser.post<Profile>(`${placeOf(profileHash)}/contracts`, paper(changes));

  it('is entered without a version of the text, and is in force', async () => {
    const { status, record } = await enter(await newCustomer());
    expect(status).toBe(201);
    expect(record.contracts).toMatchObject([
      { type: 'VALKIR', compTypes: 'KAM,COM', textVersion: null, validTo: null },
    ]);
  });

  it('must not overlap another one, nor end before it begins', async () => {
    const profileHash = await newCustomer();
    expect((await enter(profileHash, { validTo: '2026-06-30' })).status).toBe(201);
    expect(await enter(profileHash, { validFrom: '2026-06-30' })).toMatchObject({
      status: 409,
      code: 'contractExists',
    });
    const backwards = await enter(profileHash, { validFrom: '2027-02-01', validTo: '2027-01-31' });
    expect(backwards.error?.details.fields).toEqual([{ path: 'validTo', code: 'dayInvalid' }]);
    expect((await enter(profileHash, { validFrom: '2026-07-01' })).status).toBe(201);
    const first = (await read(profileHash)).profile.contracts.find(({ validTo }) => validTo !== null);
    const longer = { validTo: '2026-12-31', compTypes: '*', exceptionComment: '' };
    const headers = { 'if-match': '*' };
    const changed = await staff.browser.send('PUT', `/contracts/${first?.hash}`, { body: longer, headers });
    expect(changed).toMatchObject({ status: 409, code: 'contractExists' });
  });

  it('is entered once by two concurrent calls', async () => {
    const profileHash = await newCustomer();
    const replies = await Promise.all([enter(profileHash), enter(profileHash)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('closing', () => {
  it('ends contracts, grants and logins the same day, and the search omits the customer', async () => {
    const customer = await newAuthor();
    const other = await newAuthor();
    await represent(other, customer);
    const { profileHash } = customer;
    await staff.browser.post(`${placeOf(profileHash)}/contracts`, {
      ...{ validFrom: '2020-01-01', validTo: null, compTypes: '*', exceptionComment: '' },
    });
    await customer.browser.send('PUT', '/contact-preferences', {
      body: {
        profileHash,
        ...{ allowContactByEmail: 1, allowContactByPhone: 1, mailNewWorkSuggestions: 1 },
        ...{ mailChangeSuggestions: 1, mailPayments: 1, mailTaxCards: 1, mailNewsletter: 1 },
      },
      headers: { 'if-match': '*' },
    });
    const { status, record } = await close(profileHash);
    expect(status).toBe(200);
    expect(record).toMatchObject({ closedReason: 'Pyyntö', closedOn: await today() });
    expect(record.profile).toMatchObject({ contracts: [{ validTo: await today() }], mailNewsletter: 0 });
    expect((await customer.browser.get('/me')).status).toBe(401);
    expect((await logIn(customer)).status).toBe(401);
    expect((await other.browser.get(`/profiles/${profileHash}`)).status).toBe(404);
  });

  it('leaves a login that has a grant to another profile', async () => {
    const [customer, other] = [await newAuthor(), await newAuthor()];
    await represent(customer, other);
    await close(customer.profileHash);
    expect((await customer.browser.get(`/profiles/${other.profileHash}`)).status).toBe(200);
    expect((await customer.browser.get(`/profiles/${customer.profileHash}`)).status).toBe(404);
  });

  it('passes deals to the next sharer, who is notified, and keeps the shares', async () => {
    const [owner, sharer] = [await newAuthor(), await newAuthor()];
    const { isbn, bookHash } = (await add(owner)).record.work;
    const claim = {
      isbn,
      bookHash,
      authorHash: sharer.authorHash,
      role: roles('author'),
      numberOfAuthors: 2,
    };
    expect((await sharer.browser.post('/profiles/claim-share', claim)).status).toBe(201);
    await close(owner.profileHash);
    const work = await newestRow<{ id: number }>('works', { isbn });
    const deal = await newestRow<{ id: number; owner_profile_id: number }>('deals', { work_id: work.id });
    const next = await newestRow<{ id: number }>('profiles', { hash: sharer.profileHash });
    expect(deal.owner_profile_id).toBe(next.id);
    const { system } = await server();
    expect(await system.db.knex('shares').where({ deal_id: deal.id })).toHaveLength(2);
    const { body } = await sharer.browser.get(`/messages/${sharer.profileHash}`);
    expect(JSON.stringify(body)).toContain('Olet nyt teoksen jaon vastuuhenkilö');
  });

  it('passes a deal on to an open sharer when two sharers are closed at the same time', async () => {
    const [owner, second, third] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const { isbn, bookHash } = (await add(owner, { numberOfAuthors: 3 })).record.work;
    for (const sharer of [second, third]) {
      const { authorHash } = sharer;
      const claim = { isbn, bookHash, authorHash, role: roles('author'), numberOfAuthors: 3 };
      expect((await sharer.browser.post('/profiles/claim-share', claim)).status).toBe(201);
    }
    const closed = await Promise.all([close(owner.profileHash), close(second.profileHash)]);
    expect(closed.map(({ status }) => status)).toEqual([200, 200]);
    const work = await newestRow<{ id: number }>('works', { isbn });
    const deal = await newestRow<{ owner_profile_id: number }>('deals', { work_id: work.id });
    const left = await newestRow<{ id: number }>('profiles', { hash: third.profileHash });
    expect(deal.owner_profile_id).toBe(left.id);
  });

  it('makes pending suggestions expire, and leaves a deal without another sharer', async () => {
    const [owner, suggester] = [await newAuthor(), await newAuthor()];
    const { isbn } = (await add(owner, { numberOfAuthors: 1 })).record.work;
    const work = await newestRow<{ id: number }>('works', { isbn });
    const { id } = await newestRow<{ id: number }>('profiles', { hash: suggester.profileHash });
    const { db } = (await server()).system;
    const name = await newestRow<{ id: number }>('author_names', { profile_id: id });
    await db.knex('change_suggestions').insert({
      ...{ hash: suggester.profileHash, work_id: work.id, role: 'author', suggester_profile_id: id },
      ...{ author_name_id: name.id, amount: 2, amount_before: 1, reason: 'Kaksi', add_if_accepted: 1 },
      ...{ state: 'PENDING', created_at: '2026-11-01T10:00:00.000Z' },
    });
    await close(suggester.profileHash);
    expect(await newestRow('change_suggestions', { work_id: work.id })).toMatchObject({ state: 'LAPSED' });
    await close(owner.profileHash);
    const deal = await newestRow<{ owner_profile_id: number }>('deals', { work_id: work.id });
    const of = await newestRow<{ id: number }>('profiles', { hash: owner.profileHash });
    expect(deal.owner_profile_id).toBe(of.id);
  });

  it('happens once, by two members of staff at a time, and reopening once', async () => {
    const profileHash = await newCustomer();
    const colleague = await newAuthor({ roles: ['admin'] });
    const closed = await Promise.all([close(profileHash), close(profileHash, colleague)]);
    expect(closed.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'customerClosed']);
    const reopen = () => post(profileHash, 'reopen', { reason: 'Virhe' });
    const open = await Promise.all([reopen(), reopen()]);
    expect(open.map(({ code, status }) => code ?? status).sort()).toEqual([200, 'customerOpen']);
  });

  it('is undone for the customer alone: contract and login are entered again', async () => {
    const customer = await newAuthor();
    await close(customer.profileHash);
    const { record } = await post(customer.profileHash, 'reopen', { reason: 'Virhe' });
    expect(record).toMatchObject({ closedOn: null, closedReason: null });
    expect((await search(customer.person.name)).map(({ hash }) => hash)).toEqual([customer.profileHash]);
    expect((await logIn(customer)).status).toBe(401);
    const names = { username: customer.username, email: `${customer.username}@example.org` };
    const invited = await staff.browser.post('/auth/user', { profileHash: customer.profileHash, ...names });
    expect(invited.status).toBe(201);
  });

  it('refuses a login, a grant, a contract and messages until it is undone', async () => {
    const profileHash = await newCustomer();
    const { username } = await newAuthor();
    await close(profileHash);
    const names = { username: `u${newSurname()}`, email: 'closed@example.org' };
    const refused = [
      await staff.browser.post('/auth/user', { profileHash, ...names }),
      await staff.browser.post(`/profiles/${profileHash}/access`, {
        username,
        kind: 'representative',
        lastDay: '',
      }),
      await post(profileHash, 'contracts', {
        validFrom: '2027-01-01',
        validTo: null,
        compTypes: '*',
        exceptionComment: '',
      }),
      await staff.browser.post('/messages', { profileHashes: [profileHash], title: 'Hei', message: 'Hei' }),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual(
      refused.map(() => [409, 'customerClosed']),
    );
  });
});

describe('a death', () => {
  const record = (profileHash: string, diedOn = '2026-10-01') => post(profileHash, 'death', { diedOn });

  it('closes the login and ends grants, and withdrawing it restores both', async () => {
    const [customer, other] = [await newAuthor(), await newAuthor()];
    await represent(other, customer, '2099-12-31T22:00:00.000Z');
    const { profileHash } = customer;
    const recorded = await record(profileHash);
    expect(recorded).toMatchObject({ status: 200, record: { diedOn: '2026-10-01', closedOn: null } });
    expect((await logIn(customer)).status).toBe(401);
    expect((await other.browser.get(`/profiles/${profileHash}`)).status).toBe(404);
    expect(await record(profileHash)).toMatchObject({ status: 409, code: 'deathRecorded' });
    const withdrawn = await remove(profileHash, '/death');
    expect(withdrawn).toMatchObject({ status: 200, record: { diedOn: null } });
    expect((await logIn(customer)).status).toBe(200);
    expect((await other.browser.get(`/profiles/${profileHash}`)).status).toBe(200);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
    const grant = await newestRow('access_grants', { profile_id: id });
    expect(grant).toMatchObject({ valid_to: '2099-12-31T22:00:00.000Z' });
    expect(await remove(profileHash, '/death')).toMatchObject({ status: 409, code: 'deathMissing' });
  });

  it('is not undone by identifying at the bank, also with a grant to another profile', async () => {
    const [customer, other] = [await newAuthor(), await newAuthor()];
    await represent(customer, other);
    await record(customer.profileHash);
    const { system } = await server();
    const closed = load<typeof ClosedAccounts>('api/session/closed-account-store.js');
    const locking = system.db.transaction((tx) => closed.lockClosedAccount(system, tx, customer.person));
    await expect(locking).rejects.toMatchObject({ code: 'customerClosed' });
  });

  it('is refused in the future, before birth and for an organisation', async () => {
    const { record: person } = await create();
    for (const day of ['2999-01-01', '1960-05-02', '2026-02-30']) {
      const { error } = await record(person.profile.hash, day);
      expect(error?.details.fields).toEqual([{ path: 'diedOn', code: 'dayInvalid' }]);
    }
    const { record: organisation } = await create({ kind: 'organisation', name1: newSurname() });
    const { error } = await record(organisation.profile.hash);
    expect(error?.details.fields).toEqual([{ path: 'diedOn', code: 'invalid' }]);
  });
});

describe('deleting', () => {
  it('removes a customer who is not in use, and leaves the event', async () => {
    const { record } = await create();
    const { hash } = record.profile;
    const { id } = await newestRow<{ id: number }>('profiles', { hash });
    expect((await remove(hash, '')).status).toBe(204);
    expect((await staff.browser.get(placeOf(hash))).status).toBe(404);
    expect(await newestRow('audit_log', { profile_id: id })).toMatchObject({ event: 'customer.delete' });
  });

  it('is possible while a colleague acts for the customer, who then acts for no one', async () => {
    const { record } = await create();
    const { hash: profileHash } = record.profile;
    const colleague = await newAuthor({ roles: ['admin'] });
    await colleague.browser.post('/profiles/select', { profileHash });
    expect((await remove(profileHash, '')).status).toBe(204);
    expect((await colleague.browser.get('/me')).status).toBe(401);
  });

  it('is refused for one with a login, a work, a message, a contract or a payment', async () => {
    const withLogin = await newAuthor();
    expect(await remove(withLogin.profileHash, '')).toMatchObject({ status: 409, code: 'customerInUse' });
    const withWork = await newAuthor();
    await add(withWork);
    const { db } = (await server()).system;
    await db
      .knex('access_grants')
      .where({ profile_id: (await newestRow<{ id: number }>('profiles', { hash: withWork.profileHash })).id })
      .delete();
    expect((await remove(withWork.profileHash, '')).code).toBe('customerInUse');
    const withMessage = await newCustomer();
    await staff.browser.post('/messages', { profileHashes: [withMessage], title: 'Hei', message: 'Hei' });
    expect((await remove(withMessage, '')).code).toBe('customerInUse');
    const withContract = await newCustomer();
    await post(withContract, 'contracts', {
      validFrom: '2026-01-01',
      validTo: null,
      compTypes: '*',
      exceptionComment: '',
    });
    expect((await remove(withContract, '')).code).toBe('customerInUse');
    const profileHash = await newCustomer();
    await distributed({ profileHash });
    expect((await remove(profileHash, '')).code).toBe('customerInUse');
  });
});

describe('a person who registers at the bank', () => {
  /** A customer without an identity code, and the login of a person with that name and date of birth. */
  async function registered(bornOn?: string) {
    const person = newPerson();
    const { givenName: firstName, familyName: lastName, birthdate } = person;
    const { record } = await create({
      firstName,
      lastName,
      bornOn: bornOn ?? birthdate,
      acceptDuplicates: 1,
    });
    const author = await newAuthor({ person, isComplete: false });
    return { known: record.profile.hash, author };
  }
  type Registered = Awaited<ReturnType<typeof registered>>;
  const check = ({ known, author }: Registered, isSame: 0 | 1) =>
    post(author.profileHash, 'identity-check', { isSame, against: known });
  const genres = ({ browser, profileHash }: Author) =>
    browser.send('PUT', `/productions/${profileHash}`, {
      body: { productions: ['PROO'] },
      headers: { 'if-match': '*' },
    });

  it('waits for staff when a customer without a code has the name and birth, and can only read', async () => {
    const { known, author } = await registered();
    expect(author.profileHash).not.toBe(known);
    expect(author.me.profile.isBeingChecked).toBe(1);
    expect(await genres(author)).toMatchObject({ status: 403, code: 'identityUnchecked' });
    expect((await author.browser.get(`/profiles/${author.profileHash}`)).status).toBe(200);
    expect((await read(author.profileHash)).checkAgainst?.hash).toBe(known);
  });

  it('is not checked when the birth differs', async () => {
    const { author } = await registered('1949-12-31');
    expect(author.me.profile.isBeingChecked).toBe(0);
  });

  it('gets the known customer when staff connect the login, which then logs in as that one', async () => {
    const registration = await registered();
    const { known, author } = registration;
    const replies = await Promise.all([check(registration, 1), check(registration, 1)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(replies.find(({ status }) => status === 200)?.record.profile.hash).toBe(known);
    expect((await author.browser.get('/me')).status).toBe(401);
    const again = await logIn(author);
    expect((again.record as LoggedIn).profile).toMatchObject({ hash: known, isBeingChecked: 0 });
    expect((await staff.browser.get(placeOf(author.profileHash))).status).toBe(404);
    expect((await read(known)).profile.person?.ssn).not.toBeNull();
  });

  it('keeps its previous addresses, at which a new bank account is announced', async () => {
    const registration = await registered();
    const { known, author } = registration;
    const { knex } = (await server()).system.db;
    const own = await newestRow<{ id: number; email: string }>('profiles', { hash: author.profileHash });
    const email = `rekisterissa.${own.email}`;
    await knex('profiles').where({ hash: known }).update({ email, email_key: email });
    const until = '2999-01-01T00:00:00.000Z';
    await knex('previous_emails').insert({ profile_id: own.id, email: `vanha.${own.email}`, until });
    expect((await check(registration, 1)).status).toBe(200);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: known });
    const previous = await knex('previous_emails').where({ profile_id: id }).orderBy('id').select('email');
    expect(previous).toEqual([{ email: `vanha.${own.email}` }, { email: own.email }]);
  });

  it('brings its notes and messages along, of which one sent to both remains once', async () => {
    const registration = await registered();
    const {
      known,
      author: { profileHash },
    } = registration;
    const note = { text: 'Soitti.' };
    expect((await staff.browser.post(`${placeOf(profileHash)}/notes`, note)).status).toBe(201);
    const both = { profileHashes: [known, profileHash], title: 'Tiedote', message: 'Hei' };
    expect((await staff.browser.post('/messages', both)).status).toBe(201);
    expect((await check(registration, 1)).status).toBe(200);
    const notes = await staff.browser.get(`${placeOf(known)}/notes`, { limit: '10', offset: '0' });
    expect(notes.body).toMatchObject({ total: 1 });
    const { body } = await staff.browser.get(`/messages/${known}`);
    expect((body as { messages: { title: string }[] }).messages.map(({ title }) => title).sort()).toEqual([
      'Asiakastietosi on tarkistettu',
      'Tiedote',
    ]);
  });

  it('moves the death that it has reported during the check', async () => {
    const registration = await registered();
    const { known, author } = registration;
    const { hash } = await report(author);
    expect((await check(registration, 1)).status).toBe(200);
    const { record } = await staff.browser.get<ReceivedDeathReport>(`/death-reports/${hash}`);
    expect(record.reporterHash).toBe(known);
  });

  it('keeps its place among the heirs of an estate', async () => {
    const registration = await registered();
    const { known, author } = registration;
    const at = `${placeOf(await newEstate())}/heirs`;
    const heir = { name: author.person.name, part: '1/3', isContact: 1, note: '' };
    const body = { heirs: [{ ...heir, extPartyCode: await numberOf(author.profileHash) }] };
    const saved = await staff.browser.send('PUT', at, { body, headers: { 'if-match': '*' } });
    expect(saved.status).toBe(200);
    expect((await check(registration, 1)).status).toBe(200);
    expect((await staff.browser.get<Heirs>(at)).record.heirs).toMatchObject([
      { ...heir, profileHash: known },
    ]);
  });

  it('does not become staff, nor a customer of the caller or one with a login', async () => {
    const knex = (await server()).system.db.knex;
    const [ofStaff, own, withLogin] = [await registered(), await registered(), await registered()];
    const { id } = await newestRow<{ id: number }>('profiles', { hash: ofStaff.known });
    await knex('profile_roles').insert({ profile_id: id, role: 'admin' });
    expect(await check(ofStaff, 1)).toMatchObject({ status: 403, code: 'forbidden' });
    await represent(staff, { ...own.author, profileHash: own.known });
    expect(await check(own, 1)).toMatchObject({ status: 403, code: 'ownAffairs' });
    const names = { username: `u${newSurname()}`, email: `${newSurname()}@example.org`.toLowerCase() };
    const invited = await staff.browser.post('/auth/user', { profileHash: withLogin.known, ...names });
    expect(invited.status).toBe(201);
    expect(await check(withLogin, 1)).toMatchObject({
      status: 409,
      code: 'accountExists',
    });
    const twice = await registered();
    await close(twice.known);
    expect(await check(twice, 1)).toMatchObject({ status: 409, code: 'customerClosed' });
  });

  it('stays a new customer when staff say so, and is notified', async () => {
    const registration = await registered();
    const { author } = registration;
    expect(await check(registration, 0)).toMatchObject({ status: 200, record: { checkAgainst: null } });
    expect(await check(registration, 0)).toMatchObject({ status: 409, code: 'identityChecked' });
    expect((await genres(author)).status).toBe(200);
    const { body } = await author.browser.get(`/messages/${author.profileHash}`);
    expect(JSON.stringify(body)).toContain('Asiakastietosi on tarkistettu');
  });

  it('is checked against every customer with the name and birth, one after another', async () => {
    const first = await registered();
    const { person } = first.author;
    const { givenName: firstName, familyName: lastName, birthdate: bornOn } = person;
    const { record } = await create({ firstName, lastName, bornOn, acceptDuplicates: 1 });
    const second = { known: record.profile.hash, author: first.author };
    expect(await check(second, 1)).toMatchObject({ status: 409, code: 'identityChecked' });
    const [once, twice] = await Promise.all([check(first, 0), check(first, 0)]);
    expect([once.status, twice.status].sort()).toEqual([200, 409]);
    expect((await read(first.author.profileHash)).checkAgainst?.hash).toBe(second.known);
    expect(await genres(first.author)).toMatchObject({ status: 403, code: 'identityUnchecked' });
    expect((await check(second, 1)).record.profile.hash).toBe(second.known);
  });

  it('is refused when the customer of the identity code is closed', async () => {
    const customer = await newCustomer();
    await close(customer);
    const { system } = await server();
    const accounts = load<typeof AccountStore>('api/session/account-store.js');
    const { identity_code_sealed: sealed } = await newestRow<{ identity_code_sealed: string }>('profiles', {
      hash: customer,
    });
    const place = { table: 'profiles', column: 'identity_code_sealed', row: customer };
    const person = { ...newPerson(), identityCode: system.vault.open(sealed, place) };
    const registering = system.db.transaction((tx) =>
      accounts.profileOfPerson(system, tx, person, { language: 'fi' }),
    );
    await expect(registering).rejects.toMatchObject({ code: 'customerClosed' });
  });
});
