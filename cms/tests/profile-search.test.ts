import { newPublicHash } from '@nimio/domain/access/hash';
import type { FoundProfile } from '@nimio/domain/profile/profile.types';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

let staff: Author;
let marks = 0;

/** A word that no other name has: every test finds its own people alone. */
const newMark = () => `q${process.pid}x${(marks += 1)}`;

async function customer(names: object, roles: string[] = []): Promise<string> {
  const { knex } = (await server()).system.db;
  const hash = newPublicHash();
  await knex('profiles').insert({ hash, kind: 'person', language: 'fi', created_at: '2020', ...names });
  const { id } = await newestRow<{ id: number }>('profiles', { hash });
  for (const role of roles) await knex('profile_roles').insert({ profile_id: id, role });
  return hash;
}

const search = async (name: string, query: Record<string, string> = {}) => {
  const { body } = await staff.browser.get('/profiles/search', { name, ...query });
  return body as { records: FoundProfile[]; total: number };
};
const namesOf = ({ records }: { records: FoundProfile[] }) => records.map(({ profileName }) => profileName);

beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});

describe('looking for customers', () => {
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
        records: [{ hash, profileName: `Åsa Märta Sjöblom${mark}`, roles: ['creator', 'tester'] }],
        total: 1,
      });
    }
    expect(namesOf(await search(`aijala ${mark} kuolinpesa`))).toEqual([`Äijälä ${mark}`]);
    expect(await search(`${mark} olematon`)).toEqual({ records: [], total: 0 });
  });

  it('takes no sign for another', async () => {
    const mark = newMark();
    await customer({ first_name: '100 % Runoutta', last_name: mark });
    await customer({ first_name: '100 Runoa', last_name: mark });
    expect(namesOf(await search(`% ${mark}`))).toEqual([`100 % Runoutta ${mark}`]);
    expect((await search(`_ ${mark}`)).total).toBe(0);
  });

  it('gives ten in the order of a register, and says how many there are', async () => {
    const mark = newMark();
    const letters = ['ö', 'b', 'ä', 'a', 'å', 'c', 'd', 'e', 'f', 'g', 'h', 'z'];
    for (const letter of letters) await customer({ first_name: mark, last_name: letter });
    const found = await search(mark);
    expect(found.total).toBe(12);
    expect(namesOf(found)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'z', 'å'].map((letter) => `${mark} ${letter}`),
    );
  });

  it('can be for the society’s own people alone', async () => {
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
    const answer = await staff.browser.get('/profiles/search', query);
    expect(answer).toMatchObject({ status: 422, code: 'validationError' });
    expect(answer.error?.details.fields?.[0]?.code).toBe(code);
  });

  it('is for staff alone', async () => {
    const { browser } = await newAuthor({ roles: ['tester'] });
    expect(await browser.get('/profiles/search', { name: 'aino' })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});
