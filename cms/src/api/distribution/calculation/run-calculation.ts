import path from 'node:path';
import { inThread } from '../../../threads/in-thread.js';
import { type CalculationOutcome, type CalculationTask, lockMinutes } from './task.js';

/** What takes longer than its works are locked would come to nothing. */
const limits = {
  maxMilliseconds: lockMinutes * 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 900 },
  // After a calculation comes the clearing of what it replaces, and often another calculation.
  idleMilliseconds: 10_000,
};

/**
 * Calculates in a thread of its own: the server goes on answering.
 *
 * @throws NoAnswer with the thread's own error as its cause
 */
export const runCalculation = (task: CalculationTask): Promise<CalculationOutcome> =>
  inThread<CalculationOutcome>(path.join(__dirname, 'calculation-thread.js'), task, limits);
