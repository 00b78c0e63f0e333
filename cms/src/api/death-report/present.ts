import type {
  DeathReport,
  QueuedDeathReport,
  ReceivedDeathReport,
} from '@nimio/domain/death-report/death-report.types';
import type { Reader } from '../../data/sql.js';
import { profileName } from '../profile/name.js';
import { type ReceivedRow, type ReportRow, readDocuments } from './store.js';

const presentReporter = (row: ReceivedRow) => ({
  reporterHash: row.profile_hash,
  reporterName: profileName(row),
});

/** A report with its documents, as its reporter sees it. */
export async function presentReport(reader: Reader, row: ReportRow): Promise<DeathReport> {
  const documents = await readDocuments(reader, row.id);
  return {
    hash: row.hash,
    authorName: row.author_name,
    diedOn: row.died_on,
    relation: row.relation,
    text: row.text,
    state: row.state,
    created: row.reported_at,
    documents: documents.map(({ created_at, ...document }) => ({ ...document, created: created_at })),
  };
}

/** The same for staff, with its reporter. */
export const presentReceived = async (reader: Reader, row: ReceivedRow): Promise<ReceivedDeathReport> => ({
  ...(await presentReport(reader, row)),
  ...presentReporter(row),
});

export const presentQueued = (row: ReceivedRow): QueuedDeathReport => ({
  hash: row.hash,
  ...presentReporter(row),
  authorName: row.author_name,
  created: row.reported_at,
});
