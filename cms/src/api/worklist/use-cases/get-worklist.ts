import type { Right } from '@nimio/domain/access/rights';
import { listLockedAccounts } from '@nimio/domain/account/account.endpoints';
import { listUnconfirmedAccounts } from '@nimio/domain/bank-account/bank-account.endpoints';
import { listBouncedProfiles } from '@nimio/domain/bank-file/bank-file.endpoints';
import { addMonths } from '@nimio/domain/calendar/day';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { searchCustomerData } from '@nimio/domain/customer/customer.endpoints';
import { listOutreachProfiles } from '@nimio/domain/customer-acquisition/customer-acquisition.endpoints';
import { listDeathReports } from '@nimio/domain/death-report/death-report.endpoints';
import { listDistributions } from '@nimio/domain/distribution/distribution.endpoints';
import { listReserveYears } from '@nimio/domain/distribution/reserve.endpoints';
import { listIsniSyncs } from '@nimio/domain/isni-sync/isni-sync.endpoints';
import { listTaxProposals } from '@nimio/domain/taxation/taxation.endpoints';
import * as endpoints from '@nimio/domain/worklist/worklist.endpoints';
import {
  type NextDistribution,
  type WorklistItem,
  type WorklistKind,
  worklistKinds,
} from '@nimio/domain/worklist/worklist.types';
import type { Caller, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readLockedFor } from '../../account/require-account.js';
import { summarizeUnconfirmed } from '../../bank-account/store.js';
import { summarizeBounced } from '../../bank-file/bounced-store.js';
import { conditionsIn } from '../../customer/conditions-in.js';
import { summarizeCustomers } from '../../customer/customer-search.js';
import { summarizeOutreaches } from '../../customer-acquisition/store.js';
import { summarizeReports } from '../../death-report/store.js';
import { summarizeExpiring } from '../../distribution/reserve-store.js';
import { findNextUnpaid, summarizeDistributions } from '../../distribution/store.js';
import { summarizeSyncs } from '../../isni-sync/store.js';
import { summarizeUnread } from '../../message/store.js';
import { summarizeQueue } from '../../taxation/proposal-store.js';

/** What waits in a queue: how much, since when, and until when. */
interface QueueSummary {
  total: number;
  /** A day or a time, ISO 8601; null if nothing waits. */
  oldest: string | null;
  /** A day. */
  due?: string | null;
}

interface Queue {
  /** The right to the call that pages the queue. */
  right: Right;
  summarize: (caller: Caller) => Promise<QueueSummary>;
}

/** Each total comes from the query that pages the queue itself. */
const queues: Record<WorklistKind, Queue> = {
  distributionsToApprove: {
    right: listDistributions.access.right,
    summarize: () => summarizeDistributions(system().db, 'calculated'),
  },
  unconfirmedAccounts: {
    right: listUnconfirmedAccounts.access.right,
    summarize: () => summarizeUnconfirmed(system().db),
  },
  bouncedProfiles: {
    right: listBouncedProfiles.access.right,
    summarize: () => summarizeBounced(system().db),
  },
  expiringReserve: {
    right: listReserveYears.access.right,
    // From the day on which holders are notified.
    summarize: () => summarizeExpiring(system().db, addMonths(finnishDay(system().now()), 6)),
  },
  taxProposals: {
    right: listTaxProposals.access.right,
    summarize: () => summarizeQueue(system().db),
  },
  // All staff share the society's mailbox.
  unreadMessages: {
    right: endpoints.getWorklist.access.right,
    summarize: () => summarizeUnread(system().db, { kind: 'society', profileId: null }),
  },
  identityChecks: {
    right: searchCustomerData.access.right,
    summarize: async () =>
      summarizeCustomers(system().db, await conditionsIn({ status: 'unchecked' }), 'created_at'),
  },
  deathReports: {
    right: listDeathReports.access.right,
    summarize: () => summarizeReports(system().db, 'open'),
  },
  withoutEstate: {
    right: searchCustomerData.access.right,
    // Creating the estate closes the customer.
    summarize: async () =>
      summarizeCustomers(system().db, await conditionsIn({ status: 'deceased' }), 'died_on'),
  },
  outreachDue: {
    right: listOutreachProfiles.access.right,
    summarize: () => summarizeOutreaches(system().db, { dueOn: finnishDay(system().now()), typed: '' }),
  },
  isniErrors: {
    right: listIsniSyncs.access.right,
    summarize: () => summarizeSyncs(system().db, { state: 'error' }),
  },
  lockedLogins: {
    right: listLockedAccounts.access.right,
    summarize: async (caller) => {
      const locked = await readLockedFor(caller);
      const [oldest = null] = locked.map(({ locked_at }) => locked_at).toSorted();
      return { total: locked.length, oldest };
    },
  },
};

const present = (kind: WorklistKind, { total, oldest, due = null }: QueueSummary): WorklistItem => ({
  kind,
  total,
  oldest: oldest && finnishDay(new Date(oldest)),
  due,
});

async function readNextDistribution({ rights }: Caller): Promise<NextDistribution | null> {
  if (!rights.includes(listDistributions.access.right)) return null;
  const { db, now } = system();
  const row = await findNextUnpaid(db, finnishDay(now()));
  return row ? { hash: row.hash, name: row.name, payDate: row.pay_date, state: row.state } : null;
}

export const getWorklist: UseCase<typeof endpoints.getWorklist> = async ({ caller }) => {
  const opened = worklistKinds.filter((kind) => caller.rights.includes(queues[kind].right));
  const items = await Promise.all(
    opened.map(async (kind) => present(kind, await queues[kind].summarize(caller))),
  );
  const records = items.filter(({ total }) => total > 0);
  return { records, total: records.length, nextDistribution: await readNextDistribution(caller) };
};
