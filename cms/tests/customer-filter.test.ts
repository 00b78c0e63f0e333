import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { FoundProfile } from '@nimio/domain/customer/customer.types';
import { pageSize } from '@nimio/domain/paging';
import { beforeAll, describe, expect, it } from 'vitest';
import { closed, dead, insertCustomer, newMark } from './harness/customers.js';
import { type Author, newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

type Query = Record<string, string>;

const iban = 'FI2112345600000785';
const dayMs = 24 * 60 * 60_000;

let staff: Author;
let today: string;
let [yesterday, tomorrow] = ['', ''];

beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
  const now = (await server()).system.now().getTime();
  [yesterday, today, tomorrow] = [-1, 0, 1].map((days) => finnishDay(new Date(now + days * dayMs))) as [
    string,
    string,
    string,
  ];
});

const look = async (query: Query) => {
  const { body } = await staff.browser.get('/profiles/customer-data', query);
  return body as { records: FoundProfile[]; total: number };
};

/** The customers on all pages. */
async function found(query: Query): Promise<FoundProfile[]> {
  const records: FoundProfile[] = [];
  for (;;) {
    const page = await look({ ...query, offset: String(records.length) });
    records.push(...page.records);
    if (page.records.length < pageSize || records.length >= page.total) return records;
  }
}

/** Customers who meet a condition, and who do not. */
const conditions: [Query, meets: object, fails: object, belongs?: object, belongsNot?: object][] = [
  [{ language: 'sv' }, { language: 'sv' }, { language: 'fi' }],
  [{ status: 'deceased' }, dead, {}],
  [{ phone: '1' }, { allow_contact_by_phone: 1 }, { allow_contact_by_phone: 0 }],
  [{ email: '1' }, { allow_contact_by_email: 1 }, { allow_contact_by_email: 0 }],
  [{ newsletter: '1' }, { mail_newsletter: 1 }, { mail_newsletter: 0 }],
  [{ publishName: '1' }, { allow_to_publish_name: 1 }, { allow_to_publish_name: 0 }],
  [{ publishISNI: '1' }, { allow_isni_pub: 1 }, { allow_isni_pub: 0 }],
  [{ filter: 'creator,estate' }, {}, {}, { roles: ['tester', 'creator'] }, { roles: ['tester'] }],
  [{ productions: 'KAAN,RUNO' }, {}, {}, { productions: ['KAAN', 'TIET'] }, { productions: ['TIET'] }],
  [{ participations: 'fsfr' }, {}, {}, { participations: ['fsfr'] }, { participations: ['skry'] }],
  [{ withoutContract: '1' }, {}, {}, {}, { contracts: [{ valid_from: '2020-01-01' }] }],
  [{ withoutAccount: '1' }, {}, {}, { ibans: ['000000-000000'] }, { ibans: ['000000-000000', iban] }],
];

const all = conditions.map((_, at) => at);
const deceased = conditions.findIndex(([query]) => query['status'] === 'deceased');
const isOfContact = (at: number): boolean =>
  ['phone', 'email', 'newsletter'].some((flag) => conditions[at]?.[0][flag]);
/** A customer who has died may not be contacted. */
const meets = (met: readonly number[], at: number): boolean =>
  met.includes(at) && !(isOfContact(at) && met.includes(deceased));

/** A customer who meets these conditions and no others. */
function customerWith(mark: string, met: readonly number[]): Promise<string> {
  const columns = conditions.map(([, meets, fails], at) => (met.includes(at) ? meets : fails));
  const belongings = conditions.map(([, , , belongs = {}, not = {}], at) =>
    met.includes(at) ? belongs : not,
  );
  const name = { first_name: met.join('-') || 'none', last_name: mark };
  return insertCustomer(
    Object.assign({}, name, ...columns) as Record<string, unknown>,
    Object.assign({}, ...belongings) as object,
  );
}

describe('customers are filtered', () => {
  const mark = newMark();
  /** The hash of each customer, and the conditions that it meets: none, each alone, all but each, and all. */
  const customers = new Map<string, readonly number[]>();

  beforeAll(async () => {
    const sets = [[], all, ...all.map((at) => [at]), ...all.map((at) => all.filter((other) => other !== at))];
    for (const met of sets) customers.set(await customerWith(mark, met), met);
  });

  const expected = (...asked: number[]): string[] =>
    [...customers].filter(([, met]) => asked.every((at) => meets(met, at))).map(([hash]) => hash);
  const hashesOf = (records: FoundProfile[]): string[] =>
    records.map(({ hash }) => hash).filter((hash) => customers.has(hash));

  it.each(conditions.map(([query], at) => [query, at] as const))('by %j alone', async (query, at) => {
    const records = await found(query);
    expect(hashesOf(records).sort()).toEqual(expected(at).sort());
    expect(new Set(records.map(({ hash }) => hash)).size).toBe(records.length);
  });

  it('by each pair of conditions, with words of the name', async () => {
    for (const one of all) {
      for (const other of all.slice(one + 1)) {
        const query = { ...conditions[one]?.[0], ...conditions[other]?.[0] };
        const records = await found({ search: mark, ...query });
        expect(records.map(({ hash }) => hash).sort(), JSON.stringify(query)).toEqual(
          expected(one, other).sort(),
        );
      }
    }
  });

  it('by each pair of conditions without a name', async () => {
    for (const one of all) {
      for (const other of all.slice(one + 1)) {
        const query = { ...conditions[one]?.[0], ...conditions[other]?.[0] };
        expect(hashesOf(await found(query)).sort(), JSON.stringify(query)).toEqual(
          expected(one, other).sort(),
        );
      }
    }
  });

  it('by all conditions, with the total count', async () => {
    const query = Object.assign({}, ...conditions.map(([each]) => each)) as Query;
    const { records, total } = await look(query);
    expect(hashesOf(records)).toEqual(expected(...all));
    expect(total).toBe(records.length);
  });

  it('not by flags that are 0', async () => {
    expect(await found({ search: mark, phone: '0', withoutAccount: '0' })).toHaveLength(customers.size);
  });
});

describe('the status of customers', () => {
  it('leaves out closed ones unless it includes them', async () => {
    const mark = newMark();
    const named = (first_name: string, columns: object) =>
      insertCustomer({ first_name, last_name: mark, ...columns });
    await named('open', {});
    await named('closed', closed);
    await named('dead', dead);
    await named('settled', { ...dead, ...closed });
    const namesOf = async (query: Query) =>
      (await found({ search: mark, ...query })).map(({ firstName }) => firstName);
    expect(await namesOf({})).toEqual(['dead', 'open']);
    expect(await namesOf({ status: 'open' })).toEqual(['dead', 'open']);
    expect(await namesOf({ status: 'closed' })).toEqual(['closed', 'settled']);
    expect(await namesOf({ status: 'deceased' })).toEqual(['dead']);
    expect(await namesOf({ status: 'all' })).toEqual(['closed', 'dead', 'open', 'settled']);
    const { body } = await staff.browser.get('/profiles/search', { name: mark });
    expect(body).toMatchObject({ total: 2 });
  });

  it('is a condition that is enough alone, with what distinguishes each customer', async () => {
    const mark = newMark();
    const hash = await insertCustomer({
      ...{ first_name: 'Aino', last_name: mark, ext_party_code: `P-${mark}`, post_center: 'Turku' },
      ...{ born_on: '1948-02-29', ...closed, ...dead },
    });
    for (const status of ['closed', 'all']) {
      const records = await found({ status });
      expect(records.find((each) => each.hash === hash)).toEqual({
        ...{ hash, profileName: `Aino ${mark}`, firstName: 'Aino', lastName: mark, roles: [] },
        ...{ extPartyCode: `P-${mark}`, postCenter: 'Turku', birthYear: 1948 },
        ...{ closedOn: closed.closed_on, diedOn: dead.died_on },
      });
    }
  });
});

describe('customers without a contract', () => {
  it.each([
    ['has one that ended', () => ({ valid_from: '2020-01-01', valid_to: yesterday }), 1],
    ['has one that begins later', () => ({ valid_from: tomorrow }), 1],
    ['has one for another product', () => ({ description: 'OTHER', valid_from: '2020-01-01' }), 1],
    ['has one of another type', () => ({ type: 'MUU', valid_from: '2020-01-01' }), 1],
    ['has one on its last day', () => ({ valid_from: '2020-01-01', valid_to: today }), 0],
    ['has one on its first day', () => ({ valid_from: today }), 0],
  ])('include a customer who %s: %#', async (_, contract, total) => {
    const mark = newMark();
    await insertCustomer({ first_name: 'Aino', last_name: mark }, { contracts: [contract()] });
    expect((await look({ search: mark, withoutContract: '1' })).total).toBe(total);
  });
});

describe('customers without an association', () => {
  it('are those who said so, and those of whom none is known', async () => {
    const mark = newMark();
    const named = (first_name: string, participations: string[]) =>
      insertCustomer({ first_name, last_name: mark }, { participations, productions: ['RUNO'] });
    await named('none', ['none']);
    await named('unknown', []);
    await named('skry', ['skry']);
    const namesOf = async (participations: string) =>
      (await found({ search: mark, participations })).map(({ firstName }) => firstName);
    expect(await namesOf('none')).toEqual(['none', 'unknown']);
    expect(await namesOf('none,skry')).toEqual(['none', 'skry', 'unknown']);
  });
});

describe('customers are found', () => {
  it('by their whole number and e-mail address, whatever the case', async () => {
    const mark = newMark();
    await insertCustomer({
      ...{ first_name: 'Aino', last_name: 'Numeroitu', ext_party_code: `P-${mark}` },
      email: `Aino.${mark}@Example.org`,
    });
    for (const search of [`P-${mark}`, `p-${mark}`, `aino.${mark}@example.org`, ` AINO.${mark}@EXAMPLE.ORG `])
      expect(
        (await look({ search })).records.map(({ lastName }) => lastName),
        search,
      ).toEqual(['Numeroitu']);
    for (const search of [`P-${mark}x`, `${mark}@example.org`, `aino.${mark}@example.or`])
      expect((await look({ search })).total, search).toBe(0);
  });

  it('by an address of the greatest length', async () => {
    const email = `${'a'.repeat(60)}@${Array.from({ length: 3 }, () => 'b'.repeat(60)).join('.')}.fi`;
    await insertCustomer({ first_name: 'Pitkä', last_name: 'Osoite', email });
    expect((await look({ search: email })).total).toBe(1);
  });

  it('once, also when name, number and address match', async () => {
    const mark = newMark();
    await insertCustomer({
      last_name: `${mark}@example.org`,
      ext_party_code: mark,
      email: `${mark}@example.org`,
    });
    expect(await look({ search: `${mark}@example.org` })).toMatchObject({ total: 1, records: [{}] });
  });

  it('by a number only among those who meet the other conditions', async () => {
    const mark = newMark();
    await insertCustomer({ last_name: 'Numeroitu', ext_party_code: mark, ...closed });
    expect((await look({ search: mark })).total).toBe(0);
    expect((await look({ search: mark, status: 'closed' })).total).toBe(1);
    expect((await look({ search: mark, status: 'closed', phone: '1' })).total).toBe(0);
  });
});

describe('filters', () => {
  it.each<[Query, string, string]>([
    [{ status: 'open' }, 'search', 'required'],
    [{ phone: '0' }, 'search', 'required'],
    [{ status: 'dead' }, 'status', 'invalid'],
    [{ language: 'de' }, 'language', 'invalid'],
    [{ search: 'aino', phone: '2' }, 'phone', 'invalid'],
    [{ productions: '' }, 'search', 'required'],
    [{ search: 'aino', productions: '' }, 'productions', 'invalid'],
    [{ productions: 'RUNO,' }, 'productions', 'invalid'],
    [{ productions: 'runo' }, 'productions', 'invalid'],
    [{ productions: 'RUNO,XXXX' }, 'productions', 'invalid'],
    [{ productions: 'skry' }, 'productions', 'invalid'],
    [{ participations: "skry' or 1=1" }, 'participations', 'invalid'],
    [{ participations: 'RUNO' }, 'participations', 'invalid'],
    [{ productions: 'RUNO,'.repeat(200) }, 'productions', 'tooLong'],
  ])('%j are refused', async (query, path, code) => {
    const response = await staff.browser.get('/profiles/customer-data', query);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields?.[0]).toMatchObject({ path, code });
  });
});
