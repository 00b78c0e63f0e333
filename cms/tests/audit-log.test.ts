import type { AuditLine } from '@nimio/domain/audit/audit.types';
import type { Endpoint } from '@nimio/domain/endpoint';
import { endpoints } from '@nimio/domain/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './harness/browser.js';
import { sentTaxCard } from './harness/calls/taxation.js';
import { listedWork } from './harness/calls/work.js';
import { exampleOf, make } from './harness/calls.js';
import { newIsbn } from './harness/new-values.js';
import { type Author, newAuthor, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add, forEdit, oneOf, roles, sendMany } from './harness/works.js';

let staff: Author;

beforeAll(async () => {
  await server();
  staff = await newAuthor({ roles: ['admin'] });
});

interface Page {
  records: AuditLine[];
  next: number | null;
}

const logOf = async (browser: Browser, { profileHash }: Author, before?: number): Promise<Page> => {
  const page = await browser.get(
    `/profiles/${profileHash}/audit-log`,
    before ? { before: String(before) } : {},
  );
  return page.body as Page;
};

const { updateContactInfo } = endpoints;

async function changeContact(author: Author, change: object): Promise<void> {
  const { body, ...example } = await exampleOf('updateContactInfo', author);
  const input = { ...example, body: { ...body, ...change } };
  expect((await make(author.browser, updateContactInfo as Endpoint, input)).status).toBe(200);
}

describe('the audit log of a customer', () => {
  it('shows who changed what, the newest first, and never the values', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    await represent(other, author);
    await changeContact(author, {});
    await changeContact({ ...author, browser: other.browser }, { phone: '040 999 9999' });
    const { records, next } = await logOf(author.browser, author);
    expect(records.map(({ event, by, fields }) => [event, by, fields])).toEqual([
      ['contact-info.update', 'representative', ['phone']],
      ['contact-info.update', 'self', expect.arrayContaining(['streetAddress', 'zipCode', 'phone'])],
    ]);
    expect(next).toBeNull();
    expect(JSON.stringify(records)).not.toMatch(/Uusi katu|999 ?9999/);
  });

  it('names the work that an event is about, while the register has it', async () => {
    const author = await newAuthor();
    const { isbn, bookHash } = await listedWork(author);
    await author.browser.send('DELETE', `/profiles/author-books/${author.authorHash}/${bookHash}`);
    const works = async () =>
      (await logOf(author.browser, author)).records.map(({ event, work }) => [event, work]);
    const work = { isbn, name: 'Saaren talvi' };
    expect(await works()).toEqual([
      ['work.remove', work],
      ['work.add', work],
    ]);
    const { system } = await server();
    await system.db.knex('works').where({ isbn }).update({ isbn: newIsbn() });
    expect(await works()).toContainEqual(['work.add', { isbn, name: null }]);
  });

  it('says when the record of an added work names others as its creators', async () => {
    const author = await newAuthor();
    const isbn = '9789511331353';
    expect((await add(author, { isbn, role: roles('editor') })).status).toBe(201);
    const { records } = await logOf(author.browser, author);
    expect(records).toMatchObject([{ event: 'work.add-unnamed', work: { isbn } }]);
    const contributors = (await forEdit(author, isbn)).record.contributors;
    expect(contributors).toContainEqual({ name: 'Obama, Michelle', role: 'author' });
  });

  it('says the same of one among many', async () => {
    const author = await newAuthor();
    const [others, own] = [oneOf(author, { isbn: '9789529460199' }), oneOf(author)];
    await sendMany(author, [others, own]);
    expect((await logOf(author.browser, author)).records.slice(0, 2)).toMatchObject([
      { event: 'work.add', work: { isbn: own.isbn } },
      { event: 'work.add-unnamed', work: { isbn: others.isbn } },
    ]);
  });

  it('shows a representative’s name to the customer, and names of staff only to staff', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    await represent(other, author);
    await other.browser.post('/profiles/select', { profileHash: author.profileHash });
    await staff.browser.get(`/profiles/${author.profileHash}`);
    const own = await logOf(author.browser, author);
    expect(own.records.map(({ event, by, name }) => [event, by, name])).toEqual([
      ['staff.call', 'society', null],
      ['profile.select', 'representative', other.me.profile.profileName],
    ]);
    const theirs = await logOf(staff.browser, author);
    expect(theirs.records[0]).toMatchObject({ by: 'society', name: staff.me.profile.profileName });
    expect(JSON.stringify(own)).not.toContain(staff.me.profile.profileName);
  });

  it('is visible to a representative from the start of their access, without events of the login', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    await changeContact(author, {});
    const own = `/user/${author.me.user.hash}`;
    const { headers } = await staff.browser.get(own);
    const username = `${author.username}x`;
    const body = { username, email: author.me.user.email };
    const rename = () =>
      staff.browser.send('PUT', own, { body, headers: { 'if-match': headers.get('etag') ?? '' } });
    const grant = { username: other.username, kind: 'representative', lastDay: '' };
    await staff.browser.post(`/profiles/${author.profileHash}/access`, grant);
    expect((await rename()).status).toBe(200);
    await staff.browser.post(`/user/password/${author.me.user.hash}`, {});
    await staff.browser.get(own);
    await changeContact(author, { phone: '040 999 9999' });
    const events = async ({ browser }: Author) =>
      (await logOf(browser, author)).records.map(({ event }) => event as string);
    expect(await events(other)).toEqual(['contact-info.update', 'access.grant']);
    const all = await events(author);
    expect(all.filter((event) => event === 'contact-info.update')).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining(['account.update', 'password-link.send', 'staff.call']));
    expect(await events(staff)).toEqual(expect.arrayContaining(['account.update', 'password-link.send']));
  });

  it('records a look at logins for each holder of a shown login, and hides it from representatives', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    await represent(other, author);
    await staff.browser.get(`/profiles/${author.profileHash}/logins`);
    const events = async ({ browser }: Author, of: Author) =>
      (await logOf(browser, of)).records.map(({ event }) => event);
    expect(await events(author, author)).toEqual(['staff.call']);
    expect(await events(other, other)).toEqual(['staff.call']);
    expect(await events(other, author)).toEqual([]);
  });

  it('shows a representative no earlier events on later pages either', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const changeOften = async (numbers: string) => {
      for (let times = 10; times < 35; times += 1)
        await changeContact(author, { phone: `${numbers}${times}` });
    };
    await changeOften('040 12345');
    const grant = { username: other.username, kind: 'representative', lastDay: '' };
    await staff.browser.post(`/profiles/${author.profileHash}/access`, grant);
    await changeOften('040 54321');
    const first = await logOf(other.browser, author);
    expect(first.records).toHaveLength(20);
    const second = await logOf(other.browser, author, first.next ?? undefined);
    expect(second.next).toBeNull();
    expect(second.records.map(({ event }) => event)).toEqual([
      ...Array.from({ length: 5 }, () => 'contact-info.update'),
      'access.grant',
    ]);
    // Nor to one of them.
    const [firstLine] = (await (
      await server()
    ).system.db
      .knex('audit_log')
      .select('id')
      .where({ event: 'access.grant' })
      .orderBy('id', 'desc')
      .limit(1)) as { id: number }[];
    expect((await logOf(other.browser, author, firstLine?.id)).records).toEqual([]);
  });

  it('records each look of staff at a customer: a proposal, an author name, a preview of a merge', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const proposal = await sentTaxCard(author);
    const looks = async (of: Author) => {
      const { records } = await logOf(of.browser, of);
      return records.filter(({ event, by }) => event === 'staff.call' && by === 'society').length;
    };
    const { browser } = staff;
    // Search results are no audit event, and include no confidential data.
    const queue = await browser.get('/taxation/queue', { limit: '200' });
    expect(JSON.stringify(queue.body)).not.toContain('taxYear');
    await browser.get('/name-data', { search: author.person.givenName });
    expect(await looks(author)).toBe(0);
    const { system } = await server();
    const { now } = system;
    const start = now().getTime();
    const at = async (minute: number, path: string, query = {}) => {
      system.now = () => new Date(start + minute * 60_000);
      expect((await browser.get(path, query)).status).toBe(200);
    };
    try {
      await at(1, `/taxation/queue/${proposal}`);
      await at(2, `/name-data/author/${author.authorHash}`);
      const merge = { dominantAuthorHash: author.authorHash, authorsToBeReplaced: other.authorHash };
      await at(3, '/profiles/author-merge', merge);
    } finally {
      system.now = now;
    }
    expect([await looks(author), await looks(other)]).toEqual([3, 1]);
    await browser.send('DELETE', `/taxation/${author.profileHash}/reject`, {
      body: { proposal, reason: 'Kortti on viime vuodelta.' },
    });
    expect(await browser.get(`/taxation/queue/${proposal}`)).toMatchObject({
      status: 409,
      code: 'taxProposalChanged',
    });
  });

  it('merges looks of one person within a minute', async () => {
    const { system } = await server();
    const author = await newAuthor();
    const { now } = system;
    const moment = new Date(Math.ceil(now().getTime() / 60_000) * 60_000);
    try {
      for (const seconds of [0, 10, 59, 60]) {
        system.now = () => new Date(moment.getTime() + seconds * 1000);
        await staff.browser.get(`/profiles/${author.profileHash}`);
      }
    } finally {
      system.now = now;
    }
    expect((await logOf(author.browser, author)).records).toHaveLength(2);
  });

  it('has pages without gaps or repetitions, also across merged looks', async () => {
    const author = await newAuthor();
    const { knex } = (await server()).system.db;
    const account = await newestRow<{ id: number }>('accounts', { hash: author.me.user.hash });
    const profile = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    const line = { account_id: account.id, profile_id: profile.id, facts: '{}' };
    const minute = (n: number) => `2025-01-01T10:${String(n).padStart(2, '0')}`;
    const looks = Array.from({ length: 450 }, (_, n) => ({
      ...line,
      at: `${minute(Math.floor(n / 10))}:00.000Z`,
      event: 'staff.call',
      as_staff: 1,
      facts: JSON.stringify({ call: 'GET /profiles/:profileHash' }),
    }));
    for (let from = 0; from < looks.length; from += 50)
      await knex('audit_log').insert(looks.slice(from, from + 50));
    const events: string[] = [];
    let before: number | undefined;
    do {
      const { records, next } = await logOf(author.browser, author, before);
      expect(records.length).toBeLessThanOrEqual(20);
      events.push(...records.map(({ at }) => at.slice(0, 16)));
      before = next ?? undefined;
    } while (before);
    expect(events).toEqual(Array.from({ length: 45 }, (_, n) => minute(44 - n)));
  });

  it.each(['-1', 'x', '1.5', '2147483648', '9'.repeat(400), ''])(
    'refuses the place %j to go on from',
    async (before) => {
      const { browser, profileHash } = await newAuthor();
      const response = await browser.get(`/profiles/${profileHash}/audit-log`, { before });
      expect(response.status).toBe(422);
    },
  );
});
