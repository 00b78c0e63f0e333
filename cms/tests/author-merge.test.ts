import { newPublicHash } from '@nimio/domain/access/hash';
import type { AuditLine } from '@nimio/domain/audit/audit.types';
import type { AuthorMerge, MergePreview } from '@nimio/domain/author-merge/author-merge.types';
import type { Customer } from '@nimio/domain/customer/customer.types';
import type { ListedWork } from '@nimio/domain/work/work.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameToSave } from './harness/calls/author.js';
import { listedWork, workToAdd } from './harness/calls/work.js';
import { isPostgres } from './harness/environment.js';
import { list, open } from './harness/messages.js';
import { newIsbn, newIsni } from './harness/new-values.js';
import { type Author, newAuthor, readProfile, represent } from './harness/people.js';
import { awaitLocked, newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});

const bodyOf = (dominant: Author, replaced: Author[], names = { first: '', last: '' }) => ({
  dominantAuthorHash: dominant.authorHash,
  authorsToBeReplaced: replaced.map(({ authorHash }) => authorHash),
  replaceFirstName: names.first,
  replaceLastName: names.last,
});
const merge = (dominant: Author, replaced: Author[], names?: { first: string; last: string }) =>
  staff.browser.post<AuthorMerge>('/profiles/author-merge', bodyOf(dominant, replaced, names));
const preview = (dominant: Author, replaced: Author[]) =>
  staff.browser.get<MergePreview>('/profiles/author-merge', {
    dominantAuthorHash: dominant.authorHash,
    authorsToBeReplaced: replaced.map(({ authorHash }) => authorHash).join(','),
  });
const undo = ({ record }: { record: AuthorMerge }) =>
  staff.browser.post<AuthorMerge>(`/profiles/author-merge/${record.mergeHash}/undo`);

const worksOf = async ({ browser, profileHash }: Author) =>
  ((await browser.get('/profiles/author-books', { profileHash })).body as { records: ListedWork[] }).records;

/** Saves an author's list of names over the current version. */
async function save({ browser, profileHash }: Author, nameData: object[]): Promise<void> {
  const tag = (await browser.get(`/profiles/${profileHash}`)).headers.get('etag') ?? '';
  const headers = { 'if-match': tag };
  const saved = await browser.send('POST', `/profiles/${profileHash}/name-data`, {
    body: { nameData },
    headers,
  });
  expect(saved.status).toBe(200);
}

/** The parts of two authors, as they see them. */
const heldBy = async (...authors: Author[]) =>
  Promise.all(authors.map(async (one) => [await worksOf(one), (await readProfile(one)).nameData]));

/** Both share one work. */
async function shareOneWork(one: Author, other: Author): Promise<void> {
  const isbn = newIsbn();
  for (const author of [one, other]) {
    const role = { author: true, translator: false, illustrator: false, editor: false };
    const added = await author.browser.post('/profiles/author-books', { ...workToAdd(author), isbn, role });
    expect(added.status).toBe(201);
  }
}

describe('a merge of authors', () => {
  it('has a preview of what moves, and between whom', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    await listedWork(other);
    expect((await preview(dominant, [other])).record).toMatchObject({
      dominant: { authorHash: dominant.authorHash, profileHash: dominant.profileHash },
      replaced: [{ authorHash: other.authorHash, books: 1 }],
      shares: 1,
      contributions: 1,
      deals: 1,
      conflicts: [],
    });
    expect(await worksOf(other)).toHaveLength(1);
  });

  it('has a preview with the works of each, each work once with all roles', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const { isbn } = await listedWork(other);
    expect((await preview(dominant, [other])).record.works).toEqual([
      { authorHash: dominant.authorHash, works: [] },
      {
        authorHash: other.authorHash,
        works: [{ isbn, workName: 'Saaren talvi', roles: ['author', 'illustrator'] }],
      },
    ]);
  });

  it('has a preview with the ten newest works of each, whatever their roles', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const role = { author: true, translator: true, illustrator: true, editor: true };
    const isbns: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const work = { ...workToAdd(dominant), translated: 1, role };
      expect((await dominant.browser.post('/profiles/author-books', work)).status).toBe(201);
      isbns.unshift(work.isbn);
    }
    const { record } = await preview(dominant, [other]);
    expect(record.dominant.books).toBe(12);
    expect(record.works[0]?.works.map(({ isbn }) => isbn)).toEqual(isbns.slice(0, 10));
    for (const { roles } of record.works[0]?.works ?? [])
      expect(roles).toEqual(['author', 'translator', 'illustrator', 'editor']);
  });

  it('moves works, deals and the name, and is undone completely', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    await listedWork(dominant);
    await listedWork(other);
    const before = await heldBy(dominant, other);
    const merged = await merge(dominant, [other], { first: 'Inka', last: 'Vuorela' });
    expect(merged.status).toBe(201);
    expect(merged.record).toMatchObject({ dominantName: 'Inka Vuorela', shares: 1, deals: 1, undone: null });
    expect(await worksOf(other)).toEqual([]);
    expect((await readProfile(other)).nameData).toEqual([]);
    const works = await worksOf(dominant);
    expect(works.map(({ authorName }) => authorName)).toEqual(['Inka Vuorela', 'Inka Vuorela']);
    expect(works.map(({ dealOwnerUser }) => dealOwnerUser.author)).toEqual([1, 1]);
    expect((await undo(merged)).record.undone).not.toBeNull();
    expect(await heldBy(dominant, other)).toEqual(before);
  });

  it('merges names of one profile too, and an alias into its name', async () => {
    const author = await newAuthor();
    await save(author, [{ ...nameToSave, authorHash: author.authorHash }, nameToSave]);
    const { nameData } = await readProfile(author);
    const { knex } = (await server()).system.db;
    const main = await newestRow<{ id: number }>('author_names', { hash: nameData[1]?.authorHash });
    await knex('author_names').where({ hash: author.authorHash }).update({ alias_of_id: main.id });
    const second = { ...author, authorHash: nameData[1]?.authorHash ?? '' };
    await listedWork(author);
    const merged = await merge(second, [author]);
    expect(merged.status).toBe(201);
    expect((await readProfile(author)).nameData).toMatchObject([{ authorHash: second.authorHash, books: 1 }]);
    expect((await undo(merged)).status).toBe(200);
    expect(await newestRow('author_names', { hash: author.authorHash })).toMatchObject({
      alias_of_id: main.id,
    });
  });

  it('never removes a share: a shared work is reported, and nothing moves', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    await shareOneWork(dominant, other);
    const before = await heldBy(dominant, other);
    expect((await preview(dominant, [other])).record.conflicts).toMatchObject([
      { authorHash: other.authorHash, workName: 'Saaren talvi', role: 'author' },
    ]);
    expect(await merge(dominant, [other])).toMatchObject({ status: 409, code: 'authorMergeConflict' });
    expect(await heldBy(dominant, other)).toEqual(before);
  });

  it('refuses to remove a name with aliases', async () => {
    const [dominant, main] = [await newAuthor(), await newAuthor()];
    await save(main, [{ ...nameToSave, authorHash: main.authorHash }, nameToSave]);
    const { nameData } = await readProfile(main);
    const { knex } = (await server()).system.db;
    const { id } = await newestRow<{ id: number }>('author_names', { hash: main.authorHash });
    await knex('author_names').where({ hash: nameData[1]?.authorHash }).update({ alias_of_id: id });
    const before = await heldBy(dominant, main);
    expect((await preview(dominant, [main])).record.conflicts).toEqual([
      { authorHash: main.authorHash, isbn: null, workName: null, role: null },
    ]);
    expect(await merge(dominant, [main])).toMatchObject({ status: 409, code: 'authorMergeConflict' });
    expect(await heldBy(dominant, main)).toEqual(before);
  });

  it('finds a shared work between two removed authors too', async () => {
    const [dominant, one, other] = [await newAuthor(), await newAuthor(), await newAuthor()];
    await shareOneWork(one, other);
    expect(await merge(dominant, [one, other])).toMatchObject({ status: 409 });
  });

  it('is refused while a distribution with a work is being calculated', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const { isbn } = await listedWork(other);
    const { knex } = (await server()).system.db;
    await knex('works').where({ isbn }).update({ locked_until: '2999-01-01T00:00:00.000Z' });
    expect(await merge(dominant, [other])).toMatchObject({ status: 423, code: 'lockedError' });
  });

  it('is refused for a missing author, a duplicate or oneself', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const absent = { ...other, authorHash: newPublicHash() };
    for (const replaced of [[absent], [other, other], [dominant]]) {
      expect(await merge(dominant, replaced)).toMatchObject({ status: 404 });
      expect(await preview(dominant, replaced)).toMatchObject({ status: 404 });
    }
  });

  it('is made once by two concurrent calls, and undone once', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    await listedWork(other);
    const responses = await Promise.all([merge(dominant, [other]), merge(dominant, [other])]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 404]);
    const merged = responses.find(({ status }) => status === 201) ?? responses[0];
    const undone = await Promise.all([undo(merged), undo(merged)]);
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await worksOf(other)).toHaveLength(1);
  });

  it('returns to the estate what an author who has died since had', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const { isbn } = await listedWork(other);
    const merged = await merge(dominant, [other]);
    const at = `/profiles/customer/${other.profileHash}`;
    await staff.browser.post(`${at}/death`, { diedOn: '2026-10-01' });
    const { record } = await staff.browser.post<Customer>(`${at}/estate`, { role: 'estate' });
    expect((await undo(merged)).status).toBe(200);
    const estate = { ...other, browser: staff.browser, profileHash: record.profile.hash };
    expect((await worksOf(estate)).map((work) => work.isbn)).toEqual([isbn]);
  });

  it('is in the list of the latest merges and in the audit log of each customer', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const { record } = await merge(dominant, [other]);
    const listed = (await staff.browser.get('/profiles/author-merges')).body as { records: AuthorMerge[] };
    expect(listed.records).toContainEqual(record);
    expect(record.by).toBe((await readProfile(staff)).profileName);
    for (const hash of [dominant.profileHash, other.profileHash]) {
      const { id } = await newestRow<{ id: number }>('profiles', { hash });
      const line = await newestRow<{ facts: string }>('audit_log', {
        event: 'author-names.merge',
        profile_id: id,
      });
      expect(JSON.parse(line.facts)).toMatchObject({ merge: record.mergeHash });
    }
    expect(await staff.browser.get(`/profiles/author-merges/${record.mergeHash}`)).toMatchObject({
      status: 200,
      body: { record },
    });
    // Staff undo it from the log; the customer only reads that it was done.
    const hashesFor = async ({ browser }: Author) => {
      const { body } = await browser.get(`/profiles/${dominant.profileHash}/audit-log`);
      const lines = (body as { records: AuditLine[] }).records;
      return lines.filter(({ event }) => event === 'author-names.merge').map(({ mergeHash }) => mergeHash);
    };
    expect(await hashesFor(staff)).toEqual([record.mergeHash]);
    expect(await hashesFor(dominant)).toEqual([null]);
  });

  it('shows lost identifiers in the preview, and restores them when it is undone', async () => {
    const [dominant, other, third] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const { knex } = (await server()).system.db;
    const [shared, ofOther] = [newIsni(), newIsni()];
    const has = (one: Author, change: object) =>
      knex('author_names').where({ hash: one.authorHash }).update(change);
    await has(dominant, { isni: shared });
    await has(other, { isni: ofOther, asteri_id: '000123456' });
    await has(third, { isni: shared });
    const { dropped } = (await preview(dominant, [other, third])).record;
    expect(dropped).toEqual([{ authorHash: other.authorHash, isni: ofOther, asteriId: '000123456' }]);
    const merged = await merge(dominant, [other, third]);
    expect((await undo(merged)).status).toBe(200);
    const [restored] = (await readProfile(other)).nameData;
    expect(restored).toMatchObject({ isni: ofOther });
  });

  it('notifies each customer without the other’s name, also when it is undone', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    await listedWork(other);
    const merged = await merge(dominant, [other]);
    const newest = async (author: Author) => {
      const [message] = (await list(author)).messages;
      return (await open(author, message?.hash ?? '')).record;
    };
    const [gained, lost] = [await newest(dominant), await newest(other)];
    expect(gained.message).toContain(dominant.person.givenName);
    expect(gained.message).not.toContain(other.person.givenName);
    expect(lost.message).toContain(other.person.givenName);
    expect(lost.message).not.toContain(dominant.person.givenName);
    await undo(merged);
    expect((await newest(other)).message).toContain('taas alkuperäisillä nimillään');
    for (const [author, before] of [
      [dominant, gained],
      [other, lost],
    ] as const) {
      expect((await list(author)).total).toBe(2);
      expect((await newest(author)).title).not.toBe(before.title);
    }
  });

  it('is notified in the plural for several names, without asking for an answer', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    await save(other, [
      { ...nameToSave, authorHash: other.authorHash },
      { ...nameToSave, name1: 'Säe' },
    ]);
    const names = (await readProfile(other)).nameData.map(({ authorHash }) => ({ ...other, authorHash }));
    expect((await merge(dominant, names)).status).toBe(201);
    for (const [author, words] of [
      [dominant, 'nimiä, joilla oli merkitty samoja tai muita teoksiasi'],
      [other, 'Yhdistimme tekijänimet'],
    ] as const) {
      const [message] = (await list(author)).messages;
      const { record } = await open(author, message?.hash ?? '');
      expect(record.message).toContain(words);
      expect(record.message).not.toContain('vastaa');
    }
  });

  it('of one customer’s names notifies them of the new name of the works', async () => {
    const author = await newAuthor();
    const own = { ...nameToSave, authorHash: author.authorHash };
    await save(author, [own, { ...nameToSave, name1: 'Säe' }, { ...nameToSave, name1: 'Runo' }]);
    const [first, ...others] = (await readProfile(author)).nameData.map(({ authorHash }) => ({
      ...author,
      authorHash,
    }));
    expect((await merge(first ?? author, others)).status).toBe(201);
    const [message] = (await list(author)).messages;
    const { record } = await open(author, message?.hash ?? '');
    expect(record.message).toMatch(
      /muita nimiä, joilla oli merkitty teoksiasi\. Teokset ovat nyt nimellä \S+/,
    );
  });

  it('of authors who share works waits for a concurrent merge without a deadlock', async () => {
    for (let times = 0; times < 5; times += 1) {
      const [first, second] = [await newAuthor(), await newAuthor()];
      const [one, two, three, four] = await Promise.all([newAuthor(), newAuthor(), newAuthor(), newAuthor()]);
      await shareOneWork(two, three);
      await shareOneWork(one, four);
      const responses = await Promise.all([merge(first, [one, two]), merge(second, [three, four])]);
      expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    }
  });

  it('is refused to staff for their own names and those of people whom they represent', async () => {
    const [author, other, represented] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const own = await newAuthor({ roles: ['admin'] });
    await represent(own, represented);
    const mergeOwn = (dominant: Author, replaced: Author) =>
      own.browser.post('/profiles/author-merge', bodyOf(dominant, [replaced]));
    for (const [dominant, replaced] of [
      [own, other],
      [other, own],
      [represented, other],
      [other, represented],
    ] as const) {
      expect(await mergeOwn(dominant, replaced)).toMatchObject({ status: 403, code: 'ownAffairs' });
    }
    const merged = await merge(represented, [author]);
    expect(merged.status).toBe(201);
    const path = `/profiles/author-merge/${merged.record.mergeHash}/undo`;
    expect(await own.browser.post(path)).toMatchObject({ status: 403, code: 'ownAffairs' });
    expect((await undo(merged)).status).toBe(200);
    expect((await mergeOwn(other, author)).status).toBe(201);
  });

  it('is limited to staff', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const response = await author.browser.post('/profiles/author-merge', bodyOf(author, [other]));
    expect(response).toMatchObject({ status: 403 });
    expect((await author.browser.get('/profiles/author-merges')).status).toBe(403);
    expect((await author.browser.post(`/profiles/author-merge/${newPublicHash()}/undo`)).status).toBe(403);
    expect((await staff.browser.post(`/profiles/author-merge/${newPublicHash()}/undo`)).status).toBe(404);
  });
});

it.runIf(isPostgres)('is undone without holding the merge while a name is saved', async () => {
  const [dominant, replaced] = [await newAuthor(), await newAuthor()];
  const merged = await merge(dominant, [replaced]);
  const { knex } = (await server()).system.db;
  const saving = await knex.transaction();
  await saving('profiles').where({ hash: dominant.profileHash }).forUpdate().select('id');
  const undoing = undo(merged);
  await awaitLocked();
  const held = saving('author_merges').where({ hash: merged.record.mergeHash });
  expect(await held.forUpdate().noWait().select('id')).toHaveLength(1);
  await saving.commit();
  expect((await undoing).status).toBe(200);
});

describe('a merge cannot be undone', () => {
  it('after the author’s name has changed', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const merged = await merge(dominant, [other]);
    const { knex } = (await server()).system.db;
    await knex('author_names').where({ hash: dominant.authorHash }).update({ name1: 'Toinen' });
    const refused = await undo(merged);
    expect(refused).toMatchObject({ status: 409, code: 'authorMergeChanged' });
    expect(refused.error?.details.params).toEqual({ what: 'name' });
  });

  it('after a moved work was removed', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const { bookHash } = await listedWork(other);
    const merged = await merge(dominant, [other]);
    const path = `/profiles/author-books/${dominant.authorHash}/${bookHash}`;
    expect((await dominant.browser.send('DELETE', path)).status).toBe(204);
    expect((await undo(merged)).error?.details.params).toEqual({ what: 'works' });
  });

  it('after the other has taken the same part of the work again; the error names the work', async () => {
    const [dominant, other] = [await newAuthor(), await newAuthor()];
    const { isbn } = await listedWork(other);
    const merged = await merge(dominant, [other]);
    await save(other, [nameToSave]);
    const [name] = (await readProfile(other)).nameData;
    const again = { ...other, authorHash: name?.authorHash ?? '' };
    const taken = await other.browser.post('/profiles/author-books', { ...workToAdd(again), isbn });
    expect(taken.status).toBe(201);
    const before = await heldBy(dominant, other);
    const refused = await undo(merged);
    expect(refused).toMatchObject({ status: 409, code: 'authorMergeTaken' });
    expect(refused.error?.details.params).toEqual({ work: 'Saaren talvi' });
    expect(await heldBy(dominant, other)).toEqual(before);
    const { bookHash } = (await worksOf(other))[0] ?? {};
    await other.browser.send('DELETE', `/profiles/author-books/${again.authorHash}/${bookHash}`);
    expect((await undo(merged)).status).toBe(200);
  });

  it('after the author was merged again', async () => {
    const [dominant, other, third] = [await newAuthor(), await newAuthor(), await newAuthor()];
    const merged = await merge(dominant, [other]);
    const further = await merge(third, [dominant]);
    expect((await undo(merged)).error?.details.params).toEqual({ what: 'name' });
    expect((await undo(further)).status).toBe(200);
  });
});

it('a permission for ISNI ends with the returned works', async () => {
  const [dominant, other] = [await newAuthor(), await newAuthor()];
  await listedWork(other);
  const { knex } = (await server()).system.db;
  const permission = async () =>
    (await newestRow<{ allow_isni_sync: number }>('author_names', { hash: dominant.authorHash }))
      .allow_isni_sync;
  await knex('author_names').where({ hash: dominant.authorHash }).update({ confirmed: 1 });
  const merged = await merge(dominant, [other]);
  await knex('author_names').where({ hash: dominant.authorHash }).update({ allow_isni_sync: 1 });
  expect(await permission()).toBe(1);
  expect((await undo(merged)).status).toBe(200);
  expect(await permission()).toBe(0);
});
