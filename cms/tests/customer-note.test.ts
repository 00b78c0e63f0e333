import type { CustomerNote } from '@nimio/domain/customer-note/customer-note.types';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './harness/browser.js';
import { countOf, idOf } from './harness/messages.js';
import { type Author, newAuthor, newCustomer, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const text = 'Soitti 5.6.: tili suljettu, lupasi antaa uuden.';
const changedText = `${text}\nAntoi sen 7.6.`;

let writer: Author;
let colleague: Author;
let superadmin: Author;
beforeAll(async () => {
  writer = await newAuthor({ roles: ['admin'] });
  colleague = await newAuthor({ roles: ['admin'] });
  superadmin = await newAuthor({ roles: ['superadmin'] });
});

const notesOf = (profileHash: string) => `/profiles/customer/${profileHash}/notes`;
const write = ({ browser }: Author, profileHash: string, body: object = { text }) =>
  browser.post<CustomerNote>(notesOf(profileHash), body);
const written = async (profileHash: string): Promise<string> =>
  (await write(writer, profileHash)).record.hash;
const list = async (browser: Browser, profileHash: string, query: Record<string, string> = {}) =>
  (await browser.get(notesOf(profileHash), query)).body as { records: CustomerNote[]; total: number };
const read = ({ browser }: Author, profileHash: string, note: string) =>
  browser.get<CustomerNote>(`${notesOf(profileHash)}/${note}`);
const tagFor = async (reader: Author, profileHash: string, note: string) =>
  (await read(reader, profileHash, note)).headers.get('etag') ?? '';
const tagged = (tag: string) => ({ headers: tag ? { 'if-match': tag } : {} });
const change = ({ browser }: Author, profileHash: string, note: string, tag = '*', newText = changedText) =>
  browser.send<CustomerNote>('PUT', `${notesOf(profileHash)}/${note}`, {
    body: { text: newText },
    ...tagged(tag),
  });
const remove = ({ browser }: Author, profileHash: string, note: string, tag = '*') =>
  browser.send('DELETE', `${notesOf(profileHash)}/${note}`, tagged(tag));
const eventsOf = async (profileHash: string): Promise<string[]> => {
  const { knex } = (await server()).system.db;
  const { id } = await newestRow<{ id: number }>('profiles', { hash: profileHash });
  return knex('audit_log').where({ profile_id: id }).orderBy('id').pluck<string[]>('event');
};

describe('notes about a customer', () => {
  it('are read by a colleague, who cannot change them', async () => {
    const customer = await newCustomer();
    const { status, record } = await write(writer, customer, { text: `  ${text}\r\n` });
    expect(status).toBe(201);
    expect(record).toMatchObject({
      text,
      author: writer.person.name,
      changed: null,
      canChange: 1,
      canDelete: 1,
    });
    const { records, total } = await list(colleague.browser, customer);
    expect([records, total]).toEqual([[{ ...record, canChange: 0, canDelete: 0 }], 1]);
    expect(await change(colleague, customer, record.hash)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await remove(colleague, customer, record.hash)).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await read(writer, customer, record.hash)).record).toEqual(record);
  });

  it('are listed with the newest first, page by page', async () => {
    const customer = await newCustomer();
    for (const each of ['first', 'second', 'third']) await write(writer, customer, { text: each });
    const pageAt = async (offset: string) => {
      const { records, total } = await list(colleague.browser, customer, { limit: '2', offset });
      return [total, records.map((note) => note.text)];
    };
    expect(await pageAt('0')).toEqual([3, ['third', 'second']]);
    expect(await pageAt('2')).toEqual([3, ['first']]);
  });

  it('are changed by their author at the version that was read', async () => {
    const customer = await newCustomer();
    const note = await written(customer);
    const tag = await tagFor(writer, customer, note);
    const { record } = await change(writer, customer, note, tag);
    expect(record).toMatchObject({ text: changedText, changed: expect.any(String) as string });
    expect((await change(writer, customer, note, tag)).code).toBe('stale');
    expect((await change(writer, customer, note, '')).code).toBe('ifMatchMissing');
    expect((await change(colleague, customer, note, '')).code).toBe('ifMatchMissing');
    expect((await remove(writer, customer, note, tag)).code).toBe('stale');
    expect((await read(colleague, customer, note)).record.text).toBe(changedText);
  });

  it('accept one of two changes of the same version, and one of two deletions', async () => {
    const customer = await newCustomer();
    const note = await written(customer);
    const tag = await tagFor(writer, customer, note);
    const changes = ['one', 'other'].map((each) => change(writer, customer, note, tag, each));
    expect((await Promise.all(changes)).map(({ status }) => status).sort()).toEqual([200, 412]);
    const current = await tagFor(writer, customer, note);
    const deletions = [1, 2].map(() => remove(writer, customer, note, current));
    expect((await Promise.all(deletions)).map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('are deleted by their author and by a superadmin, who changes none', async () => {
    const customer = await newCustomer();
    const [first, second] = [await written(customer), await written(customer)];
    expect((await read(superadmin, customer, first)).record).toMatchObject({ canChange: 0, canDelete: 1 });
    expect((await change(superadmin, customer, first)).code).toBe('forbidden');
    const tag = await tagFor(superadmin, customer, first);
    expect((await remove(superadmin, customer, first, tag)).status).toBe(204);
    expect((await remove(writer, customer, second)).status).toBe(204);
    expect(await list(writer.browser, customer)).toEqual({ records: [], total: 0 });
    expect((await remove(writer, customer, second)).code).toBe('notFound');
  });

  it('are in the customer’s audit log without their text', async () => {
    const customer = await newCustomer();
    const note = await written(customer);
    await list(colleague.browser, customer);
    await change(writer, customer, note);
    await change(writer, customer, note);
    await remove(superadmin, customer, note);
    const events = ['customer-note.create', 'staff.call', 'customer-note.update', 'customer-note.delete'];
    expect(await eventsOf(customer)).toEqual(events);
    const { knex } = (await server()).system.db;
    expect(await knex('audit_log').where('facts', 'like', '%Soitti%')).toEqual([]);
  });

  it('of another customer are not found', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const note = await written(customer);
    expect((await read(writer, other, note)).code).toBe('notFound');
    expect((await change(writer, other, note)).code).toBe('notFound');
    expect((await remove(writer, other, note)).code).toBe('notFound');
    expect(await countOf('customer_notes', { hash: note })).toBe(1);
  });

  it.each([
    ['no text', { text: ' \n ' }, 'required'],
    ['a text that is too long', { text: 'a'.repeat(5001) }, 'tooLong'],
    ['a control character', { text: 'a\u0007b' }, 'invalid'],
  ])('are refused with %s', async (_case, body, code) => {
    const customer = await newCustomer();
    const { status, error } = await write(writer, customer, body);
    expect({ status, fields: error?.details.fields }).toMatchObject({
      status: 422,
      fields: [{ path: 'text', code }],
    });
    expect(
      await countOf('customer_notes', {
        profile_id: (await newestRow<{ id: number }>('profiles', { hash: customer })).id,
      }),
    ).toBe(0);
  });

  it('are not written by staff about themselves and those whom they represent', async () => {
    const represented = await newAuthor();
    const member = await newAuthor({ roles: ['superadmin'] });
    const notes = [await written(represented.profileHash), await written(member.profileHash)] as const;
    const about = (await write(member, represented.profileHash)).record.hash;
    await represent(member, represented);
    for (const [{ profileHash }, note] of [
      [represented, notes[0]],
      [represented, about],
      [member, notes[1]],
    ] as const) {
      expect(await write(member, profileHash)).toMatchObject({ status: 403, code: 'ownAffairs' });
      expect((await change(member, profileHash, note)).code).toBe('ownAffairs');
      expect((await remove(member, profileHash, note)).code).toBe('ownAffairs');
      expect((await read(member, profileHash, note)).record).toMatchObject({ canChange: 0, canDelete: 0 });
    }
    expect(await countOf('customer_notes', { profile_id: await idOf(represented) })).toBe(2);
  });
});

describe('the customer', () => {
  it('sees no note in their own calls, nor do staff who act for them', async () => {
    const customer = await newAuthor();
    await write(writer, customer.profileHash, { text: 'Salainen sovittu asia.' });
    const { profileHash } = customer;
    await colleague.browser.post('/profiles/select', { profileHash });
    for (const { browser } of [customer, colleague]) {
      const replies = [
        await browser.get('/me'),
        await browser.get('/profiles'),
        await browser.get(`/profiles/${profileHash}`),
        await browser.get(`/profiles/${profileHash}/audit-log`),
        await browser.get(`/messages/${profileHash}`),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain('Salainen');
    }
  });

  it('and other people cannot read or write notes', async () => {
    const customer = await newAuthor();
    const other = await newAuthor();
    await represent(other, customer);
    const note = await written(customer.profileHash);
    for (const who of [customer, other]) {
      expect((await who.browser.get(notesOf(customer.profileHash))).code).toBe('forbidden');
      expect((await write(who, customer.profileHash)).code).toBe('forbidden');
      expect((await read(who, customer.profileHash, note)).code).toBe('forbidden');
      expect((await change(who, customer.profileHash, note)).code).toBe('forbidden');
      expect((await remove(who, customer.profileHash, note)).code).toBe('forbidden');
    }
  });
});
