import path from 'node:path';
import { inThread } from '../../../threads/in-thread.js';
import { type CalculationOutcome, type CalculationTask, lockMinutes } from './task.js';

/** A calculation that takes longer than the lock of its works would be discarded. */
const limits = {
  maxMilliseconds: lockMinutes * 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 900 },
  // The thread stays idle for reuse, because a cleanup follows a calculation, and often another calculation.
  idleMilliseconds: 10_000,
};

/**
 * Calculates in a worker thread, so that the server continues to answer.
 *
 * @throws TaskFailed with the thread's error as its cause
 */
export const runCalculation = (task: CalculationTask): Promise<CalculationOutcome> =>
  inThread<CalculationOutcome>(path.join(__dirname, 'calculation-thread.js'), task, limits);
