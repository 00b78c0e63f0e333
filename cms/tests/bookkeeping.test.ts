import { newPublicHash } from '@nimio/domain/access/hash';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadFileOf, previewAndImport, rejectionOf } from './harness/bank-files.js';
import { setTaxation } from './harness/calls/taxation.js';
import { newMark } from './harness/customers.js';
import {
  approve,
  begun,
  begunLate,
  calculate,
  endClaims,
  endedPeriod,
  forgetApproved,
  giveContract,
  lend,
  newYear,
  paid,
  path,
  pay,
  remove,
  reserveOf,
  resultOf,
  resultsOf,
  sharedBy,
} from './harness/distributions.js';
import { newIsbn } from './harness/new-values.js';
import { distributed } from './harness/payments.js';
import { type Author, newAuthor } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';
import { add } from './harness/works.js';

let staff: Author;
beforeAll(async () => {
  staff = await newAuthor({ roles: ['superadmin'] });
});
beforeEach(forgetApproved);

const database = async () => (await server()).system.db.knex;
const idOf = async ({ profileHash }: Author) =>
  (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id;
const change = async (author: Author, columns: object) =>
  (await database())('profiles')
    .where({ id: await idOf(author) })
    .update(columns);

/** The cells of a saved file without its headings. */
const cellsOf = ({ bytes }: { bytes: Uint8Array }): string[][] =>
  Buffer.from(bytes)
    .toString('utf8')
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(';'));
const centsOf = (cell = ''): number => Math.round(Number((cell || '0').replace(',', '.')) * 100);

describe('the postings of a distribution', () => {
  const save = (hash: string, { browser } = staff) => browser.get(path(hash, '/postings'));

  /** Debits less credits by event and account; each event is balanced. */
  async function balancesOf(hash: string): Promise<Record<string, Record<string, number>>> {
    const response = await save(hash);
    expect(response.status).toBe(200);
    const events: Record<string, Record<string, number>> = {};
    for (const [, event = '', account = '', debit, credit] of cellsOf(response)) {
      const accounts = (events[event] ??= {});
      accounts[account] = (accounts[account] ?? 0) + centsOf(debit) - centsOf(credit);
    }
    for (const accounts of Object.values(events))
      expect(Object.values(accounts).reduce((sum, cents) => sum + cents, 0)).toBe(0);
    return events;
  }

  it('are those of its approval, its payment and the bank’s returns, to the cent, and end with nothing owed', async () => {
    const [aino, beata, cemal, daniel, elsa] = [
      ...[await newAuthor(), await newAuthor(), await newAuthor(), await newAuthor(), await newAuthor()],
    ] as [Author, Author, Author, Author, Author];
    await setTaxation(aino.profileHash, { rate: 245 });
    await change(beata, { tax_residence: 'SE' });
    const year = newYear();
    // Half of the first work is unclaimed, and the second one is below the minimum.
    await lend(year, {
      [await sharedBy([aino, beata, cemal, daniel], 8)]: 997,
      [await sharedBy([elsa])]: 3,
    });
    const knex = await database();
    await knex('bank_accounts')
      .where({ profile_id: await idOf(cemal) })
      .update({ iban: 'TR330006100519786457841326', swift: 'ISBKTRIS' });
    await knex('bank_accounts')
      .where({ profile_id: await idOf(daniel) })
      .delete();
    const deductions = [
      { code: 'HALL', nameFi: '=Hallinto', nameSv: 'Administration', nameEn: 'Administration', percent: 7.5 },
      { code: 'KULT', nameFi: 'Kulttuuri', nameSv: 'Kultur', nameEn: 'Culture', percent: 3.33 },
    ];
    const { hash } = await begun(staff, year, {
      ...{ name: '=Lainat', potInCents: 1_000_001, minimumInCents: 5000, deductions },
    });
    expect(await save(hash)).toMatchObject({ status: 409, code: 'distributionNotApproved' });
    const calculated = await calculate(staff, hash);
    expect(await save(hash)).toMatchObject({ status: 409, code: 'distributionNotApproved' });
    await approve(staff, calculated);
    const { gross, reserve, carriedOver, paymentsGross, withheld, toBank, byHand } = resultOf(calculated);
    expect([carriedOver > 0, byHand > 0, reserve > 0]).toEqual([true, true, true]);
    const approval = {
      'Tilitettävät varat': 1_000_001,
      'Vähennys: =Hallinto': -75_000,
      'Vähennys: Kulttuuri': -33_300,
      Vararahasto: -reserve,
      'Velat oikeudenhaltijoille': carriedOver - gross,
      'Velat oikeudenhaltijoille, odottavat': -carriedOver,
    };
    expect(await balancesOf(hash)).toEqual({ Hyväksyntä: approval });
    const [row] = cellsOf(await save(hash));
    expect([row?.[0], row?.[5]]).toEqual([
      finnishDay(new Date()).split('-').reverse().map(Number).join('.'),
      "'=Lainat: jaettava summa",
    ]);

    await pay(staff, hash);
    const { records } = await resultsOf(staff, { hash } as Distribution);
    const paymentOf = ({ profileHash }: Author) => {
      const found = records.find((one) => one.profileHash === profileHash);
      if (!found) throw new Error('There is no payment');
      return found;
    };
    const [source, failed] = [paymentOf(beata), paymentOf(daniel)];
    expect(failed.kind).toBe('failed');
    const withheldAtHome = withheld - source.withheldInCents - failed.withheldInCents;
    const payment = {
      'Velat oikeudenhaltijoille': paymentsGross,
      'Velat oikeudenhaltijoille, odottavat': -failed.grossInCents,
      Ennakonpidätykset: -withheldAtHome,
      Lähdeverot: -source.withheldInCents,
      Pankkitili: -toBank,
      'Pankkitili, maksut SEPA-alueen ulkopuolelle': -byHand,
    };
    expect(await balancesOf(hash)).toEqual({ Hyväksyntä: approval, Maksu: payment });

    await previewAndImport(staff, `payment;reason\n${source.hash};AC04\n`);
    const back = {
      'Velat oikeudenhaltijoille, odottavat': -source.grossInCents,
      Lähdeverot: source.withheldInCents,
      Pankkitili: source.netInCents,
    };
    expect((await balancesOf(hash))['Palautus']).toEqual(back);

    // The next distribution pays what waits, and withholds from it again.
    expect((await staff.browser.post(`/accountings/payments/${source.hash}/repeat`)).status).toBe(204);
    await knex('bank_accounts').insert({
      ...{ hash: newPublicHash(), profile_id: await idOf(daniel), iban: 'FI2112345600000785' },
      ...{ foreign_account: 0, priority: 1, created_at: '2026' },
    });
    const next = newYear();
    await lend(next, { [await sharedBy([aino])]: 1 });
    const second = await begun(staff, next, { potInCents: 10_000 });
    await approve(staff, await calculate(staff, second.hash));
    await pay(staff, second.hash);
    const events = await balancesOf(second.hash);
    expect(events['Hyväksyntä']?.['Velat oikeudenhaltijoille, odottavat']).toBe(
      carriedOver + failed.grossInCents + source.grossInCents,
    );
    expect(events['Hyväksyntä']?.['Velat oikeudenhaltijoille']).toBe(
      -(10_000 + carriedOver + failed.grossInCents + source.grossInCents),
    );
    const owed = [...Object.values(await balancesOf(hash)), ...Object.values(events)]
      .flatMap((byAccount) => Object.entries(byAccount))
      .filter(([account]) => account.startsWith('Velat'));
    expect(owed.reduce((sum, [, cents]) => sum + cents, 0)).toBe(0);
  });

  /** A paid distribution whose reserve has an unclaimed part, and an approved late one that pays the rest of it. */
  async function withLate(): Promise<{
    holder: Author;
    main: Distribution;
    late: Distribution;
    gross: number;
  }> {
    const [holder, year, isbn] = [await newAuthor(), newYear(), newIsbn()];
    expect((await add(holder, { isbn, numberOfAuthors: 1 })).status).toBe(201);
    await lend(year, { [isbn]: 7, [await sharedBy([await newAuthor()], 2)]: 3 });
    const main = await paid(staff, year, { potInCents: 100_001 });
    await giveContract(holder);
    const late = await calculate(staff, (await begunLate(staff)).hash);
    expect((await approve(staff, late)).status).toBe(200);
    const { gross } = resultOf(late);
    expect(gross).toBeGreaterThan(0);
    return { holder, main, late, gross };
  }

  /** Ends the claim period of a distribution, whose last late one is paid. */
  async function complete({ hash }: Distribution): Promise<void> {
    await endClaims(hash);
    const last = await calculate(staff, (await begunLate(staff, { recordDay: endedPeriod })).hash);
    expect((await approve(staff, last)).status).toBe(200);
    await pay(staff, last.hash);
  }

  /** Lets what is left of the reserve of a distribution expire. */
  async function expire({ hash }: Distribution, note: string): Promise<number> {
    const { openInCents: cents } = await reserveOf(staff, { distribution: hash });
    expect((await staff.browser.post(path(hash, '/expire'), { note, cents })).status).toBe(200);
    return cents;
  }

  it('of a main and a late distribution leave on the reserve what is open, until it expires', async () => {
    const { main, late, gross } = await withLate();
    expect(await balancesOf(late.hash)).toEqual({
      Hyväksyntä: { Vararahasto: gross, 'Velat oikeudenhaltijoille': -gross },
    });
    expect(cellsOf(await save(late.hash))[0]?.[5]).toBe(
      'Takautuva tilitys: aiempien tilitysten vararahastosta',
    );
    await pay(staff, late.hash);
    /** The balance of an account over the files of both. */
    const over = async (account: string): Promise<number> => {
      const files = [await balancesOf(main.hash), await balancesOf(late.hash)];
      const events = files.flatMap((file) => Object.values(file));
      return events.reduce((sum, accounts) => sum + (accounts[account] ?? 0), 0);
    };
    const { openInCents } = await reserveOf(staff, { distribution: main.hash });
    expect(openInCents).toBeGreaterThan(0);
    expect(await over('Vararahasto')).toBe(-openInCents);
    expect(await over('Velat oikeudenhaltijoille')).toBe(0);
    await complete(main);
    expect(await expire(main, 'Apurahoihin; "puolet" kirjastoille')).toBe(openInCents);
    expect(Buffer.from((await save(main.hash)).bytes).toString()).toContain(
      `"${main.name}: vanhentuneet osuudet: Apurahoihin; ""puolet"" kirjastoille"`,
    );
    expect(await over('Vararahasto')).toBe(0);
    expect(await over('Vanhentuneet varat')).toBe(-openInCents);
  });

  it('have each expiry of a reserve, also of what a late distribution gave back since', async () => {
    const { holder, main, late, gross } = await withLate();
    await complete(main);
    const first = await expire(main, 'Apurahoihin');
    await previewAndImport(staff, rejectionOf((await downloadFileOf(staff, late.hash)).message));
    const colleague = await newAuthor({ roles: ['admin'] });
    expect((await colleague.browser.post(path(late.hash, '/reopen'), {})).status).toBe(200);
    await remove(staff, late.hash);
    const ofHolder = { profile_id: await idOf(holder) };
    await (await database())('contracts').where(ofHolder).delete();
    expect(await expire(main, 'Kirjastoille')).toBe(gross);
    const rows = cellsOf(await save(main.hash)).filter(([, event]) => event === 'Vanheneminen');
    expect(rows.map((row) => [row[2], centsOf(row[3]) - centsOf(row[4]), row[5]])).toEqual([
      ['Vararahasto', first, `${main.name}: vanhentuneet osuudet: Apurahoihin`],
      ['Vanhentuneet varat', -first, `${main.name}: vanhentuneet osuudet: Apurahoihin`],
      ['Vararahasto', gross, `${main.name}: vanhentuneet osuudet: Kirjastoille`],
      ['Vanhentuneet varat', -gross, `${main.name}: vanhentuneet osuudet: Kirjastoille`],
    ]);
  });

  it('date a return on the day of its import, but not before the payment', async () => {
    const author = await newAuthor();
    const [past, coming] = [
      await distributed(author, { payDate: '2025-10-15' }),
      await distributed(author, { payDate: '2099-10-15' }),
    ];
    await previewAndImport(staff, `payment;reason\n${past.payment};AC04\n${coming.payment};AC04\n`);
    const dayOf = async (payment: string) =>
      (await newestRow<{ returned_on: string }>('payments', { hash: payment })).returned_on;
    expect(await dayOf(past.payment)).toBe(finnishDay(new Date()));
    expect(await dayOf(coming.payment)).toBe('2099-10-15');
  });

  it('have the language of who saves them', async () => {
    const swede = await newAuthor({ roles: ['admin'] });
    await change(swede, { language: 'sv' });
    const year = newYear();
    await lend(year, { [await sharedBy([await newAuthor()])]: 1 });
    const { record } = await approve(staff, await calculate(staff, (await begun(staff, year)).hash));
    const { headers, bytes } = await save(record.hash, swede);
    expect(Buffer.from(bytes).toString()).toMatch(/^\ufeffDatum;Händelse;Konto;Debet;Kredit;Förklaring\r\n/);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="tilioinnit-${record.payDate}-${record.hash.slice(0, 8)}.csv"`,
    );
  });

  it('do not exist for an unknown distribution', async () => {
    expect((await save(newPublicHash())).status).toBe(404);
  });
});

describe('the tax withheld in a month', () => {
  const save = (month: string, { browser } = staff) => browser.get('/accountings/withheld-tax', { month });

  it('has each payment, each return as a negative one, and sums by kind of tax', async () => {
    const knex = await database();
    const [aino, company] = [
      await newAuthor(),
      await newAuthor({ isCreator: false, roles: ['representative'] }),
    ];
    await change(aino, { ext_party_code: `A-${await idOf(aino)}`, tax_residence: 'SE' });
    await change(company, {
      kind: 'organisation',
      ext_party_code: null,
      register_number: `T-${await idOf(company)}`,
    });
    const made = await distributed(aino, { payDate: '2087-04-30' });
    const returned = await distributed(company, { payDate: '2087-04-01', cents: [10_000] });
    const later = await distributed(aino, { payDate: '2087-05-01', cents: [100] });
    await distributed(aino, { payDate: '2087-04-15', payment: 'failed', failure: 'noAccount' });
    await distributed(aino, { payDate: '2087-04-15', payment: 'planned', state: 'approved' });
    const update = async (hash: string, columns: object) => knex('payments').where({ hash }).update(columns);
    await update(made.payment, { payee_name: '=SUM(A1)', tax_kind: 'source' });
    await update(returned.payment, { payee_name: 'Kuu Oy', state: 'failed', failure: 'AC04' });
    await update(returned.payment, { returned_on: '2087-05-12' });
    await update(later.payment, { payee_name: 'Aino' });
    const [ainoCode, companyCode] = [`A-${await idOf(aino)}`, `T-${await idOf(company)}`];
    const { status, headers, bytes } = await save('2087-04');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="ennakonpidatykset-2087-04.csv"');
    expect(Buffer.from(bytes).toString('utf8')).toBe(
      [
        '\ufeffPäivä;Tapahtuma;Maksupäivä;Maksun tunnus;Asiakasnumero;Saaja;Saajan laji;Y-tunnus;' +
          'Verotuksellinen asuinvaltio;Veron laji;Bruttosumma;Prosentti;Pidätetty vero;Nettosumma',
        `1.4.2087;Maksu;1.4.2087;${returned.payment};;Kuu Oy;Organisaatio;${companyCode};FI;Ennakonpidätys;100,00;24,5;24,50;75,50`,
        `30.4.2087;Maksu;30.4.2087;${made.payment};${ainoCode};'=SUM(A1);Tekijä;;SE;Lähdevero;121,50;24,5;29,76;91,74`,
        ';Yhteensä;;;;;;;;Ennakonpidätys;100,00;;24,50;75,50',
        ';Yhteensä;;;;;;;;Lähdevero;121,50;;29,76;91,74',
        '',
      ].join('\r\n'),
    );
    expect(
      cellsOf(await save('2087-05')).map((row) => [row[0], row[1], row[2], row[3], row[10], row[12]]),
    ).toEqual([
      ['1.5.2087', 'Maksu', '1.5.2087', later.payment, '1,00', '0,24'],
      ['12.5.2087', 'Palautunut maksu', '1.4.2087', returned.payment, '-100,00', '-24,50'],
      ['', 'Yhteensä', '', '', '-99,00', '-24,26'],
    ]);
  });

  it('is recorded in the log of each payee in it, and of no other', async () => {
    const [mine, other] = [await newAuthor(), await newAuthor()];
    await distributed(mine, { payDate: '2088-02-01' });
    await distributed(other, { payDate: '2088-03-01' });
    expect((await save('2088-02')).status).toBe(200);
    const callsOf = async (author: Author) => {
      const lines = { profile_id: await idOf(author), event: 'staff.call', as_staff: 1 };
      const rows = (await (await database())('audit_log').where(lines)) as { facts: string }[];
      return rows.map(({ facts }) => JSON.parse(facts) as object);
    };
    expect(await callsOf(mine)).toEqual([{ call: 'GET /accountings/withheld-tax' }]);
    expect(await callsOf(other)).toEqual([]);
  });

  it('has every payment once, also when there are thousands', async () => {
    const knex = await database();
    const { calculationId } = await distributed(await newAuthor(), { payDate: '2089-06-15', cents: [100] });
    const count = 4100;
    const mark = newMark();
    const customer = { kind: 'person', language: 'fi', last_name: mark, created_at: '2020' };
    await knex.batchInsert(
      'profiles',
      Array.from({ length: count }, () => ({ ...customer, hash: newPublicHash() })),
      100,
    );
    await knex.raw(
      `insert into payments (hash, calculation_id, profile_id, gross_cents, tax_rate, withheld_cents, state)
         select hash, ?, id, 1001, 600, 600, 'paid' from profiles where last_name = ?`,
      [calculationId, mark],
    );
    const rows = cellsOf(await save('2089-06'));
    expect(new Set(rows.map(([, , , hash]) => hash)).size).toBe(count + 2);
    expect(rows).toHaveLength(count + 2);
    expect(rows.at(-1)?.slice(9)).toEqual(['Ennakonpidätys', '41042,00', '', '24600,24', '16441,76']);
  });

  it.each(['2026-13', '2026-1', '2026', '2026-10-01'])('is refused for the month %j', async (month) => {
    const response = await save(month);
    expect(response).toMatchObject({ status: 422, code: 'validationError' });
    expect(response.error?.details.fields).toMatchObject([{ path: 'month' }]);
  });

  it('is no file when nothing was paid', async () => {
    expect(await save('1999-01')).toMatchObject({ status: 404, code: 'noPaymentsInMonth' });
  });
});
