import type * as endpoints from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readBooks } from '../reserve-store.js';

export const listReserveBooks: UseCase<typeof endpoints.listReserveBooks> = async ({ query }) => {
  const { author, q: typed = '' } = query;
  const { rows, total } = await readBooks(system().db, { author, typed }, pageOf(query));
  const records = rows.map(({ isbn, name, role, open_cents, claimable_until }) => ({
    ...{ isbn, name, role },
    openInCents: Number(open_cents),
    claimableUntil: claimable_until,
  }));
  return { records, total };
};
