import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import * as endpoints from '@nimio/domain/distribution/reserve.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { isbnRange } from '@nimio/domain/work/isbn';
import { audit, auditCall } from '../../../audit/audit.js';
import { pageOf, type UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { conditionsIn } from '../../customer/conditions-in.js';
import {
  presentReserveLine,
  presentReserveSums,
  presentReserveYear,
  presentUnregistered,
} from '../present-reserve.js';
import { lockIdle, readDistribution, requireDistribution } from '../read-distribution.js';
import { searchReserve } from '../reserve-search.js';
import {
  deleteExcluded,
  expireLeft,
  insertExcluded,
  isPaidAtEnd,
  readReserveYears,
  readUnregistered,
} from '../reserve-store.js';
import { insertEvent, openCents } from '../store.js';

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
  const search = q ? { typed: q, holders: await conditionsIn({ search: q, status: 'all' }) } : undefined;
  const asked = { calculationId, reason, state, year, search };
  const { rows, sums } = await searchReserve(db, asked, pageOf(page));
  const holders = rows.flatMap(({ profile_id: holder }) => holder ?? []);
  await auditCall(endpoints.listReserve, { caller, requestId }, holders);
  return { records: rows.map(presentReserveLine), total: sums.lines, ...presentReserveSums(sums) };
};

export const listReserveYears: UseCase<typeof endpoints.listReserveYears> = async () => {
  const records = (await readReserveYears(system().db)).map(presentReserveYear);
  return { records, total: records.length };
};

/** A late distribution that was calculated before and pays some of it cannot be approved any more. */
export const expireReserve: UseCase<typeof endpoints.expireReserve> = ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (row.claimable_until === null || finnishDay(now()) <= row.claimable_until)
      throw new DomainError('claimPeriodOpen');
    if (!(await isPaidAtEnd(tx, row.claimable_until))) throw new DomainError('lastLateMissing');
    const cents = openCents(row);
    if (cents === 0) throw new DomainError('reserveEmpty');
    await expireLeft(tx, row.calculation_id ?? 0);
    const facts = { cents, note: body.note };
    const at = now().toISOString();
    await insertEvent(tx, row.id, { kind: 'expired', accountId: caller.accountId, at, facts });
    await audit(tx, 'distribution.expire', { caller, requestId }, { distribution: row.hash, ...facts });
    return readDistribution(tx, await requireDistribution(tx, row.hash), caller);
  });
};

export const listUnregisteredIsbns: UseCase<typeof endpoints.listUnregisteredIsbns> = async ({
  query: { year, q, excluded, ...page },
}) => {
  const range = q ? isbnRange(q) : undefined;
  if (q && !range) return { records: [], total: 0 };
  const asked = { year, range, isExcluded: excluded === undefined ? undefined : excluded === '1' };
  const { rows, total } = await readUnregistered(system().db, asked, pageOf(page));
  return { records: rows.map(presentUnregistered), total };
};

export const excludeIsbn: UseCase<typeof endpoints.excludeIsbn> = ({
  params: { isbn },
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = { isbn, account_id: caller.accountId, excluded_at: now().toISOString() };
    if (await insertExcluded(tx, row)) await audit(tx, 'isbn.exclude', { caller, requestId }, { isbn });
    return undefined;
  });
};

export const includeIsbn: UseCase<typeof endpoints.includeIsbn> = ({ params: { isbn }, caller, requestId }) =>
  system().db.transaction(async (tx) => {
    if (await deleteExcluded(tx, isbn)) await audit(tx, 'isbn.include', { caller, requestId }, { isbn });
    return undefined;
  });
