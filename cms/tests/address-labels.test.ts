import { createRequire } from 'node:module';
import path from 'node:path';
import type { AuditLine } from '@nimio/domain/audit/audit.types';
import { mostLabels } from '@nimio/domain/customer/address-labels';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as MakePdf from '../src/integrations/pdf/make-pdf.js';
import type { AddressLabels } from '../src/integrations/pdf/write-labels.js';
import { closed, dead, insertCustomer, newMark, withManyCustomers } from './harness/customers.js';
import { cmsDir } from './harness/environment.js';
import { type Author, newAuthor } from './harness/people.js';
import { type PlacedText, pagesOf, placesOf, textOf } from './harness/statement-text.js';

const require = createRequire(import.meta.url);
const { labelsPdf } = require(path.join(cmsDir, 'dist/src/integrations/pdf/make-pdf.js')) as typeof MakePdf;

const label = (name: string, ...lines: string[]): AddressLabels['labels'][number] => ({
  ...{ name, number: null },
  lines: lines.length > 0 ? lines : ['Kirstinkatu 12 B 34', '00510 Helsinki'],
});

const draw = (task: Partial<AddressLabels>): Promise<Uint8Array> =>
  labelsPdf({
    ...{ language: 'fi', society: 'Yhdistys', day: '2026-11-27', start: 1, labels: [], withoutLabel: [] },
    ...task,
  });

/** The edges of a label, in millimetres; the sheet is half a millimetre higher than the labels at top and bottom. */
const edgesOf = (at: number) => {
  const [left, top] = [(at % 3) * 70, 0.5 + Math.floor(at / 3) * 37];
  return { left, right: left + 70, top, bottom: top + 37 };
};

/** The number of the label, from 0, that contains the whole text. */
function labelUnder({ left, right, baseline }: PlacedText): number | undefined {
  for (let at = 0; at < 24; at += 1) {
    const edges = edgesOf(at);
    if (left >= edges.left && right <= edges.right && baseline >= edges.top && baseline <= edges.bottom)
      return at;
  }
  return undefined;
}

describe('a sheet of address labels', () => {
  it('has its first and its last label at their places', async () => {
    const labels = Array.from({ length: 24 }, (_, at) => label(`Nimi ${at}`));
    const [sheet = [], ...others] = await placesOf(await draw({ labels }));
    expect(others).toEqual([]);
    expect(sheet).toHaveLength(3 * 24);
    const lines = (at: number) => sheet.filter((text) => labelUnder(text) === at);
    for (const at of labels.keys()) {
      expect(lines(at).map(({ text }) => text)).toEqual([
        `Nimi ${at}`,
        'Kirstinkatu 12 B 34',
        '00510 Helsinki',
      ]);
      for (const { left } of lines(at)) expect(left - edgesOf(at).left).toBeCloseTo(6, 1);
      expect((lines(at)[0]?.baseline ?? 0) - edgesOf(at).top).toBeCloseTo(8.35, 1);
    }
    expect(lines(0)[0]).toMatchObject({ text: 'Nimi 0', left: expect.closeTo(6, 1) as number });
    expect(lines(23)[0]).toMatchObject({ text: 'Nimi 23', left: expect.closeTo(146, 1) as number });
    expect(lines(23)[0]?.baseline).toBeCloseTo(0.5 + 7 * 37 + 8.35, 1);
  });

  it('begins with the first free label', async () => {
    const [sheet = []] = await placesOf(await draw({ start: 5, labels: [label('Aino Vuorela')] }));
    expect(new Set(sheet.map(labelUnder))).toEqual(new Set([4]));
  });

  it('makes long lines smaller, then breaks them, and never leaves the label', async () => {
    const words = [
      'Kirjallisuudentutkija',
      'W'.repeat(40),
      'Ålandsbankenin',
      'i'.repeat(90),
      'von',
      'katu 12',
    ];
    const labels = Array.from({ length: 48 }, (_, at) => {
      const line = (length: number) =>
        Array.from({ length }, (_each, word) => words[(at + word * 5) % words.length]).join(' ');
      return label(line(1 + (at % 3)), line(1 + (at % 2)), 'Kirstinkatu 12', '00510 Helsinki');
    });
    const bytes = await draw({ labels });
    const sheets = await placesOf(bytes);
    const sizes = sheets.slice(0, 2).flatMap((sheet) => sheet.map(({ size }) => size));
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([7, 10]);
    expect(new Set(sizes).size).toBeGreaterThan(2);
    const text = (await textOf(bytes)).replace(/ /g, '');
    for (const sheet of sheets.slice(0, 2))
      for (const each of sheet) expect(labelUnder(each), each.text).toBeDefined();
    for (const { name } of labels) expect(text).toContain(name.replace(/ /g, ''));
  });

  it('lists a customer whose address fits on no label', async () => {
    const long = label('Aino Vuorela', ...Array.from({ length: 4 }, () => 'Pitkäkatu '.repeat(20)));
    const bytes = await draw({ labels: [long, label('Eino Aho')] });
    const pages = await pagesOf(bytes);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toBe('Eino Aho Kirstinkatu 12 B 34 00510 Helsinki');
    expect(pages[1]).toContain('Osoite ei mahdu tarraan Aino Vuorela');
    const [only, ...others] = await pagesOf(await draw({ labels: [long] }));
    expect(only).toContain('Osoite ei mahdu tarraan Aino Vuorela');
    expect(others).toEqual([]);
  });

  it.each([
    ['fi', 'Asiakkaat ilman osoitetarraa', 'Osoite puuttuu tai on vajaa', 'Sivu 1 (1)'],
    ['sv', 'Kunder utan adressetikett', 'Adressen saknas eller är ofullständig', 'Sida 1 (1)'],
    ['en', 'Clients without an address label', 'Address missing or incomplete', 'Page 1 of 1'],
  ] as const)('has its list in the language of who prints it: %s', async (language, ...texts) => {
    const withoutLabel = [{ name: 'Eino Aho', number: '100123', reason: 'addressMissing' as const }];
    const pages = await pagesOf(await draw({ language, labels: [label('Aino Vuorela')], withoutLabel }));
    for (const text of [...texts, 'Eino Aho, 100123']) expect(pages[1]).toContain(text);
  });

  it('is tagged, and the same file whenever it is made', async () => {
    const task = {
      labels: Array.from({ length: 30 }, (_, at) => label(`Žanna Šilvennoinen ${at}`)),
      withoutLabel: [{ name: 'Eino Aho', number: null, reason: 'closed' as const }],
    };
    const [once, again] = [await draw(task), await draw(task)];
    expect(Buffer.from(again).equals(Buffer.from(once))).toBe(true);
    const raw = Buffer.from(once).toString('latin1');
    expect(raw.split('/S /Sect\n').length - 1).toBe(30);
    for (const key of ['/S /H1', '/S /H2', '/S /LI', '/Lang (fi)']) expect(raw).toContain(key);
  });
});

let staff: Author;

beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});

const print = (body: object) => staff.browser.post('/profiles/address-labels', body);

async function pagesFor(body: object): Promise<string[]> {
  const { status, headers, bytes } = await print(body);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  return pagesOf(bytes);
}

const home = { street_address: 'Kirstinkatu 12', zip_code: '00510', post_center: 'Helsinki', country: 'FI' };

describe('address labels', () => {
  it('of 26 customers from label 24 fill three sheets, and the list of those without one follows', async () => {
    const mark = newMark();
    for (let at = 0; at < 26; at += 1)
      await insertCustomer({ first_name: `n${String(at).padStart(2, '0')}`, last_name: mark, ...home });
    await insertCustomer({ first_name: 'Osoitteeton', last_name: mark, ext_party_code: `P-${mark}` });
    await insertCustomer({ first_name: 'Päättynyt', last_name: mark, ...home, ...closed });
    await insertCustomer({ first_name: 'Kuollut', last_name: mark, ...home, ...dead });
    const { status, headers, bytes } = await print({ filter: { search: mark, status: 'all' }, start: 24 });
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/filename="osoitetarrat-\d{4}-\d\d-\d\d\.pdf"/);
    const places = await placesOf(bytes);
    const labelsOn = (page: number) => [...new Set(places[page]?.map(labelUnder))];
    expect(places).toHaveLength(4);
    expect([labelsOn(0), labelsOn(1).length, labelsOn(2)]).toEqual([[23], 24, [0]]);
    const [first = '', , third = '', list = ''] = await pagesOf(bytes);
    expect(first).toBe(`n00 ${mark} Kirstinkatu 12 00510 Helsinki`);
    expect(third).toBe(`n25 ${mark} Kirstinkatu 12 00510 Helsinki`);
    expect(list).toContain(
      `Asiakkaat ilman osoitetarraa Asiakkuus on päättynyt Päättynyt ${mark} ` +
        `Asiakas on kuollut Kuollut ${mark} Osoite puuttuu tai on vajaa Osoitteeton ${mark}, P-${mark}`,
    );
  });

  it('have name, c/o, street, postcode and town, and the country in capitals abroad', async () => {
    const mark = newMark();
    const names = { first_name: 'Åsa', last_name: mark, language: 'sv' };
    const away = {
      co_address: 'c/o Östman',
      street_address: 'Götgatan 1',
      zip_code: '11646',
      post_center: 'Stockholm',
    };
    await insertCustomer({ ...names, ...away, country: 'SE' });
    const estate = {
      kind: 'organisation',
      organisation_name: `Vuorela, ${mark}`,
      organisation_name2: 'kuolinpesä',
    };
    await insertCustomer({ ...estate, ...home });
    expect(await pagesFor({ filter: { search: mark }, start: 1 })).toEqual([
      `Vuorela, ${mark} kuolinpesä Kirstinkatu 12 00510 Helsinki ` +
        `Åsa ${mark} c/o Östman Götgatan 1 11646 Stockholm SVERIGE`,
    ]);
  });

  it('are in the order of country, postcode and name', async () => {
    const mark = newMark();
    const hashes: string[] = [];
    for (const [first_name, zip_code, country] of [
      ['e', '11646', 'SE'],
      ['d', '20100', 'FI'],
      ['a', '20100', 'FI'],
      ['c', '00100', 'FI'],
      ['ä', '00100', 'FI'],
      ['b', '10115', 'DE'],
    ])
      hashes.push(await insertCustomer({ first_name, last_name: mark, ...home, zip_code, country }));
    const [page = ''] = await pagesFor({ profileHashes: [...hashes, ...hashes], start: 1 });
    const names = [...page.matchAll(new RegExp(`(\\S) ${mark}`, 'g'))].map(([, name]) => name);
    expect(names).toEqual(['b', 'c', 'ä', 'a', 'd', 'e']);
  });

  it('leave a line in the log of each customer who gets one', async () => {
    const [mine, other] = [await newAuthor(), await newAuthor({ isComplete: false })];
    await pagesFor({ profileHashes: [mine.profileHash, other.profileHash], start: 1 });
    const eventsOf = async ({ browser, profileHash }: Author) => {
      const { body } = await browser.get(`/profiles/${profileHash}/audit-log`);
      return (body as { records: AuditLine[] }).records.filter(
        ({ event }) => event === 'customer.print-label',
      );
    };
    expect(await eventsOf(mine)).toMatchObject([{ by: 'society', name: null }]);
    expect(await eventsOf(other)).toEqual([]);
  });

  it.each<[object, string, string]>([
    [{ start: 1 }, 'profileHashes', 'required'],
    [{ profileHashes: [], start: 1 }, 'profileHashes', 'required'],
    [{ profileHashes: ['x'], start: 1 }, 'profileHashes[0]', 'invalid'],
    [{ profileHashes: ['a'.repeat(22)], filter: { status: 'all' }, start: 1 }, 'profileHashes', 'invalid'],
    [{ filter: {}, start: 1 }, 'filter.search', 'required'],
    [{ filter: { search: 'aino', offset: 1 }, start: 1 }, 'filter', 'unknownKey'],
    [{ filter: { search: 'aino', phone: '1' }, start: 1 }, 'filter.phone', 'wrongType'],
    [{ filter: { productions: 'XXXX' }, start: 1 }, 'productions', 'invalid'],
    [{ filter: { status: 'all' } }, 'start', 'required'],
    [{ filter: { status: 'all' }, start: 0 }, 'start', 'tooSmall'],
    [{ filter: { status: 'all' }, start: 25 }, 'start', 'tooBig'],
    [{ filter: { status: 'all' }, start: 1.5 }, 'start', 'wrongType'],
  ])('for %j are refused', async (body, path, code) => {
    const response = await print(body);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields?.[0]).toMatchObject({ path, code });
  });

  it('are refused when no customer has an address to print', async () => {
    const mark = newMark();
    const hash = await insertCustomer({ first_name: 'Aino', last_name: mark, ...home, ...dead });
    for (const body of [
      { profileHashes: [hash] },
      { filter: { search: mark } },
      { filter: { search: newMark() } },
    ])
      expect(await print({ ...body, start: 1 })).toMatchObject({ status: 422, code: 'addressMissing' });
  });

  it('leave out a customer who has been deleted since the list was read', async () => {
    const gone = 'a'.repeat(22);
    const existing = await insertCustomer({ first_name: 'Aino', last_name: newMark(), ...home });
    expect((await print({ profileHashes: [existing, gone], start: 1 })).status).toBe(200);
  });

  it('are for staff', async () => {
    const { browser, profileHash } = await newAuthor({ roles: ['tester'] });
    const body = { profileHashes: [profileHash], start: 1 };
    expect(await browser.post('/profiles/address-labels', body)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('are for at most two thousand customers', async () => {
    const hashes = Array.from({ length: mostLabels + 1 }, (_, at) => String(at).padStart(22, '0'));
    const tooMany = await print({ profileHashes: hashes, start: 1 });
    expect(tooMany.error?.details.fields).toEqual([
      { path: 'profileHashes', code: 'tooBig', params: { max: mostLabels } },
    ]);
    const filter = { search: newMark() };
    await withManyCustomers(filter.search, mostLabels, home, async (addOne) => {
      expect(await pagesFor({ filter, start: 1 })).toHaveLength(Math.ceil(mostLabels / 24));
      await addOne();
      const response = await print({ filter, start: 1 });
      expect(response).toMatchObject({ status: 422, code: 'validationError' });
      expect(response.error?.details.fields).toEqual([
        { path: 'filter', code: 'tooBig', params: { max: mostLabels } },
      ]);
    });
  });
});
