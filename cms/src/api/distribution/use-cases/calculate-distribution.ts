import type * as endpoints from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import type { JobPayloads } from '../../../jobs/job-payloads.js';
import { type JobHandler, PermanentFailure } from '../../../jobs/jobs.js';
import { describeError } from '../../../log/describe-error.js';
import { system } from '../../../system.js';
import { runCalculation } from '../calculation/run-calculation.js';
import { readPeriods } from '../period-store.js';
import { lockIdle, readDistribution } from '../read-distribution.js';
import { insertEvent, jobKeyOf, lockCalculating } from '../store.js';

export const calculateDistribution: UseCase<typeof endpoints.calculateDistribution> = ({
  params,
  body,
  caller,
  requestId,
}) => {
  const { db, jobs, now } = system();
  return db.transaction(async (tx) => {
    const row = await lockIdle(tx, params.hash);
    if (!isOpen(row.state)) throw new DomainError('distributionApproved');
    await lockCalculating(tx);
    if (await jobs.isAnyWaiting(tx, 'distribution')) throw new DomainError('distributionCalculating');
    const periods = await readPeriods(tx, row);
    const missing = periods.filter(({ ready }) => ready === null);
    if (row.kind === 'main' && missing.length === periods.length) throw new DomainError('loansMissing');
    if (missing.length > 0 && !body.isPartial) throw new DomainError('loansIncomplete');
    const at = now().toISOString();
    const facts =
      missing.length > 0 ? { missing: missing.map(({ year, lib_group: group }) => ({ year, group })) } : {};
    const event = await insertEvent(tx, row.id, { kind: 'asked', accountId: caller.accountId, at, facts });
    await jobs.enqueue(tx, 'distribution', jobKeyOf(event), {
      distributionId: row.id,
      requestedBy: caller.accountId,
    });
    await audit(tx, 'distribution.calculate', { caller, requestId }, { distribution: row.hash, ...facts });
    return readDistribution(tx, row, caller);
  });
};

/**
 * Schedules the cleanup of replaced rows. If there is no result, staff see that the calculation has stopped and may
 * request it again.
 */
async function noteEnd(distributionId: number, isStopped: boolean, key: string): Promise<void> {
  const { db, jobs, now } = system();
  const at = now().toISOString();
  await db.transaction(async (tx) => {
    if (isStopped) await insertEvent(tx, distributionId, { kind: 'stopped', accountId: null, at });
    await jobs.enqueue(tx, 'replaced-calculations', `replaced-by-${key}`, {});
  });
}

/**
 * The job of a calculation. The next server resumes one that was killed; one that fails has ended, and staff request it
 * again after they have seen why.
 */
export const calculateInThread: JobHandler<JobPayloads['distribution']> = async (payload, key) => {
  const { db, log, now, product } = system();
  const at = now().toISOString();
  const task = { kind: 'calculate' as const, source: db.source, ...payload, product, now: at };
  const outcome = await runCalculation(task).catch((error: unknown) => {
    log.error({ error: describeError(error) }, 'could not calculate a distribution');
    return 'failed' as const;
  });
  // The thread or its connection may have ended without an error.
  if (outcome !== 'done') await runCalculation({ kind: 'abandon', source: db.source, startedAt: task.now });
  await noteEnd(payload.distributionId, outcome !== 'done', key);
  if (outcome !== 'done') throw new PermanentFailure(`The calculation was ${outcome}`);
};

export const clearInThread: JobHandler<JobPayloads['replaced-calculations']> = async () => {
  await runCalculation({ kind: 'clear', source: system().db.source });
};
