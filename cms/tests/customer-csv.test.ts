import type { AuditLine } from '@nimio/domain/audit/audit.types';
import { mostExported } from '@nimio/domain/customer/customer-filter';
import { beforeAll, describe, expect, it } from 'vitest';
import { closed, dead, insertCustomer, newMark, withManyCustomers } from './harness/customers.js';
import { type Author, newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

type Query = Record<string, string>;

let staff: Author;

beforeAll(async () => {
  staff = await newAuthor({ roles: ['admin'] });
});

const save = (query: Query) => staff.browser.get('/profiles/customer-data/csv', query);

/** The rows below the headings, without the byte order mark, which the test browser removes. */
async function rowsOf(query: Query): Promise<string[]> {
  const { status, bytes } = await save(query);
  expect(status).toBe(200);
  const text = Buffer.from(bytes).toString('utf8');
  return text.split('\r\n').slice(1, -1);
}

describe('the CSV of customers', () => {
  it('has number, name, language, town, country, codes and permissions', async () => {
    const mark = newMark();
    const permissions = { allow_contact_by_phone: 1, allow_contact_by_email: 1, mail_newsletter: 1 };
    await insertCustomer(
      {
        ...{ first_name: 'Åsa', last_name: mark, ext_party_code: `P-${mark}`, language: 'sv' },
        ...{ post_center: 'Ekenäs', country: 'FI', phone: '+358 40 123 4567', email: 'asa@example.org' },
        ...permissions,
        ...{ allow_to_publish_name: 1, allow_isni_pub: 1 },
      },
      { roles: ['tester', 'creator'], productions: ['RUNO', 'KAAN'], participations: ['fsfr'] },
    );
    const estate = {
      kind: 'organisation',
      organisation_name: `${mark} Oy`,
      organisation_name2: 'kuolinpesä',
    };
    await insertCustomer({ ...estate, phone: '09 123', email: 'pesa@example.org' });
    const { status, headers, bytes } = await save({ search: mark });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="asiakkaat-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(Buffer.from(bytes).toString('utf8')).toBe(
      [
        '\ufeffAsiakasnumero;Nimi;Asiointikieli;Postitoimipaikka;Maa;Roolit;Tuotannonalat;Jäsenjärjestöt;Saa soittaa;' +
          'Saa lähettää sähköpostia;Uutiskirje;Nimen saa julkaista;ISNI-tunnuksen saa julkaista;Puhelinnumero;Sähköposti',
        `;${mark} Oy kuolinpesä;fi;;;;;none;0;0;0;0;0;;`,
        `P-${mark};Åsa ${mark};sv;Ekenäs;FI;creator,tester;KAAN,RUNO;fsfr;1;1;1;1;1;+358 40 123 4567;asa@example.org`,
        '',
      ].join('\r\n'),
    );
  });

  it('has phone and e-mail only where the customer permits contact by it', async () => {
    const mark = newMark();
    const reachable = { last_name: mark, phone: '040 123 4567', email: 'a@example.org' };
    await insertCustomer({ ...reachable, first_name: 'a' });
    await insertCustomer({ ...reachable, first_name: 'b', allow_contact_by_phone: 1 });
    await insertCustomer({ ...reachable, first_name: 'c', allow_contact_by_email: 1 });
    const rows = await rowsOf({ search: mark });
    expect(rows.map((row) => row.split(';').slice(-2))).toEqual([
      ['', ''],
      ['040 123 4567', ''],
      ['', 'a@example.org'],
    ]);
  });

  it('does not say that a customer who has died may be contacted', async () => {
    const mark = newMark();
    const permissions = { allow_contact_by_phone: 1, allow_contact_by_email: 1, mail_newsletter: 1 };
    await insertCustomer({
      last_name: mark,
      phone: '040 123 4567',
      email: 'a@example.org',
      ...permissions,
      ...dead,
    });
    const [row = ''] = await rowsOf({ search: mark });
    expect(row).toMatch(/;0;0;0;0;0;;$/);
    for (const flag of ['phone', 'email', 'newsletter'])
      expect(await rowsOf({ search: mark, [flag]: '1' }), flag).toEqual([]);
  });

  it('calculates nothing that a customer has written', async () => {
    const mark = newMark();
    await insertCustomer({
      ...{ first_name: '=HYPERLINK("http://x";"y")', last_name: mark, post_center: '@SUM(A1)' },
      ...{ email: '+1@example.org', phone: '+358401234567' },
      ...{ allow_contact_by_phone: 1, allow_contact_by_email: 1 },
    });
    const [row] = await rowsOf({ search: mark });
    expect(row).toBe(
      `;"'=HYPERLINK(""http://x"";""y"") ${mark}";fi;'@SUM(A1);;;;none;1;1;0;0;0;+358401234567;'+1@example.org`,
    );
  });

  it('has the headings alone when no customer meets the conditions', async () => {
    expect(await rowsOf({ search: newMark() })).toEqual([]);
  });

  it('has headings in the language of who saves it', async () => {
    const swede = await newAuthor({ roles: ['admin'] });
    const { knex } = (await server()).system.db;
    await knex('profiles').where({ hash: swede.profileHash }).update({ language: 'sv' });
    const { body } = await swede.browser.get('/profiles/customer-data/csv', { search: newMark() });
    expect(body).toContain('Kundnummer;Namn;Kontaktspråk');
  });

  it('leaves a line in the log of each customer in it, and of no other', async () => {
    const mark = newMark();
    const [mine, other] = [await newAuthor(), await newAuthor()];
    const { knex } = (await server()).system.db;
    await knex('profiles').where({ hash: mine.profileHash }).update({ ext_party_code: mark });
    expect(await rowsOf({ search: mark })).toHaveLength(1);
    const linesOf = async ({ browser, profileHash }: Author) => {
      const { body } = await browser.get(`/profiles/${profileHash}/audit-log`);
      return (body as { records: AuditLine[] }).records.filter(({ event }) => event === 'customer.export');
    };
    expect(await linesOf(mine)).toMatchObject([{ by: 'society', name: null }]);
    expect(await linesOf(other)).toEqual([]);
  });

  it('shows all customers and their roles at one moment while they change', async () => {
    const mark = newMark();
    const count = 60;
    for (let at = 0; at < count; at += 1)
      await insertCustomer(
        { first_name: `a${at}`, last_name: mark, ext_party_code: `${mark}-${at}`, post_center: '0' },
        { roles: ['creator'] },
      );
    const { knex } = (await server()).system.db;
    const roleAt = (town: number) => (town % 2 === 0 ? 'creator' : 'tester');
    /** To another town, with another role. */
    const move = (town: number) =>
      knex.transaction(async (tx) => {
        const profiles = tx('profiles').whereLike('ext_party_code', `${mark}-%`);
        await profiles.clone().update({ post_center: `${town}` });
        await tx('profile_roles')
          .whereIn('profile_id', profiles.clone().select('id'))
          .update({ role: roleAt(town) });
      });
    const moving = async () => {
      for (let town = 1; town <= 20; town += 1) await move(town);
    };
    const saving = async () => {
      const files: string[][] = [];
      for (let file = 0; file < 20; file += 1) files.push(await rowsOf({ search: mark }));
      return files;
    };
    const [, files] = await Promise.all([moving(), saving()]);
    for (const rows of files) {
      const [, , , town] = rows[0]?.split(';') ?? [];
      expect(rows).toHaveLength(count);
      for (const row of rows) {
        const cells = row.split(';');
        expect([cells[3], cells[5]]).toEqual([town, roleAt(Number(town))]);
      }
    }
  });

  it.each<[Query, string, string]>([
    [{}, 'search', 'required'],
    [{ status: 'open' }, 'search', 'required'],
    [{ productions: 'XXXX' }, 'productions', 'invalid'],
  ])('with %j is refused', async (query, path, code) => {
    const response = await save(query);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields).toMatchObject([{ path, code }]);
  });

  it('is for staff', async () => {
    const { browser } = await newAuthor({ roles: ['tester'] });
    expect(await browser.get('/profiles/customer-data/csv', { status: 'all' })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('has at most twenty thousand customers, each with a line in the log', async () => {
    const { knex } = (await server()).system.db;
    const mark = newMark();
    const query = { search: mark, status: 'closed' };
    const logged = async (): Promise<number> => {
      const ids = knex('profiles').select('id').where({ last_name: mark });
      const lines = knex('audit_log')
        .where({ event: 'customer.export', as_staff: 1 })
        .whereIn('profile_id', ids);
      return Number((await lines.countDistinct({ n: 'profile_id' }))[0]?.['n']);
    };
    await withManyCustomers(mark, mostExported, closed, async (addOne) => {
      expect(await rowsOf(query)).toHaveLength(mostExported);
      expect(await logged()).toBe(mostExported);
      await addOne();
      const response = await save(query);
      expect(response).toMatchObject({ status: 422, code: 'validationError' });
      expect(response.error?.details.fields).toEqual([
        { path: '', code: 'tooBig', params: { max: mostExported } },
      ]);
      expect(await logged()).toBe(mostExported);
    });
  });
});
