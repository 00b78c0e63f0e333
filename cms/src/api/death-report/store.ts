import { newPublicHash } from '@nimio/domain/access/hash';
import type { DeathReportState, Relation } from '@nimio/domain/death-report/death-report.schema';
import { DomainError } from '@nimio/domain/errors';
import { nameKey } from '@nimio/domain/text/name-key';
import type { Transaction } from '../../data/database.js';
import { type Query, query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { system } from '../../system.js';
import { type Named, nameColumns } from '../profile/name.js';

export interface ReportRow {
  id: number;
  hash: string;
  profile_id: number;
  author_name: string;
  died_on: string;
  relation: Relation;
  text: string;
  state: DeathReportState;
  reported_at: string;
}

/** A report with its reporter. */
export type ReceivedRow = ReportRow & Named & { profile_hash: string };

export interface DocumentRow {
  number: number;
  size: number;
  created_at: string;
}

const columns =
  'r.id, r.hash, r.profile_id, r.author_name, r.died_on, r.relation, r.text, r.state, r.reported_at';
const received = `select ${columns}, p.hash as profile_hash, p.kind, ${nameColumns('p')}
  from death_reports r join profiles p on p.id = r.profile_id`;

const ownPage = query<ReportRow>(
  `select ${columns} from death_reports r where r.profile_id = ? order by r.id desc limit ? offset ?`,
);
const ownTotal = query<{ n: number }>(
  'select cast(count(*) as integer) as n from death_reports where profile_id = ?',
);
const ownOpen = query<{ n: number }>(
  `select cast(count(*) as integer) as n from death_reports where profile_id = ? and state = 'open'`,
);
const ownByHash = query<ReportRow>(
  `select ${columns} from death_reports r where r.profile_id = ? and r.hash = ?`,
);
const ownByName = query<Pick<ReportRow, 'id' | 'hash'>>(
  'select id, hash from death_reports where profile_id = ? and author_key = ?',
);
const lockable = query<{ id: number }>('select id from death_reports where hash = ?');
const byHash = query<ReceivedRow>(`${received} where r.hash = ?`);
const queue: Record<DeathReportState, Query<ReceivedRow>> = {
  open: query(`${received} where r.state = 'open' order by r.reported_at, r.id limit ? offset ?`),
  handled: query(
    `${received} where r.state = 'handled' order by r.reported_at desc, r.id desc limit ? offset ?`,
  ),
};
const summary = query<{ total: number; oldest: string | null }>(
  'select cast(count(*) as integer) as total, min(reported_at) as oldest from death_reports where state = ?',
);
const documents = query<DocumentRow>(
  'select number, size, created_at from death_report_documents where report_id = ? order by number',
);
const sealedDocument = query<{ bytes_sealed: string }>(
  'select bytes_sealed from death_report_documents where report_id = ? and number = ?',
);

/** A page of a profile's reports, newest first. */
export const readOwnReports = (
  reader: Reader,
  profileId: number,
  { limit, offset }: Page,
): Promise<ReportRow[]> => reader.all(ownPage, [profileId, limit, offset]);

export const countOwnReports = async (reader: Reader, profileId: number): Promise<number> =>
  (await reader.first(ownTotal, [profileId]))?.n ?? 0;

export const countOwnOpenReports = async (reader: Reader, profileId: number): Promise<number> =>
  (await reader.first(ownOpen, [profileId]))?.n ?? 0;

/** A report of this profile, locked for the rest of the transaction. @throws `notFound` */
export async function requireOwnReport(tx: Transaction, profileId: number, hash: string): Promise<ReportRow> {
  const report = await tx.lock(ownByHash, [profileId, hash]);
  if (!report) throw new DomainError('notFound');
  return report;
}

/** Any report, for staff. */
export const findReport = (reader: Reader, hash: string): Promise<ReceivedRow | undefined> =>
  reader.first(byHash, [hash]);

/** The same, locked for the rest of the transaction without its reporter. */
export async function lockReport(tx: Transaction, hash: string): Promise<ReceivedRow | undefined> {
  await tx.lock(lockable, [hash]);
  return findReport(tx, hash);
}

export const readReports = (
  reader: Reader,
  state: DeathReportState,
  { limit, offset }: Page,
): Promise<ReceivedRow[]> => reader.all(queue[state], [limit, offset]);

/** How many reports are in a state, and since when the oldest. */
export const summarizeReports = async (
  reader: Reader,
  state: DeathReportState,
): Promise<{ total: number; oldest: string | null }> =>
  (await reader.first(summary, [state])) ?? { total: 0, oldest: null };

type Content = Pick<ReportRow, 'author_name' | 'died_on' | 'relation' | 'text' | 'reported_at'>;

/**
 * Saves an open report, in place of an earlier one that the profile has made of the same name. The profile is locked,
 * so that a double click finds the first report.
 *
 * @returns the hash of the report
 */
export async function saveReport(tx: Transaction, profileId: number, content: Content): Promise<string> {
  const author_key = nameKey(content.author_name);
  const open = { ...content, state: 'open', handled_at: null, handled_by_account_id: null };
  const earlier = await tx.first(ownByName, [profileId, author_key]);
  if (earlier) {
    await tx.table('death_reports').where({ id: earlier.id }).update(open);
    return earlier.hash;
  }
  const hash = newPublicHash();
  await tx.table('death_reports').insert({ hash, profile_id: profileId, author_key, ...open });
  return hash;
}

/** The documents of a report in the order of their numbers. */
export const readDocuments = (reader: Reader, reportId: number): Promise<DocumentRow[]> =>
  reader.all(documents, [reportId]);

const placeOf = (reportId: number, number: number) => ({
  table: 'death_report_documents',
  column: 'bytes_sealed',
  row: `${reportId} ${number}`,
});

/** A document's file name is not stored, since people write their names and identity codes in it. */
export async function insertDocument(
  tx: Transaction,
  { reportId, number, bytes, at }: { reportId: number; number: number; bytes: Uint8Array; at: string },
): Promise<void> {
  await tx.table('death_report_documents').insert({
    report_id: reportId,
    number,
    bytes_sealed: system().vault.seal(bytes, placeOf(reportId, number)),
    size: bytes.length,
    created_at: at,
  });
}

/** The content of a document; undefined if there is none with this number. */
export async function readDocument(
  reader: Reader,
  reportId: number,
  number: number,
): Promise<Buffer | undefined> {
  const row = await reader.first(sealedDocument, [reportId, number]);
  return row && system().vault.openBytes(row.bytes_sealed, placeOf(reportId, number));
}

/** @returns whether there was one */
export const deleteDocument = async (tx: Transaction, reportId: number, number: number): Promise<boolean> =>
  (await tx.table('death_report_documents').where({ report_id: reportId, number }).delete()) > 0;

/** Records that a report is handled, and by whom, or that it is open. */
export async function saveState(
  tx: Transaction,
  id: number,
  state: DeathReportState,
  { accountId, at }: { accountId: number; at: string },
): Promise<void> {
  const handled = { handled_at: at, handled_by_account_id: accountId };
  const open = { handled_at: null, handled_by_account_id: null };
  await tx
    .table('death_reports')
    .where({ id })
    .update({ state, ...(state === 'handled' ? handled : open) });
}
