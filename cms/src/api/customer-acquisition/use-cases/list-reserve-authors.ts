import type * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readAuthors, readSpellings } from '../reserve-store.js';
import { readOutreachesOf } from '../store.js';

export const listReserveAuthors: UseCase<typeof endpoints.listReserveAuthors> = async ({ query }) => {
  const { db } = system();
  const filter = { typed: query.q ?? '', minCents: query.minCents ?? 0, isKnown: query.known === 1 };
  const { rows, total } = await readAuthors(db, filter, pageOf(query));
  const keys = rows.map(({ name_key }) => name_key);
  const [names, outreaches] = await Promise.all([readSpellings(db, keys), readOutreachesOf(db, keys)]);
  const outreachOf = new Map(outreaches.map(({ name_key, ...outreach }) => [name_key, outreach]));
  const records = rows.map((row) => ({
    name: names.get(row.name_key) ?? row.name_key,
    nameKey: row.name_key,
    openInCents: Number(row.open_cents),
    works: row.works,
    claimableUntil: row.claimable_until,
    outreach: outreachOf.get(row.name_key) ?? null,
  }));
  return { records, total };
};
