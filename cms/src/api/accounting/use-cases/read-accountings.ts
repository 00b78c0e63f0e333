import type * as endpoints from '@nimio/domain/accounting/accounting.endpoints';
import { settingsOfYear } from '@nimio/domain/accounting-settings/accounting-settings';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { paidFrom } from '@nimio/domain/cumulation/cumulation';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import type { UseCase } from '../../../http/call.js';
import { oneProfile } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { readAllSettings } from '../../accounting-settings/present.js';
import { findCumulation } from '../../cumulation/store.js';
import { readFactors } from '../../library-class/store.js';
import { presentYears } from '../../loan/present.js';
import { readLoansByYearOfWork } from '../../loan/store.js';
import { reasonOf } from '../payment-reason.js';
import { readFailed, readLastPayment, readPlanned, readReserved } from '../payment-store.js';
import {
  presentAccounting,
  presentEarnings,
  presentFailed,
  presentLastPayment,
  presentPlanned,
  presentWorkLine,
  yearsOf,
} from '../present.js';
import {
  readAccountings,
  readCountedOf,
  readEarnings,
  readLinesOfWork,
  readLoanYears,
  readNextPayDate,
} from '../store.js';

export const listAccountings: UseCase<typeof endpoints.listAccountings> = async ({ profile }) => {
  const { db, now } = system();
  const [rows, years, nextPaymentDate] = await Promise.all([
    readAccountings(db, profile.id),
    readLoanYears(db, profile.id),
    readNextPayDate(db, finnishDay(now())),
  ]);
  const loanYearsOf = (of: string) => years.flatMap(({ hash, year }) => (hash === of ? year : []));
  const records = rows.map((row) => presentAccounting(row, loanYearsOf(row.hash)));
  return { records, total: records.length, nextPaymentDate };
};

export const listEarnings: UseCase<typeof endpoints.listEarnings> = async ({ params, profile }) => {
  const rows = await readEarnings(system().db, profile.id, params.year);
  return { records: rows.map(presentEarnings), total: rows.length };
};

export const listEarningsOfWork: UseCase<typeof endpoints.listEarningsOfWork> = async ({
  params: { isbn },
  profile,
}) => {
  const { db } = system();
  const [rows, loans, factors] = await Promise.all([
    readLinesOfWork(db, profile.id, isbn),
    readLoansByYearOfWork(db, profile.id, isbn),
    readFactors(db),
  ]);
  const years = new Map<number, number[]>();
  for (const id of new Set(rows.map(({ counted_id }) => counted_id)))
    years.set(id, yearsOf(await readCountedOf(db, id)));
  const records = rows.map((row) => presentWorkLine(row, years.get(row.counted_id) ?? []));
  return { records, total: records.length, loans: presentYears(loans, factors) };
};

export const listPlannedPayments: UseCase<typeof endpoints.listPlannedPayments> = async ({ profile }) => {
  const { db, now, product } = system();
  const today = finnishDay(now());
  const [planned, last, failed, reserved, cumulation, settings] = await Promise.all([
    readPlanned(db, oneProfile(profile.id), today),
    readLastPayment(db, profile.id),
    readFailed(db, oneProfile(profile.id)),
    readReserved(db, profile.id, { today, product }),
    findCumulation(db, profile.id),
    readAllSettings(db),
  ]);
  const records = presentPlanned(planned);
  const waiting = reserved.map(({ reason, cents }) => ({ reason, amountInCents: Number(cents) }));
  const { minimumInCents, payOutAfterYears } = settingsOfYear(settings, yearInFinland(now()));
  return {
    records,
    total: records.length,
    lastPayment: last ? presentLastPayment(last) : null,
    failed: failed.map(presentFailed),
    waiting,
    cumulationInCents: Number(cumulation?.cents ?? 0),
    cumulationState: cumulation?.state ?? null,
    cumulationPaidFrom: cumulation ? paidFrom(cumulation.since, payOutAfterYears) : null,
    minimumInCents,
  };
};

/** Staff who approve a distribution can verify each of its sums before. */
export const getPaymentReason: UseCase<typeof endpoints.getPaymentReason> = ({ params, profile, caller }) =>
  reasonOf(system().db, params.payment, profile.id, {
    seesCalculated: caller.rights.includes('managePayments'),
  });
