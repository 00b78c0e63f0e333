import { newPublicHash } from '@nimio/domain/access/hash';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockCopies } from '../src/api/message/copy-store.js';
import type { System } from '../src/system.js';
import { messageFrom } from './harness/calls/message.js';
import { isPostgres } from './harness/environment.js';
import {
  archive,
  countOf,
  hashesOf,
  idOf,
  list,
  mark,
  newStaff,
  newWriter,
  open,
  post,
  remove,
  sendFromSociety,
  write,
} from './harness/messages.js';
import { type Author, newAuthor, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let app: System;
let usual: Pick<System, 'content' | 'jobs'>;

beforeEach(async () => {
  app = (await server()).system;
  usual = { content: app.content, jobs: app.jobs };
});

afterEach(() => Object.assign(app, usual));

const absent = { status: 404, code: 'notFound' };

describe('a message to the society', () => {
  it('is read on the writer’s list, and unread on the society’s', async () => {
    const [author, staff] = [await newWriter(), await newStaff()];
    const { status, record: sent } = await write(author);
    expect(status).toBe(201);
    expect(sent).toMatchObject({ title: 'Tilitykseni', sentByAdmin: 0, profileHashes: [author.profileHash] });
    const expected = {
      hash: sent.hash,
      title: 'Tilitykseni',
      sentByAdmin: 0,
      userHasRead: 1,
      adminHasRead: 0,
      creatorHash: author.me.user.hash,
      userProfileHash: author.profileHash,
      sender: author.person.name,
      profileHashes: [author.profileHash],
      replyTo: null,
    };
    const own = await list(author);
    expect(own).toMatchObject({ messages: [expected], total: 1, unread: 0 });
    expect((await list(staff)).messages[0]).toEqual(own.messages[0]);
    // Texts are long and a list is requested often, so it has none.
    expect(own.messages[0]).not.toHaveProperty('message');
    const message = 'Hei\n\nMilloin seuraava tilitys maksetaan?';
    expect((await open(staff, sent.hash)).record).toEqual({ ...own.messages[0], message });
    expect((await list(staff, author)).messages).toMatchObject([expected]);
  });

  it('is answered, and the answer refers to it', async () => {
    const [author, staff] = [await newWriter(), await newStaff()];
    const { record: question } = await write(author);
    const { record: response } = await sendFromSociety(staff, [author], { replyTo: question.hash });
    expect((await open(author, response.hash)).record).toMatchObject({
      sentByAdmin: 1,
      userHasRead: 0,
      adminHasRead: 1,
      replyTo: question.hash,
      sender: null,
      creatorHash: null,
    });
    expect((await open(staff, response.hash)).record.creatorHash).toBe(staff.me.user.hash);
    expect((await write(author, { replyTo: response.hash })).status).toBe(201);
  });

  it('is an answer only to a message that its writer may see', async () => {
    const [author, other, staff] = [await newWriter(), await newWriter(), await newStaff()];
    const { record: foreign } = await write(other);
    const { record: deleted } = await write(author);
    await remove(author, deleted.hash);
    for (const replyTo of [foreign.hash, deleted.hash, newPublicHash()]) {
      expect(await write(author, { replyTo })).toMatchObject(absent);
    }
    // A reply cannot go to another customer than the writer.
    expect(await sendFromSociety(staff, [author, other], { replyTo: foreign.hash })).toMatchObject(absent);
    expect((await list(author)).total).toBe(0);
  });

  it('is written from any profile that the account may use, whichever is chosen', async () => {
    const [agent, author] = [await newWriter(), await newWriter()];
    await represent(agent, author);
    const sent = await post(agent, messageFrom(author));
    expect(sent.status).toBe(201);
    expect((await open(author, sent.record.hash)).record).toMatchObject({
      sender: author.person.name,
      creatorHash: agent.me.user.hash,
    });
    expect((await list(agent)).total).toBe(0);
  });

  it('is not written from a foreign profile, a missing one, or several together', async () => {
    const [author, other] = [await newWriter(), await newWriter()];
    await represent(author, other);
    const [own, granted, foreign] = [author.profileHash, other.profileHash, (await newWriter()).profileHash];
    for (const profileHashes of [[foreign], [newPublicHash()], [own, foreign], [own, granted]]) {
      expect(await write(author, { profileHashes })).toMatchObject(absent);
    }
    expect(await countOf('message_copies', { profile_id: await idOf(author) })).toBe(0);
  });

  it('is written only by the roles that the society has chosen', async () => {
    const [creator, writer] = [await newAuthor(), await newWriter()];
    expect(await write(creator)).toMatchObject({ status: 403, code: 'forbidden' });
    app.content = { ...app.content, messageRoles: () => Promise.resolve(['creator']) };
    expect((await write(creator)).status).toBe(201);
    app.content = { ...app.content, messageRoles: () => Promise.resolve(['estate']) };
    expect(await write(writer)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it.each([
    ['HTML', '<script>alert(1)</script> <b>&amp;</b>'],
    ['emoji', 'Kiitos 👩‍👩‍👧‍👦 🏳️‍🌈'],
    ['writing from right to left', 'שלום עולם\nمرحبا بالعالم'],
    ['a template and SQL', "{{7*7}} ${7*7} %s'); drop table messages;--"],
  ])('is text: %s comes back as it was typed', async (_case, message) => {
    const author = await newWriter();
    const title = message.replace('\n', ' ');
    const { record } = await write(author, { title, message });
    expect(record).toMatchObject({ title, message });
    expect((await open(author, record.hash)).record).toMatchObject({ title, message });
  });

  it('keeps its lines; line breaks and characters are normalized', async () => {
    const author = await newWriter();
    const message = '  Hyva\u0308\r\n\r\n\tTerveisin\rAino \n';
    expect((await write(author, { message })).record.message).toBe('Hyvä\n\n Terveisin\nAino');
    const longest = 'ä'.repeat(10_000);
    expect((await write(author, { message: longest })).record.message).toBe(longest);
  });

  it.each<[string, (author: Author) => object, string, string]>([
    ['without a title', () => ({ title: ' ' }), 'title', 'required'],
    ['with a title of two lines', () => ({ title: 'a\nb' }), 'title', 'invalid'],
    ['with a long title', () => ({ title: 'a'.repeat(201) }), 'title', 'tooLong'],
    ['without a text', () => ({ message: ' \n ' }), 'message', 'required'],
    ['of 10 001 characters', () => ({ message: 'a'.repeat(10_001) }), 'message', 'tooLong'],
    ['with a null byte', () => ({ message: 'a\u0000b' }), 'message', 'invalid'],
    ['with a bell', () => ({ message: 'a\u0007b' }), 'message', 'invalid'],
    ['with an override of direction', () => ({ message: 'a\u202Eb' }), 'message', 'invalid'],
    ['with an isolate of direction', () => ({ message: 'a\u2066b' }), 'message', 'invalid'],
    ['to nobody', () => ({ profileHashes: [] }), 'profileHashes', 'required'],
    [
      'to one twice',
      ({ profileHash }) => ({ profileHashes: [profileHash, profileHash] }),
      'profileHashes',
      'invalid',
    ],
    [
      'to 501',
      () => ({ profileHashes: Array.from({ length: 501 }, () => newPublicHash()) }),
      'profileHashes',
      'tooLong',
    ],
    ['under a strange key', () => ({ key: 'x' }), 'key', 'invalid'],
    ['with a key that nobody knows', () => ({ sentByAdmin: 1 }), '', 'unknownKey'],
  ])('is refused %s', async (_case, changes, field, code) => {
    const author = await newWriter();
    const response = await write(author, changes(author));
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields).toMatchObject([{ path: field, code }]);
    expect((await list(author)).total).toBe(0);
  });

  it('is stored once if it is sent twice concurrently and again under one key', async () => {
    const author = await newWriter();
    const key = newPublicHash();
    const responses = await Promise.all([1, 2, 3, 4].map(() => write(author, { key })));
    const [first] = responses;
    for (const response of [...responses, await write(author, { key })]) {
      expect(response).toMatchObject({ status: 201, record: first?.record });
    }
    expect(await list(author)).toMatchObject({ total: 1 });
    const jobs = app.db.knex('jobs').where('idempotency_key', 'like', `message-mail-${first?.record.hash}%`);
    expect(await jobs).toHaveLength(1);
    expect(await countOf('audit_log', { event: 'message.send', profile_id: await idOf(author) })).toBe(1);
  });

  it('under another account’s key is a new one', async () => {
    const [author, other] = [await newWriter(), await newWriter()];
    const key = newPublicHash();
    const [one, two] = [await write(author, { key }), await write(other, { key })];
    expect(two).toMatchObject({ status: 201, record: { profileHashes: [other.profileHash] } });
    expect(two.record.hash).not.toBe(one.record.hash);
  });

  it('is refused after thirty in a quarter of an hour', async () => {
    const author = await newWriter();
    for (let at = 0; at < 30; at += 1) expect((await write(author)).status).toBe(201);
    expect(await write(author)).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect((await list(author)).total).toBe(30);
  });

  it('is refused to staff after three hundred', async () => {
    const [staff, author] = [await newStaff(), await newAuthor()];
    for (let at = 0; at < 31; at += 1) expect((await sendFromSociety(staff, [author])).status).toBe(201);
    const { knex } = app.db;
    const { id } = await newestRow<{ id: number }>('accounts', { hash: staff.me.user.hash });
    const counted = () => knex('throttles').where({ key: `message-staff:a${id}` });
    expect(await counted().first()).toMatchObject({ points: 31 });
    await counted().update({ points: 300 });
    expect(await sendFromSociety(staff, [author])).toMatchObject({ status: 429, code: 'tooManyRequests' });
  });

  it('that the database rejects is reported as unsaved, and can be sent again', async () => {
    const author = await newWriter();
    const key = newPublicHash();
    app.jobs = { ...usual.jobs, enqueue: () => Promise.reject(new Error('the disk is full')) };
    const response = await write(author, { key });
    expect(response).toMatchObject({ status: 503, code: 'messageSavingFailed' });
    expect(response.error?.message).toBe('Saving the message failed');
    app.jobs = usual.jobs;
    expect((await list(author)).total).toBe(0);
    expect((await write(author, { key })).status).toBe(201);
    expect((await list(author)).total).toBe(1);
  });
});

describe('a message from the society', () => {
  it('is one for each customer, and reveals no other recipient', async () => {
    const [staff, one, two] = [await newStaff(), await newWriter(), await newAuthor()];
    const { record: sent } = await sendFromSociety(staff, [one, two]);
    const profileHashes = [one.profileHash, two.profileHash];
    expect(sent).toMatchObject({ sentByAdmin: 1, profileHashes });
    for (const reader of [one, two]) {
      const { messages, unread } = await list(reader);
      expect(unread).toBe(1);
      const own = { profileHashes: [reader.profileHash], userProfileHash: reader.profileHash };
      expect(messages).toMatchObject([{ hash: sent.hash, ...own, creatorHash: null, sender: null }]);
      const other = reader === one ? two : one;
      const { body } = await open(reader, sent.hash);
      for (const secret of [other.profileHash, staff.profileHash, staff.me.user.hash]) {
        expect(JSON.stringify([messages, body])).not.toContain(secret);
      }
    }
    expect((await open(staff, sent.hash)).record).toMatchObject({ profileHashes, userProfileHash: null });
    // Staff see the other recipients also when they view one customer.
    expect((await open(staff, sent.hash, one)).record).toMatchObject({
      profileHashes,
      userProfileHash: one.profileHash,
    });
  });

  it('shows staff the first ten recipients, and customers none', async () => {
    const [staff, one, two] = [await newStaff(), await newWriter(), await newAuthor()];
    const named = ({ profileHash, person }: typeof one) => ({ hash: profileHash, profileName: person.name });
    const { record: both } = await sendFromSociety(staff, [two, one]);
    const { record: single } = await sendFromSociety(staff, [one]);
    expect((await open(staff, both.hash)).record.recipients).toEqual([named(two), named(one)]);
    expect((await open(staff, both.hash, one)).record.recipients).toEqual([named(two), named(one)]);
    expect((await open(staff, single.hash)).record.recipients).toEqual([named(one)]);
    for (const { recipients } of (await list(one)).messages) expect(recipients).toEqual([]);
    const { record: question } = await write(one);
    expect((await open(staff, question.hash)).record.recipients).toEqual([]);
    const hashes = Array.from({ length: 12 }, () => newPublicHash());
    const profile = { kind: 'organisation', organisation_name: 'Talo', language: 'fi', created_at: '2020' };
    await app.db.knex('profiles').insert(hashes.map((hash) => ({ ...profile, hash })));
    const { record: many } = await sendFromSociety(staff, [], { profileHashes: hashes });
    const { record } = await open(staff, many.hash);
    expect(record.profileHashes).toHaveLength(12);
    expect(record.recipients).toEqual(hashes.slice(0, 10).map((hash) => ({ hash, profileName: 'Talo' })));
  });

  it('is not sent if a recipient does not exist', async () => {
    const [staff, author] = [await newStaff(), await newAuthor()];
    const profileHashes = [author.profileHash, newPublicHash()];
    expect(await sendFromSociety(staff, [], { profileHashes })).toMatchObject(absent);
    expect((await list(author)).total).toBe(0);
  });

  it('has up to five hundred recipients', async () => {
    const [staff, author] = [await newStaff(), await newAuthor()];
    const hashes = Array.from({ length: 499 }, () => newPublicHash());
    const profile = { kind: 'person', language: 'fi', allow_contact_by_email: 1, created_at: '2020' };
    const rows = hashes.map((hash) => ({ ...profile, hash, email: `${hash}@example.org` }));
    for (let at = 0; at < rows.length; at += 50) {
      await app.db.knex('profiles').insert(rows.slice(at, at + 50));
    }
    const profileHashes = [...hashes, author.profileHash];
    const { status, record } = await sendFromSociety(staff, [], { profileHashes });
    expect([status, record.profileHashes, record.emailsMissing]).toEqual([201, profileHashes, 1]);
    expect((await open(staff, record.hash)).record.profileHashes).toEqual(profileHashes);
    expect((await archive(staff, [record.hash])).record.archivedCount).toBe(1);
    expect((await list(author)).total).toBe(1);
  });

  it('is an audit event for each customer, without its text', async () => {
    const [staff, one, two] = [await newStaff(), await newAuthor(), await newAuthor()];
    await sendFromSociety(staff, [one, two], { title: 'Salainen asia', message: 'Salainen teksti' });
    for (const author of [one, two]) {
      const line = await newestRow<{ facts: string }>('audit_log', { profile_id: await idOf(author) });
      expect(line).toMatchObject({ event: 'message.send', as_staff: 1 });
      expect(line.facts).not.toContain('Salainen');
    }
  });
});

describe('the list', () => {
  it('has the newest first, in pages', async () => {
    const author = await newWriter();
    const sent: string[] = [];
    for (const title of ['1', '2', '3', '4', '5']) sent.unshift((await write(author, { title })).record.hash);
    expect(hashesOf(await list(author))).toEqual(sent);
    const page = await list(author, author, { limit: '2', offset: '1' });
    expect(page).toMatchObject({ total: 5, unread: 0 });
    expect(hashesOf(page)).toEqual(sent.slice(1, 3));
    expect(await list(author, author, { offset: '5' })).toMatchObject({ messages: [], total: 5 });
  });

  it.each([{ limit: '0' }, { limit: '201' }, { limit: 'x' }, { limit: '1.5' }, { offset: '-1' }])(
    'of %o is refused',
    async (query) => {
      const { browser, profileHash } = await newWriter();
      const response = await browser.get(`/messages/${profileHash}`, query);
      expect(response).toMatchObject({ status: 422, code: 'validationError' });
    },
  );

  it('has only messages from the society if the profile may not write', async () => {
    const [author, staff] = [await newWriter(), await newStaff()];
    const { record: written } = await write(author);
    const { record: notice } = await sendFromSociety(staff, [author]);
    app.content = { ...app.content, messageRoles: () => Promise.resolve([]) };
    expect(await list(author)).toMatchObject({ messages: [{ hash: notice.hash }], total: 1, unread: 1 });
    expect(await open(author, written.hash)).toMatchObject(absent);
    expect(await remove(author, written.hash)).toMatchObject(absent);
    expect(await mark(author, 'unread', [written.hash])).toMatchObject(absent);
    expect(await archive(author, [written.hash])).toMatchObject(absent);
    expect((await open(author, notice.hash)).status).toBe(200);
    // The society still sees both.
    expect(hashesOf(await list(staff, author))).toEqual([notice.hash, written.hash]);
  });

  it('of the society is limited to staff, also for people with access to a profile of staff', async () => {
    const [staff, author, agent] = [await newStaff(), await newWriter(), await newAuthor()];
    const { record } = await write(author);
    expect(hashesOf(await list(staff))).toContain(record.hash);
    await represent(agent, staff);
    expect(await list(agent, staff)).toEqual({ messages: [], total: 0, unread: 0 });
    expect(await open(agent, record.hash, staff)).toMatchObject(absent);
    expect(await archive(agent, [record.hash])).toMatchObject(absent);
  });

  it('belongs to the profile: an ended grant, a foreign or a missing profile has none', async () => {
    const [author, agent, staff] = [await newWriter(), await newWriter(), await newStaff()];
    await represent(agent, author);
    const { record: own } = await write(author);
    const { record: notice } = await sendFromSociety(staff, [author]);
    expect(hashesOf(await list(agent, author))).toEqual([notice.hash, own.hash]);
    await represent(agent, author, '2020-02-01T00:00:00.000Z');
    const missing = { ...author, profileHash: newPublicHash() };
    for (const [reader, of] of [
      [agent, author],
      [await newWriter(), author],
      [author, missing],
    ] as const) {
      expect(await reader.browser.get(`/messages/${of.profileHash}`)).toMatchObject(absent);
      expect(await open(reader, own.hash, of)).toMatchObject(absent);
      expect(await mark(reader, 'unread', [own.hash], of)).toMatchObject(absent);
      expect(await remove(reader, own.hash, of)).toMatchObject(absent);
      expect(await archive(reader, [own.hash], { profileHash: of.profileHash })).toMatchObject(absent);
      expect(await post(reader, messageFrom(of))).toMatchObject(absent);
    }
    expect(await archive(agent, [own.hash, notice.hash])).toMatchObject(absent);
    // Another customer's message does not exist, also together with one's own profile.
    expect(await open(agent, own.hash)).toMatchObject(absent);
    expect((await list(author)).total).toBe(2);
  });
});

describe('a read mark', () => {
  it('belongs to one side, and reading does not set it', async () => {
    const [author, staff] = [await newWriter(), await newStaff()];
    const { record: question } = await write(author);
    const { record: response } = await sendFromSociety(staff, [author]);
    await open(author, response.hash);
    expect((await list(author)).unread).toBe(1);
    const both = [question.hash, response.hash];
    expect((await mark(author, 'read', both)).record).toEqual({ changedCount: 1, unread: 0 });
    expect((await open(staff, response.hash)).record).toMatchObject({ userHasRead: 1, adminHasRead: 1 });
    expect((await open(staff, question.hash)).record).toMatchObject({ userHasRead: 1, adminHasRead: 0 });
    const { unread } = await list(staff);
    expect((await mark(staff, 'read', both)).record).toEqual({ changedCount: 1, unread: unread - 1 });
    expect((await mark(author, 'unread', both)).record).toEqual({ changedCount: 2, unread: 2 });
    expect((await open(staff, question.hash)).record).toMatchObject({ userHasRead: 0, adminHasRead: 1 });
    expect((await mark(author, 'unread', both)).record.changedCount).toBe(0);
  });

  it('set by staff for a customer’s messages is the society’s', async () => {
    const [author, staff] = [await newWriter(), await newStaff()];
    const { record } = await write(author);
    expect((await mark(staff, 'read', [record.hash], author)).record).toEqual({ changedCount: 1, unread: 0 });
    expect((await open(author, record.hash)).record).toMatchObject({ userHasRead: 1, adminHasRead: 1 });
    expect(await newestRow('audit_log', { profile_id: await idOf(author) })).toMatchObject({
      event: 'message.mark',
      as_staff: 1,
    });
  });

  it('of foreign messages is not set, and not counted', async () => {
    const [author, other, staff] = [await newWriter(), await newWriter(), await newStaff()];
    const { record: own } = await sendFromSociety(staff, [author]);
    const { record: foreign } = await sendFromSociety(staff, [other]);
    const hashes = [own.hash, foreign.hash, newPublicHash()];
    expect((await mark(author, 'read', hashes)).record).toEqual({ changedCount: 1, unread: 0 });
    expect(await mark(author, 'read', [foreign.hash])).toMatchObject(absent);
    expect((await list(other)).unread).toBe(1);
  });

  it('of one customer leaves the others’ unchanged', async () => {
    const [staff, one, two] = [await newStaff(), await newAuthor(), await newAuthor()];
    const { record } = await sendFromSociety(staff, [one, two]);
    await mark(one, 'read', [record.hash]);
    expect((await list(two)).unread).toBe(1);
    expect((await open(staff, record.hash)).record.userHasRead).toBe(0);
    await mark(two, 'read', [record.hash]);
    expect((await open(staff, record.hash)).record.userHasRead).toBe(1);
  });
});

describe('deleting', () => {
  it('hides a message for one side only', async () => {
    const [author, staff] = [await newWriter(), await newStaff()];
    const { record: mine } = await write(author);
    const { record: theirs } = await write(author);
    expect((await remove(author, mine.hash)).status).toBe(204);
    expect(hashesOf(await list(author))).toEqual([theirs.hash]);
    expect(await open(author, mine.hash)).toMatchObject(absent);
    expect((await open(staff, mine.hash)).status).toBe(200);
    expect((await remove(staff, theirs.hash)).status).toBe(204);
    expect(await open(staff, theirs.hash)).toMatchObject(absent);
    expect((await open(author, theirs.hash)).status).toBe(200);
    expect(await newestRow('audit_log', { profile_id: await idOf(author) })).toMatchObject({
      event: 'message.archive',
      as_staff: 1,
    });
  });

  it('counts the hidden messages: foreign, missing and deleted ones do not exist', async () => {
    const [author, other] = [await newWriter(), await newWriter()];
    const own = [await write(author), await write(author)].map(({ record }) => record.hash);
    const { record: foreign } = await write(other);
    const hashes = [...own, foreign.hash, newPublicHash()];
    expect((await archive(author, hashes)).record).toEqual({ archivedCount: 2 });
    expect(await archive(author, hashes)).toMatchObject(absent);
    expect(await remove(author, own[0] ?? '')).toMatchObject(absent);
    expect((await list(other)).total).toBe(1);
    expect((await list(author)).total).toBe(0);
  });

  it('of a message to several profiles of an account applies to all of them, or to the named one', async () => {
    const [agent, author, staff] = [await newAuthor(), await newAuthor(), await newStaff()];
    await represent(agent, author);
    const { record: first } = await sendFromSociety(staff, [agent, author]);
    const { record: second } = await sendFromSociety(staff, [agent, author]);
    const named = { profileHash: author.profileHash };
    expect((await archive(agent, [first.hash], named)).record.archivedCount).toBe(1);
    expect(hashesOf(await list(agent))).toEqual([second.hash, first.hash]);
    expect(hashesOf(await list(author))).toEqual([second.hash]);
    expect((await archive(agent, [second.hash])).record.archivedCount).toBe(1);
    expect(hashesOf(await list(agent))).toEqual([first.hash]);
    expect((await list(author)).total).toBe(0);
  });

  it('by one customer, or on behalf of one, keeps the message for the others', async () => {
    const [staff, one, two] = [await newStaff(), await newAuthor(), await newAuthor()];
    const { record } = await sendFromSociety(staff, [one, two]);
    await remove(one, record.hash);
    await remove(staff, record.hash, one);
    expect((await list(one)).total).toBe(0);
    expect((await list(two)).total).toBe(1);
    expect((await list(staff, one)).total).toBe(0);
    expect((await open(staff, record.hash)).status).toBe(200);
    await remove(staff, record.hash);
    expect(await open(staff, record.hash)).toMatchObject(absent);
    expect((await list(two)).total).toBe(1);
  });

  it('by several concurrent callers counts each message once, without a deadlock', async () => {
    const author = await newWriter();
    const staff = [await newStaff(), await newStaff()];
    const hashes: string[] = [];
    for (let at = 0; at < 8; at += 1) hashes.push((await write(author)).record.hash);
    const orders = [hashes, [...hashes].reverse()];
    const responses = await Promise.all([
      ...orders.map((order) => archive(author, order)),
      ...staff.flatMap((each, at) => [archive(each, orders[at] ?? []), mark(each, 'read', hashes)]),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual(
      [],
    );
    const counted = responses.map(({ record }) => (record as { archivedCount?: number })?.archivedCount ?? 0);
    expect(counted.reduce((sum, each) => sum + each, 0)).toBe(2 * hashes.length);
  });

  it.runIf(isPostgres)('does not wait for a lock of another copy of the message', async () => {
    const [staff, one, two] = [await newStaff(), await newAuthor(), await newAuthor()];
    const { record } = await sendFromSociety(staff, [one, two]);
    const ofOne = { kind: 'own' as const, profileId: await idOf(one) };
    await app.db.transaction(async (tx) => {
      await lockCopies(tx, [ofOne], [record.hash]);
      expect((await remove(two, record.hash)).status).toBe(204);
    });
  });

  it('by all recipients and the society concurrently succeeds', async () => {
    const [staff, agent, one, two] = [
      await newStaff(),
      await newAuthor(),
      await newAuthor(),
      await newAuthor(),
    ];
    await represent(agent, one);
    await represent(agent, two);
    const hashes: string[] = [];
    for (const to of [[one, two], [two], [two, one, agent], [one], [agent, two]]) {
      hashes.push((await sendFromSociety(staff, to)).record.hash);
    }
    const backwards = [...hashes].reverse();
    const responses = await Promise.all([
      archive(agent, hashes),
      archive(staff, backwards),
      mark(one, 'read', backwards),
      mark(two, 'read', hashes),
      mark(staff, 'unread', hashes),
      archive(one, backwards),
      archive(two, hashes),
    ]);
    expect(responses.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual(
      [],
    );
    for (const reader of [agent, one, two]) expect((await list(reader)).total).toBe(0);
    expect(hashesOf(await list(staff)).filter((hash) => hashes.includes(hash))).toEqual([]);
  });
});
