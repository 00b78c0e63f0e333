import { newPublicHash } from '@nimio/domain/access/hash';
import type { ProposalStatus } from '@nimio/domain/taxation/proposal';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import type { Page } from '../../http/call.js';
import { system } from '../../system.js';
import { type Named, nameColumns } from '../profile/name.js';
import { type TaxDataColumns, taxDataUntil } from './store.js';

/** A pending proposal; one without a rate is a tax card. */
export interface PendingRow {
  id: number;
  hash: string;
  profile_id: number;
  rate: number | null;
  created_at: string;
}

const pendingOf = query<PendingRow>(
  `select id, hash, profile_id, rate, created_at from tax_proposals where profile_id = ? and status = 'PENDING'`,
);

export const findPending = (reader: Reader, profileId: number): Promise<PendingRow | undefined> =>
  reader.first(pendingOf, [profileId]);

interface NewProposal {
  profileId: number;
  /** Tenths of a percent; null for a card. */
  rate: number | null;
  at: string;
}

/** Only one can be pending: close the previous one before. */
export const insertProposal = (tx: Transaction, { profileId, rate, at }: NewProposal): Promise<number> =>
  tx.insert('tax_proposals', {
    hash: newPublicHash(),
    profile_id: profileId,
    rate,
    status: 'PENDING',
    created_at: at,
  });

/** Closes a proposal; the file of a card that is not accepted is deleted. */
export async function closeProposal(
  tx: Transaction,
  { id }: Pick<PendingRow, 'id'>,
  status: Exclude<ProposalStatus, 'PENDING'>,
  { at, reason = null }: { at: string; reason?: string | null },
): Promise<void> {
  const decided = { status, decided_at: at, reason };
  await tx.table('tax_proposals').where({ id }).update(decided);
  if (status !== 'ACCEPTED') await tx.table('tax_cards').where({ proposal_id: id }).delete();
}

/** Deletes the profile's cards except the accepted one. */
export async function deleteOtherCards(
  tx: Transaction,
  profileId: number,
  proposalId: number,
): Promise<void> {
  await tx.table('tax_cards').where({ profile_id: profileId }).whereNot({ proposal_id: proposalId }).delete();
}

const placeOf = (proposalId: number) => ({
  table: 'tax_cards',
  column: 'bytes_sealed',
  row: String(proposalId),
});

export async function insertCard(
  tx: Transaction,
  {
    profileId,
    proposalId,
    bytes,
    at,
  }: { profileId: number; proposalId: number; bytes: Uint8Array; at: string },
): Promise<void> {
  await tx.table('tax_cards').insert({
    proposal_id: proposalId,
    profile_id: profileId,
    bytes_sealed: system().vault.seal(bytes, placeOf(proposalId)),
    size: bytes.length,
    created_at: at,
  });
}

const newestCard = query<{ proposal_id: number; bytes_sealed: string; created_at: string }>(
  `select proposal_id, bytes_sealed, created_at from tax_cards where profile_id = ? order by id desc limit 1`,
);

/** The pending card, otherwise the accepted one. */
export async function readCard(
  reader: Reader,
  profileId: number,
): Promise<{ bytes: Buffer; sentAt: string } | undefined> {
  const row = await reader.first(newestCard, [profileId]);
  if (!row) return undefined;
  return {
    bytes: system().vault.openBytes(row.bytes_sealed, placeOf(row.proposal_id)),
    sentAt: row.created_at,
  };
}

/** A proposal in the society's queue, with its customer. */
export type QueuedRow = Named & {
  hash: string;
  created_at: string;
  proposed_rate: number | null;
  profile_hash: string;
};

/** The same with the current tax data. */
export type OpenRow = QueuedRow & TaxDataColumns & { profile_id: number };

const queued = `s.hash, s.created_at, s.rate as proposed_rate, p.hash as profile_hash, p.kind, ${nameColumns('p')}`;
const queue = query<QueuedRow>(
  `select ${queued}
     from (select id, hash, created_at, rate, profile_id from tax_proposals
            where status = 'PENDING' order by id limit ? offset ?) s
     join profiles p on p.id = s.profile_id
    order by s.id`,
);
const openProposal = query<OpenRow>(
  `select ${queued}, s.profile_id, t.type, t.rate, t.year
     from tax_proposals s
     join profiles p on p.id = s.profile_id
     left join taxations t on ${taxDataUntil('p.id')}
    where s.hash = ? and s.status = 'PENDING'`,
);
const proposalByHash = query<{ id: number }>('select id from tax_proposals where hash = ?');
const queueSummary = query<{ total: number; oldest: string | null }>(
  `select cast(count(*) as integer) as total, min(created_at) as oldest
     from tax_proposals where status = 'PENDING'`,
);

/** A page of the pending proposals, the oldest first. */
export const readQueue = (reader: Reader, { limit, offset }: Page): Promise<QueuedRow[]> =>
  reader.all(queue, [limit, offset]);

export const findOpen = (reader: Reader, hash: string): Promise<OpenRow | undefined> =>
  reader.first(openProposal, [yearInFinland(system().now()), hash]);

/** Whether such a proposal exists, pending or closed. */
export const isProposal = async (reader: Reader, hash: string): Promise<boolean> =>
  (await reader.first(proposalByHash, [hash])) !== undefined;

/** How many proposals are pending, and since when the oldest. */
export const summarizeQueue = async (reader: Reader): Promise<{ total: number; oldest: string | null }> =>
  (await reader.first(queueSummary)) ?? { total: 0, oldest: null };
