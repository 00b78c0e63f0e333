import type { SyncBlockReason } from '@nimio/domain/isni-sync/isni-sync';
import type { IsniSync, SyncStatus } from '@nimio/domain/isni-sync/isni-sync.types';
import type { PossibleMatch } from '@nimio/domain/isni-sync/response';
import type { AttemptRow, SyncedName, SyncRow, SyncStatusRow } from './store.js';

/** A name that was never sent has no row. */
export const presentSyncStatus = (row: SyncStatusRow | undefined): SyncStatus => ({
  state: row?.state ?? 'disabled',
  syncOut: row?.sent_at ?? null,
  syncIn: row?.answered_at ?? null,
  reason: row?.reason ?? null,
});

export const presentSync = (
  { hash }: SyncedName,
  {
    row,
    bars,
    mayAsk,
    attempts,
  }: { row: SyncRow | undefined; bars: SyncBlockReason[]; mayAsk: boolean; attempts: AttemptRow[] },
): IsniSync => ({
  authorHash: hash,
  ...presentSyncStatus(row),
  mayAsk: mayAsk ? 1 : 0,
  bars,
  information: row?.information ?? '',
  ppn: row?.ppn ?? null,
  possibleMatches: row ? (JSON.parse(row.possible_matches) as PossibleMatch[]) : [],
  attempts: attempts.map(({ sent_at, answered_at, ended, isni }) => ({
    sent: sent_at,
    answered: answered_at,
    end: ended,
    isni,
  })),
});
