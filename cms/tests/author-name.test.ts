import { newPublicHash } from '@nimio/domain/access/hash';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { AuthorName, Profile } from '@nimio/domain/profile/profile.types';
import { describe, expect, it } from 'vitest';
import { nameToSave } from './harness/calls/author.js';
import { listedWork } from './harness/calls/work.js';
import { newIsni } from './harness/new-values.js';
import { type Author, giveRoles, newAuthor, readProfile } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

const address = ({ profileHash }: Author) => `/profiles/${profileHash}/name-data`;

/** Saves the list over the version that the browser reads now. */
async function save(author: Author, nameData: object[], { browser }: Author = author) {
  const tag = (await browser.get(`/profiles/${author.profileHash}`)).headers.get('etag') ?? '*';
  return browser.send<Profile>('POST', address(author), { body: { nameData }, headers: { 'if-match': tag } });
}

const ownName = ({ authorHash, person }: Author) => ({
  authorHash,
  name1: person.givenName,
  name2: person.familyName,
  isni: '',
  pseudonym: 0,
  privateAuthor: 0,
});
const pseudonym = { ...nameToSave, name1: 'Riimi', name2: '', pseudonym: 1 };

const staff = () => newAuthor({ roles: ['admin'] });

describe('the list of author names', () => {
  it('becomes the submitted list: updated, added and deleted together, the ISNI without spaces', async () => {
    const author = await newAuthor();
    const isni = newIsni();
    const dashed = formatIsni(isni).replaceAll(' ', '-');
    const added = await save(author, [{ ...ownName(author), isni: dashed }, pseudonym]);
    expect(added.status).toBe(200);
    expect(added.record.nameData).toMatchObject([
      { authorHash: author.authorHash, isni, books: 0 },
      { name1: 'Riimi', name2: '', pseudonym: 1 },
    ]);
    const [, second] = added.record.nameData;
    const left = await save(author, [{ ...pseudonym, authorHash: second?.authorHash, name1: 'Säe' }]);
    expect(left.record.nameData.map(({ name1 }) => name1)).toEqual(['Säe']);
    expect((await author.browser.get(address(author))).body).toMatchObject({
      total: 1,
      records: [{ name1: 'Säe' }],
    });
  });

  it('may become empty, and be filled again', async () => {
    const author = await newAuthor();
    expect((await save(author, [])).record.nameData).toEqual([]);
    expect((await save(author, [nameToSave])).record.nameData).toHaveLength(1);
  });

  it.each(['creator', 'estate', 'unsettledEstate'] as const)(
    'is changed where the role is %s',
    async (role) => {
      const author = await newAuthor({ roles: [role], isCreator: false });
      expect((await save(author, [ownName(author), pseudonym])).record.nameData).toHaveLength(2);
    },
  );

  it('cannot be changed for other customers than creators, not by staff either; the names stay', async () => {
    const author = await newAuthor();
    await listedWork(author);
    await giveRoles(author, ['beneficiary', 'representative', 'tester']);
    const before = await readProfile(author);
    for (const by of [author, await staff()]) {
      const refused = await save(author, [ownName(author), pseudonym], by);
      expect(refused).toMatchObject({ status: 404, code: 'notFound' });
    }
    expect(before.nameData).toMatchObject([{ books: 1 }]);
    expect(await readProfile(author)).toEqual(before);
  });

  it('refuses to delete a name with works, and then changes nothing', async () => {
    const author = await newAuthor();
    await listedWork(author);
    const before = await readProfile(author);
    expect(before.nameData).toMatchObject([{ books: 1 }]);
    const refused = await save(author, [pseudonym]);
    expect(refused).toMatchObject({ status: 409, code: 'nameDataDeleteDisallowed' });
    expect(refused.error?.message).toBe('NameData.delete.disallowed');
    expect(await readProfile(author)).toEqual(before);
  });

  it('is saved with an unchanged name that a newer rule would refuse', async () => {
    const author = await newAuthor();
    const { knex } = (await server()).system.db;
    await knex('author_names').where({ hash: author.authorHash }).update({ isni: '0000000119405488' });
    const old = { ...ownName(author), isni: '0000 0001 1940 5488' };
    expect((await save(author, [{ ...old, privateAuthor: 1 }, pseudonym])).status).toBe(200);
    const changed = await save(author, [{ ...old, name1: 'Iina' }]);
    expect(changed).toMatchObject({ status: 422, code: 'isniInvalid' });
    expect((await readProfile(author)).nameData).toHaveLength(2);
  });

  it.each([
    ['an ISNI that is none', { isni: '0000000119405488' }, 'isniInvalid', 'Invalid ISNI'],
    ['a name without surname', { name2: ' ' }, 'validationError', 'Validation error'],
    ['a name without first name', { name1: '' }, 'validationError', 'Validation error'],
    ['a name of 10,000 characters', { name1: 'a'.repeat(10_000) }, 'validationError', 'Validation error'],
    ['a null byte', { name1: 'Inka\0' }, 'validationError', 'Validation error'],
    ['a name that turns its direction', { name1: 'Inka\u202e' }, 'validationError', 'Validation error'],
    ['the half of an emoji', { name1: 'Inka\ud83d' }, 'validationError', 'Validation error'],
  ])('refuses %s and changes nothing', async (_case, change, code, message) => {
    const author = await newAuthor();
    const before = await readProfile(author);
    const response = await save(author, [ownName(author), { ...nameToSave, ...change }]);
    expect(response).toMatchObject({ status: 422, code });
    expect(response.error?.message).toBe(message);
    expect(await readProfile(author)).toEqual(before);
  });

  it('refuses an ISNI of another customer’s name, with its row', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const isni = newIsni();
    await save(other, [{ ...ownName(other), isni }]);
    const wished = [
      { ...nameToSave, isni: newIsni() },
      { ...ownName(author), isni },
    ];
    for (const by of [author, await staff()]) {
      const before = await readProfile(author);
      const refused = await save(author, wished, by);
      expect(refused).toMatchObject({ status: 409, code: 'isniTaken' });
      expect(refused.error?.details).toEqual({
        code: 'isniTaken',
        fields: [{ path: 'nameData.1.isni', code: 'isniTaken' }],
      });
      expect(await readProfile(author)).toEqual(before);
    }
    expect((await save(author, [{ ...ownName(author), isni, pseudonym: 1 }])).code).toBe('isniTaken');
  });

  it('allows a shared pseudonym until it becomes the name of one person', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const shared = { ...pseudonym, isni: newIsni() };
    expect((await save(other, [shared])).status).toBe(200);
    const { record, status } = await save(author, [shared]);
    expect(status).toBe(200);
    const { authorHash } = record.nameData[0] ?? {};
    const own = { ...shared, authorHash, name2: 'Vuorela', pseudonym: 0 };
    expect((await save(author, [own])).code).toBe('isniTaken');
  });

  it('accepts a shared ISNI from before the rule', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    const isni = newIsni();
    await save(other, [{ ...ownName(other), isni }]);
    const { knex } = (await server()).system.db;
    await knex('author_names').where({ hash: author.authorHash }).update({ isni });
    expect((await save(author, [{ ...ownName(author), isni, name2: 'Uusinimi' }])).status).toBe(200);
  });

  it('gives an ISNI to one of two concurrent customers', async () => {
    const authors = [await newAuthor(), await newAuthor(), await newAuthor()];
    const [first, second] = [newIsni(), newIsni()];
    const responses = await Promise.all(
      authors.map((author, at) => {
        const isnis = at % 2 ? [second, first] : [first, second];
        return save(
          author,
          isnis.map((isni) => ({ ...nameToSave, isni })),
        );
      }),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['Комета 📚', 'Комета 📚'],
    ['👩‍👩‍👧‍👦 🏳️‍🌈', '👩‍👩‍👧‍👦 🏳️‍🌈'],
    ['نویسنده', 'نویسنده'],
    ["O'Neill; drop table author_names", "O'Neill; drop table author_names"],
    // Letter and diacritic are composed if such a letter exists; otherwise diacritics are in one order.
    ['A\u0308ijä', '\u00c4ij\u00e4'],
    ['q\u0307\u0323', 'q\u0323\u0307'],
  ])('accepts %j and stores %j', async (name1, kept) => {
    const author = await newAuthor();
    expect((await save(author, [{ ...nameToSave, name1 }])).record.nameData).toMatchObject([{ name1: kept }]);
    expect((await readProfile(author)).nameData).toMatchObject([{ name1: kept }]);
  });

  it('is saved only at the version that was seen, and a double click adds a name once', async () => {
    const author = await newAuthor();
    const body = { nameData: [ownName(author), pseudonym] };
    expect(await author.browser.send('POST', address(author), { body })).toMatchObject({ status: 428 });
    const tag = (await author.browser.get(`/profiles/${author.profileHash}`)).headers.get('etag') ?? '';
    const responses = await Promise.all(
      [1, 2].map(() => author.browser.send('POST', address(author), { body, headers: { 'if-match': tag } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await readProfile(author)).nameData).toHaveLength(2);
  });

  it('refuses a name of another profile, and a duplicate', async () => {
    const [author, other] = [await newAuthor(), await newAuthor()];
    for (const authorHash of [other.authorHash, newPublicHash()]) {
      expect(await save(author, [{ ...nameToSave, authorHash }])).toMatchObject({ status: 404 });
    }
    expect(await save(author, [ownName(author), ownName(author)])).toMatchObject({ status: 404 });
    expect(await save(other, [nameToSave], author)).toMatchObject({ status: 404 });
    expect((await author.browser.get(address(other))).status).toBe(404);
  });

  it('writes an audit event with the changed fields, and none if nothing changed', async () => {
    const author = await newAuthor();
    await save(author, [{ ...ownName(author), name2: 'Salaisuus' }]);
    const line = await newestRow<{ id: number; facts: string }>('audit_log', {
      event: 'author-names.update',
    });
    const { id } = await newestRow<{ id: number }>('author_names', { hash: author.authorHash });
    expect(JSON.parse(line.facts)).toEqual({
      fields: ['nameData'],
      names: [{ action: 'edit', name: id, fields: ['name2'] }],
    });
    await save(author, [{ ...ownName(author), name2: 'Salaisuus' }]);
    expect(await newestRow('audit_log', { event: 'author-names.update' })).toMatchObject({ id: line.id });
  });
});

describe('staff’s fields of a name', () => {
  const kept = { confirmed: 1, allowISNISync: 0, aliasTo: null, asteriId: ' 000123456 ' };

  it('are visible and writable only for staff', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    expect(await save(author, [{ ...ownName(author), confirmed: 1 }])).toMatchObject({ status: 403 });
    const { record } = await save(author, [{ ...ownName(author), ...kept }], admin);
    expect(record.nameData).toMatchObject([{ ...kept, asteriId: '000123456' }]);
    expect((await admin.browser.get(address(author))).body).toMatchObject({ records: [{ confirmed: 1 }] });
    const own = (await readProfile(author)).nameData[0] as AuthorName;
    for (const name of Object.keys(kept)) expect(own).not.toHaveProperty(name);
  });

  it('stay when the owner saves, but a changed name loses its confirmation', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    await save(author, [{ ...ownName(author), ...kept }], admin);
    const row = () => newestRow('author_names', { hash: author.authorHash });
    await save(author, [{ ...ownName(author), privateAuthor: 1 }]);
    expect(await row()).toMatchObject({ confirmed: 1, asteri_id: '000123456' });
    await save(author, [{ ...ownName(author), name1: 'Toinen' }]);
    expect(await row()).toMatchObject({ confirmed: 0, asteri_id: '000123456' });
  });

  it('allow ISNI only for a confirmed name in use, and the permission ends with its conditions', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    const wished = { ...ownName(author), confirmed: 1, allowISNISync: 1 };
    const refused = await save(author, [wished], admin);
    expect(refused.error?.details.fields).toEqual([
      { path: 'nameData.0.allowISNISync', code: 'isniSyncNotAllowed' },
    ]);
    await listedWork(author);
    expect((await save(author, [wished], admin)).record.nameData).toMatchObject([{ allowISNISync: 1 }]);
    await save(author, [{ ...ownName(author), privateAuthor: 1 }]);
    expect(await newestRow('author_names', { hash: author.authorHash })).toMatchObject({
      allow_isni_sync: 0,
    });
  });

  it('link an alias to its name, and unlink it when that name is deleted', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    const [main, form] = (await save(author, [ownName(author), nameToSave])).record.nameData;
    const alias = { ...nameToSave, authorHash: form?.authorHash };
    const tied = await save(author, [ownName(author), { ...alias, aliasTo: main?.authorHash }], admin);
    expect(tied.record.nameData[1]).toMatchObject({ aliasTo: author.authorHash });
    await save(author, [alias]);
    expect(await newestRow('author_names', { hash: form?.authorHash })).toMatchObject({ alias_of_id: null });
  });

  it('link no alias to a foreign or missing name', async () => {
    const [author, other, admin] = [await newAuthor(), await newAuthor(), await staff()];
    for (const aliasTo of [other.authorHash, newPublicHash()]) {
      const refused = await save(author, [{ ...ownName(author), aliasTo }], admin);
      expect(refused).toMatchObject({ status: 422, code: 'validationError' });
      expect(refused.error?.details.fields).toEqual([{ path: 'nameData.0.aliasTo', code: 'aliasInvalid' }]);
    }
  });

  it('refuse an invalid asteri id', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    const response = await save(author, [{ ...ownName(author), asteriId: '12345' }], admin);
    expect(response).toMatchObject({ status: 422, code: 'asteriIdInvalid' });
    expect(response.error?.message).toBe('Invalid asteriId');
  });
});

describe('the search for author names', () => {
  const find = async ({ browser }: Author, search: string, offset = '0') =>
    (await browser.get('/name-data', { search, offset })).body as { records: FoundAuthor[]; total: number };

  it('finds a name by any part of it, with its profile, ten at a time', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    const surname = `Äijö${newPublicHash()}`;
    const many = Array.from({ length: 12 }, (_, at) => ({ ...nameToSave, name1: `N${at}`, name2: surname }));
    await save(author, many);
    const first = await find(admin, surname.slice(2, 18).toLowerCase());
    expect(first).toMatchObject({ total: 12 });
    expect(first.records).toHaveLength(10);
    expect(first.records[0]).toMatchObject({ profileHash: author.profileHash, name2: surname });
    expect((await find(admin, surname, '10')).records).toHaveLength(2);
    expect((await find(admin, `n11 ${surname}`)).total).toBe(1);
    expect((await find(admin, `% ${surname}`)).total).toBe(0);
  });

  it('finds all names with an ISNI in any format, and none by a part of it', async () => {
    const [author, other, admin] = [await newAuthor(), await newAuthor(), await staff()];
    const isni = newIsni();
    await save(author, [{ ...pseudonym, isni }, nameToSave]);
    await save(other, [{ ...pseudonym, isni }]);
    for (const typed of [isni, formatIsni(isni), formatIsni(isni).replaceAll(' ', '-')]) {
      const { records, total } = await find(admin, typed);
      expect(total).toBe(2);
      expect(records.map(({ profileHash }) => profileHash)).toEqual([author.profileHash, other.profileHash]);
    }
    expect((await find(admin, isni.slice(0, 15))).total).toBe(0);
    expect((await find(admin, newIsni())).total).toBe(0);
  });

  it('finds the current name, and no deleted one', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    const [before, after] = [newPublicHash(), newPublicHash()];
    const { record } = await save(author, [{ ...nameToSave, name2: before }]);
    const authorHash = record.nameData[0]?.authorHash;
    await save(author, [{ ...nameToSave, authorHash, name2: after }]);
    expect((await find(admin, before)).total).toBe(0);
    expect((await find(admin, after)).total).toBe(1);
    expect((await admin.browser.get(`/name-data/author/${authorHash}`)).record).toMatchObject({
      name2: after,
    });
    await save(author, []);
    expect((await find(admin, after)).total).toBe(0);
    expect((await admin.browser.get(`/name-data/author/${authorHash}`)).status).toBe(404);
    const { system } = await server();
    expect(
      await system.db
        .knex('author_name_keys')
        .whereNotIn('author_name_id', system.db.knex('author_names').select('id')),
    ).toEqual([]);
  });

  it('needs two characters, and is limited to staff', async () => {
    const [author, admin] = [await newAuthor(), await staff()];
    expect((await admin.browser.get('/name-data', { search: 'a' })).status).toBe(422);
    for (const path of ['/name-data', '/profiles/author-name-search']) {
      expect((await admin.browser.get(path, { search: 'te' })).status).toBe(200);
      expect((await author.browser.get(path, { search: 'te' })).status).toBe(403);
    }
    expect((await author.browser.get(`/name-data/author/${author.authorHash}`)).status).toBe(403);
  });
});
