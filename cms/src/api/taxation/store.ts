import type { ProposalStatus } from '@nimio/domain/taxation/proposal';
import type { TaxType } from '@nimio/domain/taxation/tax-types';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { TaxationEvent } from '@nimio/domain/taxation/taxation.types';
import { defaultRateOf } from '@nimio/domain/taxation/withholding';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { oneProfile, type ProfileSet } from '../../identity/profile-access.js';
import { databaseContext } from '../../system.js';
import { readWithholding } from '../accounting-settings/store.js';
import { type PayeeKindColumns, payeeKindColumns } from './payee-kind.js';

/** Tax data as stored: rates are whole tenths of a percent. */
export interface TaxDataColumns {
  type: TaxType | null;
  rate: number | null;
  year: number | null;
}

/** A profile's tax data of this year or the last one before, with those of next year and its newest proposal. */
export interface TaxationRow extends TaxDataColumns, PayeeKindColumns {
  /** In percent. */
  default_rate: number;
  next_type: TaxType | null;
  next_rate: number | null;
  next_year: number | null;
  /** When tax data of any year were last set. */
  changed_at: string | null;
  proposal: string | null;
  status: ProposalStatus | null;
  proposed_rate: number | null;
  reason: string | null;
  proposed_at: string | null;
  decided_at: string | null;
  has_card: 0 | 1;
}

/**
 * Joins `t`, the newest tax data not after a year, which is the parameter.
 *
 * @param profile the column with its id
 */
export const taxDataUntil = (profile: string) =>
  `t.profile_id = ${profile} and t.year =
    (select max(past.year) from taxations past where past.profile_id = ${profile} and past.year <= ?)`;

const taxationOf = (profiles: ProfileSet) =>
  query<Omit<TaxationRow, 'default_rate'> & { profile_id: number }>(
    `select p.id as profile_id, ${payeeKindColumns('p')}, t.type, t.rate, t.year, next.type as next_type, next.rate as next_rate, next.year as next_year,
          (select max(a.changed_at) from taxations a where a.profile_id = p.id) as changed_at, s.hash as proposal, s.status, s.rate as proposed_rate, s.reason, s.created_at as proposed_at,
          s.decided_at, case when exists (select 1 from tax_cards c where c.profile_id = p.id) then 1 else 0 end
            as has_card
     from profiles p
     left join taxations t on ${taxDataUntil('p.id')}
     left join taxations next on next.profile_id = p.id and next.year = ?
     left join tax_proposals s on s.id = (select max(n.id) from tax_proposals n where n.profile_id = p.id)
    where p.id ${profiles.sql}`,
  );

/** The tax data of several profiles, by their id. */
export async function readTaxations(reader: Reader, profiles: ProfileSet): Promise<Map<number, TaxationRow>> {
  const year = yearInFinland(databaseContext().now());
  const [rows, defaults] = await Promise.all([
    reader.all(taxationOf(profiles), [year, year + 1, ...profiles.values]),
    readWithholding(reader, year),
  ]);
  return new Map(
    rows.map((row) => {
      const payee = { payeeKind: row.payee_kind, taxResidence: row.tax_residence };
      return [row.profile_id, { ...row, default_rate: defaultRateOf(defaults, payee) }];
    }),
  );
}

export async function readTaxation(reader: Reader, profileId: number): Promise<TaxationRow> {
  const row = (await readTaxations(reader, oneProfile(profileId))).get(profileId);
  if (!row) throw new Error(`No profile ${profileId}`);
  return row;
}

export async function saveTaxResidence(tx: Transaction, profileId: number, country: string): Promise<void> {
  await tx.table('profiles').where({ id: profileId }).update({ tax_residence: country });
}

/** The source of the tax data: the yearly fetch, or the society, whose data are newer. */
export type TaxDataSource = 'fetch' | 'society';

/** Sets the tax data of a year. */
export async function saveTaxData(
  tx: Transaction,
  profileId: number,
  data: { type: TaxType; rate: number | null; year: number; source: TaxDataSource },
  at: string,
): Promise<void> {
  const row = { profile_id: profileId, ...data, changed_at: at };
  await tx.table('taxations').insert(row).onConflict(['profile_id', 'year']).merge();
}

/** A change in the history of the taxation. */
export interface EventRow extends TaxDataColumns {
  at: string;
  kind: TaxationEvent['kind'];
  done_by: TaxationEvent['by'];
  proposed_rate: number | null;
}

type NewEvent = Pick<EventRow, 'at' | 'kind' | 'done_by' | 'proposed_rate'> & {
  profileId: number;
  accountId: number | null;
};

/** Adds a change with the current tax data; pass the data if they are known. */
export async function insertEvent(
  tx: Transaction,
  { profileId, accountId, ...event }: NewEvent,
  known?: TaxDataColumns,
): Promise<void> {
  const { type, rate, year } = known ?? (await readTaxation(tx, profileId));
  await tx
    .table('taxation_events')
    .insert({ profile_id: profileId, account_id: accountId, ...event, type, rate, year });
}

const eventsOf = query<EventRow>(
  `select at, kind, done_by, type, rate, year, proposed_rate from taxation_events
    where profile_id = ? order by id desc limit ? offset ?`,
);

const eventsCount = query<{ events: number }>(
  'select cast(count(*) as integer) as events from taxation_events where profile_id = ?',
);

/** A page of a profile's changes, the newest first. */
export const readEvents = (reader: Reader, profileId: number, { limit, offset }: Page): Promise<EventRow[]> =>
  reader.all(eventsOf, [profileId, limit, offset]);

export const countEvents = async (reader: Reader, profileId: number): Promise<number> =>
  (await reader.first(eventsCount, [profileId]))?.events ?? 0;
