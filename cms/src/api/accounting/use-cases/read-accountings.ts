import type * as endpoints from '@nimio/domain/accounting/accounting.endpoints';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { reasonOf } from '../payment-reason.js';
import { countFailed, readPlanned, readReserved } from '../payment-store.js';
import { presentAccounting, presentPlanned } from '../present.js';
import { readAccountings, readNextPayDate } from '../store.js';

export const listAccountings: UseCase<typeof endpoints.listAccountings> = async ({ profile }) => {
  const { db, now } = system();
  const [rows, nextPaymentDate] = await Promise.all([
    readAccountings(db, profile.id),
    readNextPayDate(db, finnishDay(now())),
  ]);
  return { records: rows.map(presentAccounting), total: rows.length, nextPaymentDate };
};

export const listPlannedPayments: UseCase<typeof endpoints.listPlannedPayments> = async ({ profile }) => {
  const { db, now } = system();
  const [rows, failedPayments, reserved] = await Promise.all([
    readPlanned(db, profile.id, finnishDay(now())),
    countFailed(db, profile.id),
    readReserved(db, profile.id),
  ]);
  const waiting = reserved.map(({ reason, cents }) => ({ reason, amountInCents: Number(cents) }));
  return { records: rows.map(presentPlanned), total: rows.length, failedPayments, waiting };
};

/** Staff who approve a distribution can verify each of its sums before. */
export const getPaymentReason: UseCase<typeof endpoints.getPaymentReason> = ({ params, profile, caller }) =>
  reasonOf(system().db, params.payment, profile.id, {
    seesCalculated: caller.rights.includes('managePayments'),
  });
