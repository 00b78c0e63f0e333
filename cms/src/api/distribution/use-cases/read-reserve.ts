import * as endpoints from '@nimio/domain/distribution/reserve.endpoints';
import type { ReserveSums } from '@nimio/domain/distribution/reserve.types';
import { isSearchedFor } from '@nimio/domain/text/search-words';
import { isbnRange } from '@nimio/domain/work/isbn';
import { auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { conditionsIn } from '../../customer/conditions-in.js';
import {
  presentReserveLine,
  presentReserveSums,
  presentReserveYear,
  presentUnregistered,
} from '../present-reserve.js';
import { requireDistribution } from '../read-distribution.js';
import { searchReserve } from '../reserve-search.js';
import { readReserveYears } from '../reserve-store.js';
import { readUnregistered } from '../unregistered-store.js';

const nothing: ReserveSums = { openInCents: 0, claimedInCents: 0, expiredInCents: 0 };

export const listReserve: UseCase<typeof endpoints.listReserve> = async ({
  query: { distribution, reason, state, year, q, ...page },
  caller,
  requestId,
}) => {
  const { db } = system();
  const { calculation_id: calculation } = distribution
    ? await requireDistribution(db, distribution)
    : { calculation_id: undefined };
  // A draft has no lines.
  const calculationId = calculation === null ? 0 : calculation;
  if (q && !isbnRange(q) && !isSearchedFor(q)) return { records: [], total: 0, ...nothing };
  const search = q ? { typed: q, holders: await conditionsIn({ search: q, status: 'all' }) } : undefined;
  const filter = { calculationId, reason, state, year, search };
  const { rows, sums } = await searchReserve(db, filter, pageOf(page));
  const holders = rows.flatMap(({ profile_id: holder }) => holder ?? []);
  await auditCall(endpoints.listReserve, { caller, requestId }, holders);
  return { records: rows.map(presentReserveLine), total: sums.lines, ...presentReserveSums(sums) };
};

export const listReserveYears: UseCase<typeof endpoints.listReserveYears> = async () => {
  const records = (await readReserveYears(system().db)).map(presentReserveYear);
  return { records, total: records.length };
};

export const listUnregisteredIsbns: UseCase<typeof endpoints.listUnregisteredIsbns> = async ({
  query: { year, q, excluded, ...page },
}) => {
  const range = q ? isbnRange(q) : undefined;
  if (q && !range) return { records: [], total: 0 };
  const filter = { year, range, isExcluded: excluded === undefined ? undefined : excluded === '1' };
  const { rows, total } = await readUnregistered(system().db, filter, pageOf(page));
  return { records: rows.map(presentUnregistered), total };
};
