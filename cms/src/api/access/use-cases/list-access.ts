import type * as endpoints from '@nimio/domain/access/access.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentAccess } from '../present.js';
import { readAccess } from '../store.js';

export const listAccess: UseCase<typeof endpoints.listAccess> = async ({ caller, profile }) => {
  const { db, now } = system();
  const rows = await readAccess(db, profile.id, now().toISOString());
  const records = rows.map((row) => presentAccess(row, { caller, profile, rows }));
  return { records, total: records.length };
};
