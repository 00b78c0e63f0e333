import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { classFacts } from './harness/calls/loan.js';
import { countOf } from './harness/messages.js';
import { newClassCode } from './harness/new-values.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});

const add = (changes: object, { browser } = staff) =>
  browser.post<LibraryClass>('/ykls', { code: newClassCode(), ...classFacts, ...changes });
const read = (code: string, { browser } = staff) => browser.get<LibraryClass>(`/ykls/${code}`);
const tagOf = async (code: string) => (await read(code)).headers.get('etag') ?? '';
const change = (code: string, changes: object, tag: string, { browser } = staff) =>
  browser.send<LibraryClass>('PUT', `/ykls/${code}`, {
    body: { ...classFacts, ...changes },
    headers: tag ? { 'if-match': tag } : {},
  });
const codesFor = async ({ browser }: Author) =>
  ((await browser.get('/ykls')).body as { records: LibraryClass[] }).records.map(({ code }) => code);
const factsOfLine = async (event: string) =>
  JSON.parse((await newestRow<{ facts: string }>('audit_log', { event })).facts) as unknown;

describe('library classes', () => {
  it('get their names and factors from staff; everyone reads them by code', async () => {
    const code = newClassCode();
    const added = await add({ code: `${code}.2` });
    expect(added).toMatchObject({ status: 201, record: { code: `${code}.2`, ...classFacts } });
    expect(await factsOfLine('library-class.create')).toEqual({ code: `${code}.2`, factor: 725 });
    await add({ code });
    const codes = await codesFor(await newAuthor());
    expect(codes).toEqual(expect.arrayContaining([code, `${code}.2`]));
    expect(codes).toEqual(codes.toSorted());
  });

  it('are added once by two concurrent calls', async () => {
    const code = newClassCode();
    const responses = await Promise.all([add({ code }), add({ code })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = await add({ code });
    expect(refused.error).toMatchObject({ details: { code: 'libraryClassExists', field: 'code' } });
    expect(await countOf('library_classes', { code })).toBe(1);
  });

  it('are changed at the version that was read, and the audit event has both factors', async () => {
    const code = newClassCode();
    await add({ code });
    const tag = await tagOf(code);
    const changed = await change(code, { termFi: 'Sarjakuvat', factor: 0.5 }, tag);
    expect(changed.record).toEqual({ code, ...classFacts, termFi: 'Sarjakuvat', factor: 0.5 });
    expect(await factsOfLine('library-class.update')).toEqual({
      code,
      columns: ['term_fi', 'factor'],
      before: 725,
      factor: 500,
    });
    expect((await change(code, {}, tag)).status).toBe(412);
    expect((await change(code, {}, '')).status).toBe(428);
    expect((await read(code)).record).toMatchObject({ factor: 0.5 });
  });

  it('accept one of two changes of the same version', async () => {
    const code = newClassCode();
    await add({ code });
    const tag = await tagOf(code);
    const responses = await Promise.all([0.1, 0.2].map((factor) => change(code, { factor }, tag)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('are deleted at the version that was read, and may be added again', async () => {
    const code = newClassCode();
    await add({ code });
    const tag = await tagOf(code);
    const remove = (seen: string, { browser } = staff) =>
      browser.send('DELETE', `/ykls/${code}`, { headers: seen ? { 'if-match': seen } : {} });
    await change(code, { factor: 0.5 }, tag);
    expect((await remove(tag)).status).toBe(412);
    expect((await remove('')).status).toBe(428);
    expect((await remove('*', await newAuthor())).status).toBe(403);
    expect((await remove(await tagOf(code))).status).toBe(204);
    expect(await factsOfLine('library-class.delete')).toEqual({ code, ...classFacts, factor: 0.5 });
    expect((await remove('*')).status).toBe(404);
    expect(await codesFor(staff)).not.toContain(code);
    expect((await add({ code })).status).toBe(201);
  });

  it('without a factor are not found', async () => {
    const code = newClassCode();
    expect((await read(code)).status).toBe(404);
    expect((await change(code, {}, '*')).status).toBe(404);
  });

  it('are changed only by staff', async () => {
    const author = await newAuthor();
    const code = newClassCode();
    await add({ code });
    expect((await add({}, author)).status).toBe(403);
    expect((await read(code, author)).status).toBe(403);
    expect((await change(code, {}, '*', author)).status).toBe(403);
  });

  it.each([
    [{ factor: 0.7005 }, 'factor', 'invalid'],
    [{ factor: -0.1 }, 'factor', 'tooSmall'],
    [{ factor: 10.1 }, 'factor', 'tooBig'],
    [{ code: 'abc' }, 'code', 'invalid'],
    [{ termSv: ' ' }, 'termSv', 'required'],
  ])('refuse %j at its field', async (wrong, path, code) => {
    const before = (await codesFor(staff)).length;
    const { status, error } = await add(wrong);
    expect({ status, fields: error?.details.fields }).toMatchObject({
      status: 422,
      fields: [{ path, code }],
    });
    expect(await codesFor(staff)).toHaveLength(before);
  });

  it('do not change the factors of an existing distribution', async () => {
    const code = newClassCode();
    await add({ code });
    const begun = await staff.browser.post<{ hash: string }>('/accountings/distributions', {
      ...{
        name: 'Lainauskorvaus',
        payDate: '2030-01-15',
        announced: 0,
        source: 'LK',
        recordDay: '2029-12-15',
      },
      ...{ potInCents: 100, minimumInCents: 0, years: [2024], groups: ['gen'] },
      factors: [{ code, factor: classFacts.factor }],
    });
    expect((await change(code, { factor: 0.1 }, await tagOf(code))).status).toBe(200);
    const { record } = await staff.browser.get<{ factors: unknown }>(
      `/accountings/distributions/${begun.record.hash}`,
    );
    expect(record.factors).toEqual([{ code, factor: classFacts.factor }]);
  });
});
