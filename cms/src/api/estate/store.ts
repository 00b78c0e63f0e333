import type { TaxType } from '@nimio/domain/taxation/tax-types';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { fromShown } from '../accounting/visibility.js';
import type { NewContract } from '../contract/store.js';

const estateOf = query<{ id: number }>('select id from profiles where estate_of_id = ?');

/** The id of an author's estate; undefined without one. */
export const findEstateOf = async (reader: Reader, authorId: number): Promise<number | undefined> =>
  (await reader.first(estateOf, [authorId]))?.id;

interface PlanRow {
  names: number;
  works: number;
  deals: number;
  suggestions: number;
  contracts: number;
  /** PostgreSQL returns text. */
  reserved_cents: number | string;
  unpaid_cents: number | string;
}

/**
 * Sums `a` that the bank was not asked to pay: carried over, on a failed payment, or on a planned one without an account. A
 * payment in a file that was downloaded before the death stays the author's unless the bank returns it.
 */
const isUnpaid = `(a.payment_id is null
  or exists (select 1 from payments p where p.id = a.payment_id
       and (p.state = 'failed' or p.state = 'planned' and p.iban is null)))`;
/** Contracts in force after a day. */
const inForceAfter = '(k.valid_to is null or k.valid_to > ?)';

const plan = query<PlanRow>(
  `select (select cast(count(*) as integer) from author_names n where n.profile_id = o.id) as names,
          (select cast(count(*) as integer) from (
             select d.work_id from shares s join deals d on d.id = s.deal_id where s.profile_id = o.id
             union select c.work_id from contributions c where c.profile_id = o.id) w) as works,
          (select cast(count(*) as integer) from deals d where d.owner_profile_id = o.id) as deals,
          (select cast(count(*) as integer) from change_suggestions g
            where g.suggester_profile_id = o.id and g.state = 'PENDING') as suggestions,
          (select cast(count(*) as integer) from contracts k where k.profile_id = o.id and ${inForceAfter}) as contracts,
          (select coalesce(sum(l.cents - l.claimed_cents - l.expired_cents), 0)
             ${fromShown('accounting_lines l')} where l.profile_id = o.id) as reserved_cents,
          (select coalesce(sum(a.gross_cents), 0)
             ${fromShown('accountings a')} where a.profile_id = o.id and ${isUnpaid}) as unpaid_cents
     from profiles o where o.id = ?`,
);

/** What the estate of an author who died on this day would take over. */
export async function readPlan(reader: Reader, authorId: number, diedOn: string): Promise<PlanRow> {
  const row = await reader.first(plan, [diedOn, authorId]);
  if (!row) throw new Error(`No profile ${authorId}`);
  return row;
}

/** Selects the ids of the works in which a profile has a share or another role, or owns a deal. */
export const worksHeldBy = (profileId: number) => ({
  sql: `select d.work_id from shares s join deals d on d.id = s.deal_id where s.profile_id = ?
        union all select work_id from deals where owner_profile_id = ?
        union all select work_id from contributions where profile_id = ?`,
  values: [profileId, profileId, profileId],
});

/** What two profiles cannot both have, with their ids as parameters. */
const heldByBoth = [
  'select 1 from shares a join shares b on b.deal_id = a.deal_id where a.profile_id = ? and b.profile_id = ?',
  `select 1 from contributions a join contributions b on b.work_id = a.work_id and b.role = a.role
    where a.profile_id = ? and b.profile_id = ?`,
  `select 1 from change_suggestions a join change_suggestions b on b.work_id = a.work_id and b.role = a.role
    where a.suggester_profile_id = ? and b.suggester_profile_id = ? and a.state = 'PENDING' and b.state = 'PENDING'`,
  `select 1 ${fromShown('accountings a')} join accountings b on b.calculation_id = a.calculation_id
    where a.profile_id = ? and b.profile_id = ? and ${isUnpaid}`,
];
const conflict = query<{ found: number }>(
  `select case when ${heldByBoth.map((one) => `exists (${one})`).join(' or ')} then 1 else 0 end as found`,
);

/** Whether both have a share of one deal, or anything else of which a profile has only one. */
export const holdTheSame = async (reader: Reader, one: number, other: number): Promise<boolean> =>
  (await reader.first(conflict, [one, other, one, other, one, other, one, other]))?.found === 1;

const repeatedHidden = query<never>(
  `delete from hidden_book_suggestions where profile_id = ?
     and work_id in (select work_id from hidden_book_suggestions where profile_id = ?)`,
);
const repeatedMailed = query<never>(
  `delete from mailed_book_suggestions where profile_id = ?
     and work_id in (select work_id from mailed_book_suggestions where profile_id = ?)`,
);
const repeatedMark = query<never>(
  'delete from payout_marks where profile_id = ? and exists (select 1 from payout_marks where profile_id = ?)',
);
const pendingSuggestions = query<never>(
  `update change_suggestions set suggester_profile_id = ? where suggester_profile_id = ? and state = 'PENDING'`,
);
/**
 * A profile has one accounting of a calculation, so one of an estate that was linked later may stay with the author. `cross
 * join` makes SQLite begin with the estates, which are few.
 */
const unpaidOfDead = query<never>(
  `update accountings set profile_id =
      (select e.id from profiles e where e.estate_of_id = accountings.profile_id)
    where id in (select a.id from profiles estate cross join accountings a
      where estate.estate_of_id > 0 and a.profile_id = estate.estate_of_id and ${isUnpaid} and not exists (select 1 from accountings own
        where own.calculation_id = a.calculation_id and own.profile_id = estate.id))`,
);

/** What authors with an estate were not paid passes to it; also what turns out later to be unpaid. */
export const passUnpaid = (tx: Transaction): Promise<number> => tx.run(unpaidOfDead);

const paymentsOf = query<{ id: number }>('select id from payments where profile_id = ? order by id');

/** Locks a profile's payments, so that no concurrent report of the bank changes one. */
export const lockPaymentsOf = (tx: Transaction, profileId: number): Promise<unknown> =>
  tx.lock(paymentsOf, [profileId]);

// A line that was imported without its share would not count as received by the successor in the share.
const linesWithoutShare = query<never>(
  `update accounting_lines set share_id =
      (select s.id from shares s join deals d on d.id = s.deal_id
        where s.profile_id = ? and d.work_id = accounting_lines.work_id and d.role = accounting_lines.role)
    where id in (
      select l.id from accounting_lines l where l.profile_id = ? and l.share_id is null
      union all
      select l.id from accountings a join accounting_lines l on l.accounting_id = a.id
       where a.profile_id in (?, ?) and l.share_id is null)`,
);

/** The tables whose rows pass to the estate, with the column of the profile. */
const passing = [
  ['author_names', 'profile_id'],
  ['shares', 'profile_id'],
  ['contributions', 'profile_id'],
  ['deals', 'owner_profile_id'],
  ['hidden_book_suggestions', 'profile_id'],
  ['mailed_book_suggestions', 'profile_id'],
  ['accounting_lines', 'profile_id'],
  ['payout_marks', 'profile_id'],
  ['outreach_profiles', 'profile_id'],
] as const;

/**
 * Links the estate to its author, and moves to it what the author has: names, shares, roles, deals, suggestions, reserved parts and unpaid sums. Paid
 * sums and messages remain. The works are locked.
 */
export async function moveToEstate(tx: Transaction, authorId: number, estateId: number): Promise<void> {
  for (const repeated of [repeatedHidden, repeatedMailed, repeatedMark])
    await tx.run(repeated, [authorId, estateId]);
  for (const [table, column] of passing)
    await tx
      .table(table)
      .where({ [column]: authorId })
      .update({ [column]: estateId });
  await tx.run(pendingSuggestions, [estateId, authorId]);
  await tx.table('profiles').where({ id: estateId }).update({ estate_of_id: authorId });
  await passUnpaid(tx);
  await tx.run(linesWithoutShare, [estateId, estateId, authorId, estateId]);
}

const laterTaxData = query<{ type: TaxType; rate: number | null; year: number }>(
  `select t.type, t.rate, t.year from taxations t
    where t.profile_id = ? and t.year > ? and t.source = 'fetch'
      and not exists (select 1 from taxations own where own.profile_id = ? and own.year = t.year)
    order by t.year`,
);

/** The yearly tax data of an author for the years after one that the estate has none for. */
export const readLaterTaxData = (
  reader: Reader,
  { authorId, estateId, year }: { authorId: number; estateId: number; year: number },
): Promise<{ type: TaxType; rate: number | null; year: number }[]> =>
  reader.all(laterTaxData, [authorId, year, estateId]);

type ContinuedContract = Omit<NewContract, 'profile_id' | 'created_at'>;

const contractsAfter = query<ContinuedContract>(
  `select k.type, k.description, k.valid_from, k.valid_to, k.comp_types, k.exception_comment, k.text_version, k.text_language
     from contracts k where k.profile_id = ? and ${inForceAfter} order by k.id`,
);

/** The contracts in force after a day, the oldest first. */
export const readContractsAfter = (
  reader: Reader,
  profileId: number,
  day: string,
): Promise<ContinuedContract[]> => reader.all(contractsAfter, [profileId, day]);

export interface HeirRow {
  name: string;
  profile_id: number | null;
  profile_hash: string | null;
  ext_party_code: string | null;
  numerator: number | null;
  denominator: number | null;
  is_contact: 0 | 1;
  note: string;
  has_access: 0 | 1;
}

const heirs = query<HeirRow>(
  `select h.name, h.profile_id, p.hash as profile_hash, p.ext_party_code, h.numerator, h.denominator, h.is_contact, h.note,
          case when exists (select 1 from accounts a join access_grants g on g.account_id = a.id
                 where a.default_profile_id = h.profile_id and a.closed_at is null and g.profile_id = h.estate_id
                   and (g.valid_to is null or g.valid_to > ?)) then 1 else 0 end as has_access
     from estate_heirs h left join profiles p on p.id = h.profile_id
    where h.estate_id = ? order by h.position`,
);

export const readHeirs = (reader: Reader, estateId: number, at: string): Promise<HeirRow[]> =>
  reader.all(heirs, [at, estateId]);

export type NewHeir = Omit<HeirRow, 'profile_hash' | 'ext_party_code' | 'has_access'>;

export async function replaceHeirs(
  tx: Transaction,
  estateId: number,
  rows: readonly NewHeir[],
): Promise<void> {
  await tx.table('estate_heirs').where({ estate_id: estateId }).delete();
  if (rows.length === 0) return;
  await tx
    .table('estate_heirs')
    .insert(rows.map((row, index) => ({ estate_id: estateId, position: index + 1, ...row })));
}
