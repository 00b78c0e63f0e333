import { newPublicHash } from '@nimio/domain/access/hash';
import { contactFields } from '@nimio/domain/contact/contact-fields';
import {
  type OutreachStatus,
  outreachContactFields,
} from '@nimio/domain/customer-acquisition/customer-acquisition.schema';
import type { Language } from '@nimio/domain/language';
import { nameKey } from '@nimio/domain/text/name-key';
import type { Transaction } from '../../data/database.js';
import { batchPlaceholders, query, type Reader, readInBatches, type Value } from '../../data/sql.js';
import { within } from '../../data/word-index.js';
import type { Page } from '../../http/call.js';
import { type AddressRow, addressColumns } from '../profile/address.js';
import { type Named, nameColumns } from '../profile/name.js';

export interface ListedRow {
  hash: string;
  name: string;
  status: OutreachStatus;
  next_day: string | null;
  last_event_at: string;
}

/** An outreach profile with the customer to whom it is connected. */
export interface OutreachRow extends ListedRow, Omit<AddressRow, 'language'>, Named {
  id: number;
  name_key: string;
  language: Language | null;
  phone: string | null;
  email: string | null;
  contact_source: string | null;
  profile_id: number | null;
  status_before: OutreachStatus | null;
  profile_hash: string | null;
  ext_party_code: string | null;
}

const listed = 'o.hash, o.name, o.status, o.next_day, o.last_event_at';
const byHash = query<OutreachRow>(
  `select ${listed}, o.id, o.name_key, ${addressColumns('o')}, o.phone, o.email, o.contact_source, o.profile_id,
          o.status_before, p.hash as profile_hash, p.ext_party_code, p.kind, ${nameColumns('p')}
     from outreach_profiles o left join profiles p on p.id = o.profile_id where o.hash = ?`,
);
const lockable = query<{ id: number }>('select id from outreach_profiles where hash = ?');

export const findOutreach = (reader: Reader, hash: string): Promise<OutreachRow | undefined> =>
  reader.first(byHash, [hash]);

/** The same, locked for the rest of the transaction. */
export async function lockOutreachRow(tx: Transaction, hash: string): Promise<OutreachRow | undefined> {
  await tx.lock(lockable, [hash]);
  return findOutreach(tx, hash);
}

/** Further words hardly reduce the result. */
const maxWords = 8;

/** A pattern for each word of a typed name, in which `!` escapes. */
export const patternsOf = (typed: string): string[] =>
  nameKey(typed)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, maxWords)
    .map(within);

export interface OutreachFilter {
  status?: OutreachStatus | undefined;
  /** The last next day. */
  dueOn?: string | undefined;
  typed: string;
}

const conditionsOf = ({ status, dueOn, typed }: OutreachFilter): { sql: string; values: Value[] } => {
  const patterns = patternsOf(typed);
  const conditions = [
    ...(status ? ['o.status = ?'] : []),
    ...(dueOn ? ['o.next_day <= ?'] : []),
    ...patterns.map(() => `o.name_key like ? escape '!'`),
  ];
  return {
    sql: `from outreach_profiles o ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}`,
    values: [...(status ? [status] : []), ...(dueOn ? [dueOn] : []), ...patterns],
  };
};

/** A page by name, or of those who are due the earliest first. */
export function readOutreaches(
  reader: Reader,
  filter: OutreachFilter,
  { limit, offset }: Page,
): Promise<ListedRow[]> {
  const { sql, values } = conditionsOf(filter);
  const order = filter.dueOn ? 'o.next_day, o.id' : 'o.name_key';
  const page = query<ListedRow>(`select ${listed} ${sql} order by ${order} limit ? offset ?`);
  return reader.all(page, [...values, limit, offset]);
}

/** How many they are, and the first next day. */
export async function summarizeOutreaches(
  reader: Reader,
  filter: OutreachFilter,
): Promise<{ total: number; oldest: null; due: string | null }> {
  const { sql, values } = conditionsOf(filter);
  const summary = query<{ total: number; due: string | null }>(
    `select cast(count(*) as integer) as total, min(o.next_day) as due ${sql}`,
  );
  return { oldest: null, ...((await reader.first(summary, values)) ?? { total: 0, due: null }) };
}

const ofNames = query<Pick<OutreachRow, 'name_key' | 'hash' | 'status'>>(
  `select name_key, hash, status from outreach_profiles where name_key in (${batchPlaceholders})`,
);

/** The outreach profiles of these names. */
export const readOutreachesOf = (reader: Reader, nameKeys: readonly string[]) =>
  readInBatches(reader, { query: ofNames, values: nameKeys, none: '' });

export interface EventRow extends Named {
  status: OutreachStatus;
  note: string;
  created_at: string;
}

const events = query<EventRow>(
  `select e.status, e.note, e.created_at, p.kind, ${nameColumns('p')}
     from outreach_events e join accounts a on a.id = e.account_id join profiles p on p.id = a.default_profile_id
    where e.outreach_id = ? order by e.id desc`,
);

/** The newest first. */
export const readEvents = (reader: Reader, outreachId: number): Promise<EventRow[]> =>
  reader.all(events, [outreachId]);

/** The columns that a call or a step changes. */
export type OutreachColumns = Pick<OutreachRow, 'language' | 'contact_source'> &
  Record<(typeof contactFields)[(typeof outreachContactFields)[number]]['column'], string | null>;

/** @returns its id and hash; undefined if the name has one */
export async function insertOutreach(
  tx: Transaction,
  row: OutreachColumns & { name: string; last_event_at: string },
): Promise<{ id: number; hash: string } | undefined> {
  const hash = newPublicHash();
  const [made] = await tx
    .table('outreach_profiles')
    .insert({ hash, status: 'new', name_key: nameKey(row.name), ...row })
    .onConflict('name_key')
    .ignore()
    .returning('id');
  return made && { id: Number(made['id']), hash };
}

export async function saveOutreach(
  tx: Transaction,
  id: number,
  changes: Partial<
    OutreachColumns &
      Pick<OutreachRow, 'status' | 'next_day' | 'profile_id' | 'status_before' | 'last_event_at'>
  >,
): Promise<void> {
  await tx.table('outreach_profiles').where({ id }).update(changes);
}

/** An event, which keeps what is stored about the person for two more years. */
export async function insertEvent(
  tx: Transaction,
  outreachId: number,
  event: { status: OutreachStatus; note: string; account_id: number; created_at: string },
): Promise<void> {
  await tx.table('outreach_events').insert({ outreach_id: outreachId, ...event });
  await saveOutreach(tx, outreachId, { last_event_at: event.created_at });
}

export async function deleteOutreach(tx: Transaction, id: number): Promise<void> {
  await tx.table('outreach_profiles').where({ id }).delete();
}

/** Without language and contact details. */
const nothingKnown = {
  language: null,
  contact_source: null,
  ...(Object.fromEntries(outreachContactFields.map((name) => [contactFields[name].column, null])) as Omit<
    OutreachColumns,
    'language' | 'contact_source'
  >),
};

/** Deletes what is stored about a person besides the name and the status: language, contact details, notes, the next day. */
export async function forgetPerson(tx: Transaction, id: number): Promise<void> {
  await saveOutreach(tx, id, { ...nothingKnown, next_day: null });
  await tx.table('outreach_events').where({ outreach_id: id }).update({ note: '' });
}

/** The same for everyone without an event since this time. */
export async function forgetSilent(tx: Transaction, since: string): Promise<void> {
  const silent = tx.table('outreach_profiles').select('id').where('last_event_at', '<', since);
  await tx
    .table('outreach_events')
    .whereNot({ note: '' })
    .whereIn('outreach_id', silent)
    .update({ note: '' });
  await tx
    .table('outreach_profiles')
    .where('last_event_at', '<', since)
    .where((row) => void row.whereNotNull('language').orWhereNotNull('next_day'))
    .update({ ...nothingKnown, next_day: null });
}
