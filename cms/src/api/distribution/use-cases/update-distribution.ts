import { newPublicHash } from '@nimio/domain/access/hash';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { type DistributionState, isOpen } from '@nimio/domain/distribution/distribution-states';
import type { BodyOf } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { Transaction } from '../../../data/database.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { changesOf } from '../changes.js';
import { distributionAt, lockResting, wholeOf } from '../read-whole.js';
import {
  type Counted,
  type DistributionRow,
  insertDistribution,
  insertEvent,
  removeDistributionRow,
  replaceCalculations,
  saveDistribution,
  storeCounted,
} from '../store.js';

type Wanted = BodyOf<typeof endpoints.createDistribution>;

const columnsOf = (body: Wanted) => ({
  name: body.name,
  pay_date: body.payDate,
  announced: body.announced,
  pot_cents: body.potInCents,
  minimum_cents: body.minimumInCents,
});

const countedOf = ({ years, groups, factors }: Wanted): Counted => ({
  years,
  groups,
  factors: factors.map(({ code, factor }) => ({ code, factor: Math.round(factor * 1000) })),
});

export const createDistribution: UseCase<typeof endpoints.createDistribution> = ({
  body,
  caller,
  requestId,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const at = now().toISOString();
    const hash = newPublicHash();
    const id = await insertDistribution(tx, { hash, ...columnsOf(body), created_at: at });
    await storeCounted(tx, id, countedOf(body));
    await insertEvent(tx, id, { kind: 'created', accountId: caller.accountId, at });
    await audit(tx, 'distribution.create', { caller, requestId }, { distribution: hash });
    return wholeOf(tx, await distributionAt(tx, hash));
  });
};

/** The previous result becomes invalid; a task deletes its rows. */
async function dropResult(
  tx: Transaction,
  { id, calculation_id: calculation }: DistributionRow,
): Promise<void> {
  if (calculation === null) return;
  await saveDistribution(tx, id, { state: 'draft', calculation_id: null });
  await replaceCalculations(tx, id);
  await system().jobs.enqueue(tx, 'replaced-calculations', `replaced-calculation-${calculation}`, {});
}

/** Fields that may change after the approval too: the day only until it is paid. */
const mayChange = (state: DistributionState, change: string): boolean =>
  isOpen(state) || ['name', 'announced'].includes(change) || (change === 'payDate' && state === 'approved');

/** Fields that do not affect the result. */
const isAside = (change: string): boolean => ['name', 'announced', 'payDate'].includes(change);

export const updateDistribution: UseCase<typeof endpoints.updateDistribution> = ({
  params,
  body,
  caller,
  requestId,
  requireFresh,
}) => {
  const { db, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockResting(tx, params.hash);
    const stored = await wholeOf(tx, row);
    requireFresh(stored);
    const { changes, ...facts } = changesOf(stored, body);
    if (!changes.every((change) => mayChange(row.state, change)))
      throw new DomainError('distributionApproved');
    const isMoved = changes.includes('payDate');
    if (!isOpen(row.state) && isMoved && body.payDate < finnishDay(now()))
      throw new DomainError('payDatePast');
    if (changes.length > 0) {
      const at = now().toISOString();
      await saveDistribution(tx, row.id, columnsOf(body));
      if (isOpen(row.state)) await storeCounted(tx, row.id, countedOf(body));
      if (isOpen(row.state) && !changes.every(isAside)) await dropResult(tx, row);
      await insertEvent(tx, row.id, { kind: 'changed', accountId: caller.accountId, at, facts });
      const line = { distribution: row.hash, changes, ...facts };
      await audit(tx, 'distribution.change', { caller, requestId }, line);
    }
    return wholeOf(tx, await distributionAt(tx, row.hash));
  });
};

export const deleteDistribution: UseCase<typeof endpoints.deleteDistribution> = ({
  params,
  caller,
  requestId,
  requireFresh,
}) => {
  return system().db.transaction(async (tx) => {
    const row = await lockResting(tx, params.hash);
    if (!isOpen(row.state)) throw new DomainError('distributionApproved');
    requireFresh(await wholeOf(tx, row));
    await dropResult(tx, row);
    await removeDistributionRow(tx, row.id);
    await audit(tx, 'distribution.remove', { caller, requestId }, { distribution: row.hash, name: row.name });
    return undefined;
  });
};
