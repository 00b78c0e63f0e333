import type { ProfileAccess } from '@nimio/domain/access/access.types';
import type { LoggedIn } from '@nimio/domain/session/session.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './harness/browser.js';
import { type Author, newAuthor, password, readProfile, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;

beforeAll(async () => {
  await server();
  staff = await newAuthor({ roles: ['admin'] });
});

const placeOf = ({ profileHash }: Author) => `/profiles/${profileHash}/access`;
const listOf = async (browser: Browser, of: Author): Promise<ProfileAccess[]> =>
  ((await browser.get(placeOf(of))).body as { records: ProfileAccess[] }).records;
const give = (of: Author, { username }: Author, change: object = {}) =>
  staff.browser.post<ProfileAccess>(placeOf(of), {
    username,
    kind: 'representative',
    lastDay: '',
    ...change,
  });
const end = (browser: Browser, of: Author, { me }: Author) =>
  browser.send('DELETE', `${placeOf(of)}/${me.user.hash}`);

describe('access to a profile', () => {
  it('is granted by staff, by user name, and is active immediately', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    const { status, record } = await give(holder, other, { kind: 'estate', lastDay: '2099-12-31' });
    expect(status).toBe(201);
    expect(record).toMatchObject({
      kind: 'estate',
      username: other.username,
      validTo: '2099-12-31T22:00:00.000Z',
      isGivenBySociety: 1,
    });
    const { profileHash } = holder;
    expect((await other.browser.post('/profiles/select', { profileHash })).status).toBe(200);
    expect((await other.browser.get<LoggedIn>('/me')).record.profile.hash).toBe(profileHash);
  });

  it('is one grant, also after repeated and concurrent calls, with the last conditions', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    const responses = await Promise.all([1, 2, 3].map(() => give(holder, other)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    await give(holder, other, { kind: 'organisation', lastDay: '2098-06-30' });
    const list = (await listOf(staff.browser, holder)).filter(({ kind }) => kind !== 'own');
    expect(list).toEqual([
      expect.objectContaining({ kind: 'organisation', validTo: '2098-06-30T21:00:00.000Z' }),
    ]);
  });

  it('is shown to the profile’s own people by name, and to staff by user name too', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    await give(holder, other);
    const seen = await listOf(holder.browser, holder);
    expect(seen.map(({ name, username, isSelf, canEnd }) => [name, username, isSelf, canEnd])).toEqual([
      [holder.me.profile.profileName, null, 1, 0],
      [other.me.profile.profileName, null, 0, 1],
    ]);
    expect(JSON.stringify(seen)).not.toContain(other.username);
    expect((await listOf(other.browser, holder)).find(({ isSelf }) => isSelf)).toMatchObject({ canEnd: 1 });
  });

  it.each([
    ['an unknown name', { username: 'nobody at all' }, 422, 'userUnknown'],
    ['a day that is over', { lastDay: '2020-01-01' }, 422, 'dayInvalid'],
    ['a day that is none', { lastDay: '2099-02-30' }, 422, 'validationError'],
    ['one’s own kind', { kind: 'own' }, 422, 'validationError'],
    ['a name of 10,000 characters', { username: 'a'.repeat(10_000) }, 422, 'validationError'],
    ['a null byte', { username: 'a\u0000b' }, 422, 'validationError'],
  ])('is not given by %s', async (_case, change, status, code) => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    expect(await give(holder, other, change)).toMatchObject({ status, code });
    expect(await listOf(holder.browser, holder)).toHaveLength(1);
  });

  it('is granted to staff by other staff only', async () => {
    const [holder, own] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    const body = { username: own.username, kind: 'representative', lastDay: '' };
    expect(await own.browser.post(placeOf(holder), body)).toMatchObject({ status: 403, code: 'ownAffairs' });
    expect(await listOf(holder.browser, holder)).toHaveLength(1);
  });

  it('is not granted to the profile’s holder', async () => {
    const holder = await newAuthor();
    expect((await give(holder, holder)).code).toBe('accountExists');
  });
});

describe('ending access', () => {
  it('is effective immediately: the session returns to the person’s own profile', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    await represent(other, holder);
    const { profileHash } = holder;
    await other.browser.post('/profiles/select', { profileHash });
    expect((await end(holder.browser, holder, other)).status).toBe(204);
    expect((await other.browser.get(`/profiles/${profileHash}`)).code).toBe('notFound');
    expect((await other.browser.get<LoggedIn>('/me')).record.profile.hash).toBe(other.profileHash);
    expect((await end(holder.browser, holder, other)).code).toBe('notFound');
  });

  it('and granting it again moves no session there until it is chosen', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    await represent(other, holder);
    const { profileHash } = holder;
    await other.browser.post('/profiles/select', { profileHash });
    await end(staff.browser, holder, other);
    expect((await give(holder, other)).status).toBe(201);
    expect((await other.browser.get<LoggedIn>('/me')).record.profile.hash).toBe(other.profileHash);
    expect((await other.browser.get(`/profiles/${profileHash}`)).status).toBe(200);
  });

  it('ends the session permanently if it was the last one, also after access to another profile', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    await end(staff.browser, other, other);
    expect((await other.browser.get('/me')).code).toBe('sessionMissing');
    expect((await give(holder, other)).status).toBe(201);
    expect((await other.browser.get('/me')).code).toBe('sessionMissing');
    expect((await other.browser.post('/auth/login', { username: other.username, password })).status).toBe(
      200,
    );
  });

  it('does not interrupt the profile’s own people', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    await represent(other, holder);
    await Promise.all([end(holder.browser, holder, other), end(other.browser, holder, other)]);
    expect((await readProfile(holder)).hash).toBe(holder.profileHash);
    expect(await listOf(holder.browser, holder)).toHaveLength(1);
  });

  it('is possible for one’s own, and for all by the holder, but not for a representative', async () => {
    const [holder, one, another] = [await newAuthor(), await newAuthor(), await newAuthor()];
    await represent(one, holder);
    await represent(another, holder);
    expect((await end(one.browser, holder, another)).code).toBe('forbidden');
    expect((await end(one.browser, holder, holder)).code).toBe('forbidden');
    expect((await end(holder.browser, holder, holder)).code).toBe('forbidden');
    expect((await end(one.browser, holder, one)).status).toBe(204);
    expect((await end(staff.browser, holder, another)).status).toBe(204);
  });

  it('is an audit event with both people', async () => {
    const [holder, other] = [await newAuthor(), await newAuthor()];
    await represent(other, holder);
    await end(staff.browser, holder, other);
    const line = await newestRow<{ facts: string; as_staff: number }>('audit_log', { event: 'access.end' });
    expect(line.as_staff).toBe(1);
    expect(JSON.parse(line.facts)).toEqual({ user: other.me.user.hash });
  });
});

describe('access to one’s own profile', () => {
  const restore = (of: Author, { me }: Author, browser = staff.browser) =>
    browser.post<ProfileAccess>(`${placeOf(of)}/${me.user.hash}`);
  const logIn = ({ username }: Author) => new Browser().post('/auth/login', { username, password });

  it('that has ended is restored by staff, once, and the holder can log in again', async () => {
    const author = await newAuthor();
    await end(staff.browser, author, author);
    expect((await logIn(author)).code).toBe('representationDenied');
    const responses = await Promise.all([restore(author, author), restore(author, author)]);
    expect(responses.map(({ status, record }) => [status, record.kind])).toEqual([
      [201, 'own'],
      [201, 'own'],
    ]);
    expect((await logIn(author)).status).toBe(200);
    expect(await listOf(staff.browser, author)).toHaveLength(1);
  });

  it('that is restored leaves a session where it is, until its holder chooses', async () => {
    const [holder, author] = [await newAuthor(), await newAuthor()];
    await represent(author, holder);
    await end(staff.browser, author, author);
    const currentProfile = async () => (await author.browser.get<LoggedIn>('/me')).record.profile.hash;
    expect(await currentProfile()).toBe(holder.profileHash);
    expect((await restore(author, author)).status).toBe(201);
    expect(await currentProfile()).toBe(holder.profileHash);
    const { profileHash } = author;
    expect((await author.browser.post('/profiles/select', { profileHash })).status).toBe(200);
    expect(await currentProfile()).toBe(profileHash);
  });

  it('that is restored does not revive an ended session', async () => {
    const author = await newAuthor();
    await end(staff.browser, author, author);
    await restore(author, author);
    expect((await author.browser.get('/me')).code).toBe('sessionMissing');
  });

  it('that is restored ends the sessions of staff whose rights had ended with it', async () => {
    const [head, colleague, customer] = [
      await newAuthor({ roles: ['superadmin'] }),
      await newAuthor({ roles: ['admin'] }),
      await newAuthor(),
    ];
    await represent(colleague, customer);
    await end(head.browser, colleague, colleague);
    const { record } = await colleague.browser.get<LoggedIn>('/me');
    expect(record).toMatchObject({ secondFactor: 'none', rights: [] });
    expect(record.profile.hash).toBe(customer.profileHash);
    expect((await restore(colleague, colleague, head.browser)).status).toBe(201);
    expect((await colleague.browser.get('/me')).code).toBe('sessionMissing');
  });

  it('that is active keeps staff at their customer when they are granted access to another', async () => {
    const [colleague, customer, holder] = [
      await newAuthor({ roles: ['admin'] }),
      await newAuthor(),
      await newAuthor(),
    ];
    const { profileHash } = customer;
    await colleague.browser.post('/profiles/select', { profileHash });
    expect((await give(holder, colleague)).status).toBe(201);
    const { record } = await colleague.browser.get<LoggedIn>('/me');
    expect(record).toMatchObject({ secondFactor: 'given', profile: { hash: profileHash } });
  });

  it('is restored only to its holder, to no closed login, and not by customers', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    expect((await restore(author, other)).code).toBe('notFound');
    expect((await restore(author, author, other.browser)).code).toBe('forbidden');
    await end(staff.browser, author, author);
    await staff.browser.send('DELETE', `/user/${author.me.user.hash}`);
    expect((await restore(author, author)).code).toBe('notFound');
  });

  it('of staff is restored by those who manage staff', async () => {
    const colleague = await newAuthor({ roles: ['admin'] });
    expect((await restore(colleague, colleague)).code).toBe('forbidden');
  });
});
