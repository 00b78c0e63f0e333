import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertCustomer, newMark } from './harness/customers.js';
import { type Author, newAuthor } from './harness/people.js';

let staff: Author;

const customer = (names: Record<string, unknown>, roles: string[] = []): Promise<string> =>
  insertCustomer(names, { roles });

const search = async (name: string, query: Record<string, string> = {}) => {
  const { body } = await staff.browser.get('/profiles/search', { name, ...query });
  return body as { records: FoundProfile[]; total: number };
};
const lookUp = async (query: Record<string, string>) => {
  const { body } = await staff.browser.get('/profiles/customer-data', query);
  return body as { records: FoundProfile[]; total: number };
};
const namesOf = ({ records }: { records: FoundProfile[] }) => records.map(({ profileName }) => profileName);

beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});

describe('the data of customers', () => {
  it('have pages of ten, to the end', async () => {
    const mark = newMark();
    for (const letter of 'abcdefghijkl') await customer({ first_name: letter, last_name: mark });
    const pages = await Promise.all([0, 10, 20].map((at) => lookUp({ search: mark, offset: String(at) })));
    expect(pages.map(({ records }) => records.length)).toEqual([10, 2, 0]);
    expect(pages.map(({ total }) => total)).toEqual([12, 12, 12]);
    expect(pages.slice(0, 2).flatMap(namesOf)).toEqual([...'abcdefghijkl'].map((one) => `${one} ${mark}`));
  });

  it('can be filtered by role, with a name or without', async () => {
    const mark = newMark();
    await customer({ first_name: 'Aino', last_name: mark }, ['creator']);
    await customer({ kind: 'organisation', organisation_name: `${mark} ry` }, ['estate', 'beneficiary']);
    expect(await lookUp({ search: mark, filter: 'estate,beneficiary' })).toMatchObject({
      records: [{ profileName: `${mark} ry`, firstName: null, lastName: `${mark} ry` }],
      total: 1,
    });
    const { records, total } = await lookUp({ filter: 'estate,beneficiary' });
    expect(total).toBeGreaterThan(0);
    expect(records.every(({ roles }) => roles.includes('estate') || roles.includes('beneficiary'))).toBe(
      true,
    );
  });

  it('are found by words longer than the index stores, compared in full', async () => {
    const mark = newMark();
    const long = `${mark}${'pitkäsukuinen'.repeat(6)}`;
    await customer({ first_name: 'Aino', last_name: long });
    expect((await lookUp({ search: long.slice(0, 60) })).total).toBe(1);
    expect((await lookUp({ search: `${long.slice(0, 60)}x` })).total).toBe(0);
  });

  it.each([
    [{}, 'required'],
    [{ search: 'a' }, 'tooShort'],
    [{ search: 'a e' }, 'tooShort'],
    [{ search: 'a e', filter: 'creator' }, 'tooShort'],
    [{ filter: 'everybody' }, 'invalid'],
    [{ filter: '' }, 'required'],
    [{ search: 'aino', offset: '-1' }, 'tooSmall'],
    [{ search: 'ai\u0000no' }, 'invalid'],
    [{ search: 'a'.repeat(10_000) }, 'tooLong'],
  ])('requested by %j are refused', async (query, code) => {
    const response = await staff.browser.get('/profiles/customer-data', query);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields?.[0]?.code).toBe(code);
  });

  it.each(['😀😀', 'عائشة', '\u200eab', "o'neill", '\\%', '!!', 'e\u0301e\u0301'])(
    'asked for by %j answer',
    async (search) => {
      expect((await staff.browser.get('/profiles/customer-data', { search })).status).toBe(200);
    },
  );
});

describe('searching for customers', () => {
  it('finds people and organisations by parts of their names, in any order and without marks', async () => {
    const mark = newMark();
    const hash = await customer({ first_name: 'Åsa Märta', last_name: `Sjöblom${mark}` }, [
      'creator',
      'tester',
    ]);
    const estate = { kind: 'organisation', organisation_name: `Äijälä ${mark}` };
    await customer({ ...estate, organisation_name2: 'kuolinpesä' });
    for (const typed of [`sjoblom${mark}`, `ASA SJÖBLOM${mark}`, `blom${mark} marta`]) {
      expect(await search(typed)).toEqual({
        records: [
          {
            hash,
            profileName: `Åsa Märta Sjöblom${mark}`,
            firstName: 'Åsa Märta',
            lastName: `Sjöblom${mark}`,
            roles: ['creator', 'tester'],
            ...{ extPartyCode: null, postCenter: null, birthYear: null, closedOn: null, diedOn: null },
          },
        ],
        total: 1,
      });
    }
    expect(namesOf(await search(`aijala ${mark} kuolinpesa`))).toEqual([`Äijälä ${mark}`]);
    expect(await search(`${mark} olematon`)).toEqual({ records: [], total: 0 });
  });

  it('treats all apostrophes alike', async () => {
    const mark = newMark();
    await customer({ first_name: 'Eugene', last_name: `O\u2019Neill${mark}` });
    for (const typed of [`o'neill${mark}`, `O\u2019NEILL${mark}`, `o\u02bcneill${mark}`]) {
      expect((await search(typed)).total, typed).toBe(1);
    }
  });

  it('treats other characters literally', async () => {
    const mark = newMark();
    await customer({ first_name: '100 % Runoutta', last_name: mark });
    await customer({ first_name: '100 Runoa', last_name: mark });
    expect(namesOf(await search(`% ${mark}`))).toEqual([`100 % Runoutta ${mark}`]);
    expect((await search(`_ ${mark}`)).total).toBe(0);
  });

  it('returns ten in alphabetical order, with the total count', async () => {
    const mark = newMark();
    const letters = ['ö', 'b', 'ä', 'a', 'å', 'c', 'd', 'e', 'f', 'g', 'h', 'z'];
    for (const letter of letters) await customer({ first_name: mark, last_name: letter });
    const found = await search(mark);
    expect(found.total).toBe(12);
    expect(namesOf(found)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'z', 'å'].map((letter) => `${mark} ${letter}`),
    );
  });

  it('can be limited to staff', async () => {
    const mark = newMark();
    await customer({ first_name: 'Aino', last_name: mark });
    await customer({ first_name: 'Elli', last_name: mark }, ['admin', 'creator']);
    await customer({ first_name: 'Sanni', last_name: mark }, ['superadmin']);
    expect(namesOf(await search(mark, { onlyAdmins: '1' }))).toEqual([`Elli ${mark}`, `Sanni ${mark}`]);
    expect((await search(mark, { onlyAdmins: '0' })).total).toBe(3);
  });

  it.each([
    [{ name: 'a' }, 'tooShort'],
    [{ name: ' ' }, 'required'],
    [{}, 'required'],
    [{ name: 'a'.repeat(101) }, 'tooLong'],
    [{ name: 'aino', onlyAdmins: '2' }, 'invalid'],
  ])('by %j is refused', async (query, code) => {
    const response = await staff.browser.get('/profiles/search', query);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields?.[0]?.code).toBe(code);
  });

  it('is limited to staff', async () => {
    const { browser } = await newAuthor({ roles: ['tester'] });
    expect(await browser.get('/profiles/search', { name: 'aino' })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});
