import type { Transaction } from '../../data/database.js';
import { query, type Reader } from '../../data/sql.js';
import { system } from '../../system.js';

export interface ExportRow {
  id: number;
  hash: string;
  profile_id: number;
  requested_at: string;
  expires_at: string;
  /** Null until it is made. */
  run: string | null;
  size: number | null;
}

const exportOfProfile = query<ExportRow>('select * from data_exports where profile_id = ?');
const exportByHash = query<ExportRow>('select * from data_exports where hash = ?');

/** The one that was requested last, also if it has expired. */
export const findExport = (reader: Reader, profileId: number): Promise<ExportRow | undefined> =>
  reader.first(exportOfProfile, [profileId]);

export const findExportByHash = (reader: Reader, hash: string): Promise<ExportRow | undefined> =>
  reader.first(exportByHash, [hash]);

export async function replaceExport(
  tx: Transaction,
  row: Pick<ExportRow, 'hash' | 'profile_id' | 'requested_at' | 'expires_at'>,
): Promise<void> {
  await tx.table('data_exports').where({ profile_id: row.profile_id }).delete();
  await tx.table('data_exports').insert(row);
}

interface Part {
  run: string;
  position: number;
}

const placeOf = ({ run, position }: Part) => ({
  table: 'data_export_parts',
  column: 'bytes_sealed',
  row: `${run} ${position}`,
});

export async function insertPart(
  tx: Transaction,
  part: Part & { exportId: number; bytes: Uint8Array },
): Promise<void> {
  await tx.table('data_export_parts').insert({
    export_id: part.exportId,
    run: part.run,
    position: part.position,
    bytes_sealed: system().vault.seal(part.bytes, placeOf(part)),
  });
}

const partAt = query<{ bytes_sealed: string }>(
  'select bytes_sealed from data_export_parts where run = ? and position = ?',
);

/** The file of a finished run, one part after another. */
export async function* readParts(
  reader: Reader,
  { run, size }: { run: string; size: number },
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for (let position = 0; read < size; position += 1) {
    const part = await reader.first(partAt, [run, position]);
    if (!part) throw new Error('A part of a data export is missing');
    const bytes = system().vault.openBytes(part.bytes_sealed, placeOf({ run, position }));
    read += bytes.length;
    yield bytes;
  }
}

/** Makes the parts of this run the file, and deletes those of other runs; the first run that finishes wins. */
export async function finishExport(
  tx: Transaction,
  { hash }: Pick<ExportRow, 'hash'>,
  made: { run: string; size: number; expires_at: string },
): Promise<void> {
  const row = await tx.lock(exportByHash, [hash]);
  if (!row) return;
  const run = row.run ?? made.run;
  await tx.table('data_export_parts').where({ export_id: row.id }).whereNot({ run }).delete();
  if (!row.run) await tx.table('data_exports').where({ id: row.id }).update(made);
}
