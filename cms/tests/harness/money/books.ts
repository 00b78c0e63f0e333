import { expect } from 'vitest';
import { server } from '../server.js';

/** Sums and bigints are texts on PostgreSQL. */
type Cents = number | string | null;

/** What a distribution has done with its pot, in cents, and the totals that its calculation states. */
interface Books {
  name: string;
  kind: 'main' | 'late';
  pot_cents: Cents;
  deducted_cents: Cents;
  gross_cents: Cents;
  reserve_cents: Cents;
  unregistered_cents: Cents;
  claimed_cents: Cents;
  expired_cents: Cents;
  profiles: number;
  paid: Cents;
  carried: Cents;
  accountings: number;
  own_lines: Cents;
  taken: Cents;
  reserved: Cents;
  unregistered: Cents;
  claimed: Cents;
  late: Cents;
  expired: Cents;
}

const lines = 'from accounting_lines l where l.calculation_id = d.calculation_id';
const reserve = `${lines} and l.accounting_id is null`;
const accountings = 'from accountings a where a.calculation_id = d.calculation_id';
const shown = `d.state in ('approved', 'paid')`;
/** On a payment that was made or is planned, also when it failed and is still owed. */
const isPaid = `a.payment_id in (select p.id from distributions d join payments p on p.calculation_id = d.calculation_id
  where ${shown})`;

const books = `select d.name, d.kind, d.pot_cents, c.deducted_cents, c.gross_cents, c.reserve_cents, c.unregistered_cents,
    c.claimed_cents, c.expired_cents, c.profiles,
    (select sum(a.gross_cents) ${accountings} and ${isPaid}) as paid,
    (select sum(a.gross_cents) ${accountings} and a.payment_id is null) as carried,
    (select cast(count(*) as integer) ${accountings}) as accountings,
    (select sum(l.cents) ${lines} and l.accounting_id is not null) as own_lines,
    (select sum(l.cents) ${lines} and l.reserve_line_id is not null) as taken,
    (select sum(l.cents) ${reserve}) as reserved,
    (select sum(l.cents) ${reserve} and l.reason = 'unregistered') as unregistered,
    (select sum(l.claimed_cents) ${reserve}) as claimed,
    (select sum(l.expired_cents) ${reserve}) as expired,
    (select sum(t.cents) from distributions o join accounting_lines t on t.calculation_id = o.calculation_id
      where o.kind = 'late' and o.state in ('approved', 'paid')
        and t.reserve_line_id in (select l.id ${reserve})) as late
  from distributions d join calculations c on c.id = d.calculation_id
 where ${shown} order by d.id`;

/** The sums of each approved or paid distribution, from its rows and not from its totals. */
function expectConserved({ name, kind, ...columns }: Books): void {
  const cents = Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [column, Number(value ?? 0)]),
  ) as Record<Exclude<keyof Books, 'name' | 'kind'>, number>;
  const { paid, carried, late, expired, reserved, claimed } = cents;
  const pot = kind === 'late' ? cents.taken : cents.pot_cents;
  const parts = { deductions: cents.deducted_cents, paid, carried, late, expired };
  const open = reserved - claimed - expired;
  const sum = [...Object.values(parts), open].reduce((total, part) => total + part, 0);
  expect(sum, `the pot of ${name} = ${JSON.stringify({ ...parts, open })}`).toBe(pot);
  const { gross_cents, reserve_cents, unregistered_cents, claimed_cents, expired_cents, profiles } = cents;
  expect(
    { gross_cents, reserve_cents, unregistered_cents, claimed_cents, expired_cents, profiles },
    `the totals of ${name}`,
  ).toEqual({
    ...{ gross_cents: paid + carried, reserve_cents: reserved, unregistered_cents: cents.unregistered },
    ...{ claimed_cents: late, expired_cents: expired, profiles: cents.accountings },
  });
  expect(cents.own_lines, `the lines of ${name}`).toBe(paid + carried);
}

/** A payment that is not equal to its accountings has paid one of them twice, or an amount that is no one's. */
const unequal = `select d.name, p.payee_name, p.state, p.gross_cents, sum(a.gross_cents) as accountings
  from distributions d join payments p on p.calculation_id = d.calculation_id
  left join accountings a on a.payment_id = p.id
 where ${shown}
 group by d.name, p.id, p.payee_name, p.state, p.gross_cents
having p.gross_cents <> coalesce(sum(a.gross_cents), case when p.state = 'failed' then p.gross_cents else 0 end)`;

/** A payment to a customer who has died would be in the file that is downloaded next. */
const toDead = `select d.name, p.payee_name from distributions d join payments p on p.calculation_id = d.calculation_id
  join profiles o on o.id = p.profile_id
 where d.state = 'approved' and d.exported_message is null and p.iban is not null and o.died_on is not null`;

/** An author whose estate exists has no share, no open reserve, and no sum that the bank was not asked to pay. */
const left = `select o.id from profiles o where o.id in (select estate_of_id from profiles where estate_of_id is not null)
   and (exists (select 1 from shares s where s.profile_id = o.id)
     or exists (select 1 from accounting_lines l
         where l.profile_id = o.id and l.claimed_cents + l.expired_cents < l.cents)
     or exists (select 1 from accountings a join distributions d on d.calculation_id = a.calculation_id
         left join payments p on p.id = a.payment_id
        where a.profile_id = o.id and ${shown}
          and (p.id is null or p.state = 'failed' or p.state = 'planned' and p.iban is null)))`;

/** The sums and numbers of payments that a calculation states, and those of its rows. */
const payments = `select d.name, c.payments, c.payments_cents, c.withheld_cents, c.without_account, c.transfers, c.transfers_cents,
    cast(count(p.id) as integer) as real_payments, sum(p.gross_cents) as real_payments_cents,
    sum(p.withheld_cents) as real_withheld_cents,
    sum(case when p.id is not null and p.iban is null then 1 else 0 end) as real_without_account,
    sum(case when p.iban is not null and p.gross_cents > p.withheld_cents then 1 else 0 end) as real_transfers,
    sum(case when p.iban is not null then p.gross_cents - p.withheld_cents else 0 end) as real_transfers_cents
  from distributions d join calculations c on c.id = d.calculation_id
  left join payments p on p.calculation_id = c.id
 where ${shown}
 group by d.name, c.id, c.payments, c.payments_cents, c.withheld_cents, c.without_account, c.transfers, c.transfers_cents`;

const paymentTotals = [
  ...['payments', 'payments_cents', 'withheld_cents', 'without_account', 'transfers', 'transfers_cents'],
];

/**
 * Checks every approved or paid distribution in the database: pot = deductions + paid + carried over + late + open reserve
 * + expired, a late one's pot being what it took; the totals of its calculation are the sums of its rows; each payment is
 * the sum of its accountings; the next file pays no one who has died; and nothing is left with authors who have an estate.
 */
export async function expectBalancedBooks(): Promise<void> {
  const { db } = (await server()).system;
  const rowsOf = async <Row>(sql: string): Promise<Row[]> => {
    const result = (await db.knex.raw(sql)) as Row[] | { rows: Row[] };
    return Array.isArray(result) ? result : result.rows;
  };
  for (const one of await rowsOf<Books>(books)) expectConserved(one);
  expect(await rowsOf(unequal), 'payments that differ from their accountings').toEqual([]);
  expect(await rowsOf(toDead), 'payments to customers who have died').toEqual([]);
  expect(await rowsOf(left), 'authors who have something that is their estate’s').toEqual([]);
  for (const row of await rowsOf<Record<string, Cents>>(payments))
    for (const total of paymentTotals)
      expect(Number(row[total]), `${total} of ${row['name']}`).toBe(Number(row[`real_${total}`] ?? 0));
}
