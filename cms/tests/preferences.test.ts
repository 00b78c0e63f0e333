import type { Profile } from '@nimio/domain/profile/profile.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { agreedContract } from './harness/calls/profile.js';
import { type Author, newAuthor, readProfile } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

beforeAll(server);

const save = ({ browser, profileHash }: Author, path: string, body: object) =>
  browser.putFresh<Profile>(`${path}/${profileHash}`, `/profiles/${profileHash}`, body);

describe('the associations of a customer', () => {
  it('are stored as they are chosen, each once', async () => {
    const author = await newAuthor();
    const first = await save(author, '/participation', { participations: ['skry', 'fsfr', 'skry'] });
    expect(first.record.participations).toEqual([{ code: 'fsfr' }, { code: 'skry' }]);
    const none = await save(author, '/participation', { participations: ['none'] });
    expect(none.record.participations).toEqual([{ code: 'none' }]);
    expect((await save(author, '/participation', { participations: [] })).record.participations).toEqual([]);
  });

  it.each([
    ['one that the society does not name', ['kirjastoseura']],
    ['none beside another', ['none', 'skry']],
    ['what no list holds', ['x'.repeat(10_000)]],
    ['sixty at once', Array.from({ length: 60 }, (_, at) => `code${at}`)],
    ['a number', [1]],
  ])('are not %s', async (_case, participations) => {
    const author = await newAuthor();
    const response = await save(author, '/participation', { participations });
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect((await readProfile(author)).participations).toEqual([]);
  });

  it('stay if the society no longer offers them, and cannot be chosen again', async () => {
    const author = await newAuthor();
    const { knex } = (await server()).system.db;
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    await knex('profile_choices').insert({ profile_id: id, kind: 'participation', code: 'old' });
    const kept = await save(author, '/participation', { participations: ['old', 'skry'] });
    expect(kept.record.participations).toEqual([{ code: 'old' }, { code: 'skry' }]);
    await save(author, '/participation', { participations: ['skry'] });
    expect((await save(author, '/participation', { participations: ['old'] })).status).toBe(422);
  });

  it('are separate from genres', async () => {
    const author = await newAuthor();
    await save(author, '/participation', { participations: ['skry'] });
    const { record } = await save(author, '/productions', { productions: ['RUNO', 'PROO'] });
    expect(record.participations).toEqual([{ code: 'skry' }]);
    expect(record.productions).toEqual([{ code: 'PROO' }, { code: 'RUNO' }]);
  });
});

describe('the permission to publish', () => {
  const wish = { allowProductToPublishName: 1, allowISNIPub: 1 };

  it('is decided by the customer, the ISNI only by testers', async () => {
    const author = await newAuthor();
    const name = await save(author, '/profiles', { ...wish, allowISNIPub: 0 });
    expect(name.record).toMatchObject({ allowProductToPublishName: 1, allowISNIPub: 0 });
    expect(await save(author, '/profiles', wish)).toMatchObject({ status: 403, code: 'forbidden' });
    const tester = await newAuthor({ roles: ['tester'] });
    expect((await save(tester, '/profiles', wish)).record).toMatchObject(wish);
  });

  it('is decided for the customer by staff too, and logged', async () => {
    const [author, staff] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    const { record } = await save({ ...author, browser: staff.browser }, '/profiles', wish);
    expect(record).toMatchObject(wish);
    const line = await newestRow<{ as_staff: number; facts: string }>('audit_log', {
      event: 'publication.update',
    });
    expect(line.as_staff).toBe(1);
    expect(JSON.parse(line.facts)).toEqual({ fields: ['allowProductToPublishName', 'allowISNIPub'] });
  });
});

describe('two people who change the same profile', () => {
  it('overwrite nothing: the second gets the current record', async () => {
    const author = await newAuthor();
    const { profileHash, browser } = author;
    const seen = (await browser.get(`/profiles/${profileHash}`)).headers.get('etag') ?? '';
    await save(author, '/participation', { participations: ['skry'] });
    const late = await browser.send('PUT', `/productions/${profileHash}`, {
      body: { productions: ['PROO'] },
      headers: { 'if-match': seen },
    });
    expect(late).toMatchObject({ status: 412, code: 'stale' });
    expect(late.error?.details.current).toMatchObject({ participations: [{ code: 'skry' }] });
  });
});

describe('a contract', () => {
  const change = { validTo: '2999-12-31', compTypes: 'LK,RT', exceptionComment: 'Ei radiota' };

  const amend = async (author: Author, staff: Author, body: object) => {
    const path = `/contracts/${await agreedContract(author)}`;
    return staff.browser.putFresh<Profile>(path, `/profiles/${author.profileHash}`, body);
  };

  it('is ended and limited by staff, and logged for the customer', async () => {
    const [author, staff] = [await newAuthor(), await newAuthor({ roles: ['admin'] })];
    const { record } = await amend(author, staff, change);
    expect(record.contracts).toMatchObject([change]);
    const { id } = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
    expect(await newestRow('audit_log', { event: 'contract.update' })).toMatchObject({
      profile_id: id,
      as_staff: 1,
    });
  });

  it.each([
    ['an end before its beginning', { ...change, validTo: '2000-01-01' }, 'validTo'],
    ['a day that there is not', { ...change, validTo: '2027-02-30' }, 'validTo'],
    ['a compensation that there is not', { ...change, compTypes: 'LK,XX' }, 'compTypes'],
    ['a comment of 10,000 letters', { ...change, exceptionComment: 'x'.repeat(10_000) }, 'exceptionComment'],
  ])('has not %s', async (_case, body, path) => {
    const response = await amend(await newAuthor(), await newAuthor({ roles: ['superadmin'] }), body);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields?.[0]?.path).toBe(path);
  });

  it('is changed only by staff, not by the customer', async () => {
    const author = await newAuthor();
    expect(await amend(author, author, change)).toMatchObject({ status: 403, code: 'forbidden' });
  });
});
