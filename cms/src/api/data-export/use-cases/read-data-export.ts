import { isHolder } from '@nimio/domain/access/access-kinds';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/data-export/data-export.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import { query, type Reader } from '../../../data/sql.js';
import type { ActingFor, Caller, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readAccessOf } from '../../access/store.js';
import { presentExport } from '../present.js';
import { findExport, readParts } from '../store.js';

const kindOfProfile = query<{ kind: 'person' | 'organisation' }>('select kind from profiles where id = ?');

/** Whether the caller holds the profile (decision 0051): neither a person's representative nor staff do. */
export async function isHolderOf(reader: Reader, caller: Caller, profile: ActingFor): Promise<boolean> {
  const at = system().now().toISOString();
  const grants = await readAccessOf(reader, { profileId: profile.id, accountId: caller.accountId, at });
  const found = await reader.first(kindOfProfile, [profile.id]);
  return (
    found !== undefined &&
    grants.some(({ kind, valid_from: from }) => from <= at && isHolder(kind, found.kind))
  );
}

/** Others learn nothing about a request of the holder. */
export const getDataExport: UseCase<typeof endpoints.getDataExport> = async ({ caller, profile }) => {
  const { db } = system();
  const isTheirs = await isHolderOf(db, caller, profile);
  const row = isTheirs ? await findExport(db, profile.id) : undefined;
  return { isHolder: isTheirs ? 1 : 0, ...(await presentExport(db, row)) };
};

export const downloadDataExport: UseCase<typeof endpoints.downloadDataExport> = async ({
  caller,
  profile,
  requestId,
}) => {
  const { db, now } = system();
  if (!(await isHolderOf(db, caller, profile))) throw new DomainError('forbidden');
  const row = await findExport(db, profile.id);
  if (!row?.run || row.size === null || row.expires_at <= now().toISOString())
    throw new DomainError('notFound');
  await db.transaction((tx) => audit(tx, 'data-export.download', { caller, profile, requestId }));
  return {
    name: `data-${finnishDay(new Date(row.requested_at))}.json`,
    bytes: readParts(db, { run: row.run, size: row.size }),
  };
};
