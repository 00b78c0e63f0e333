import path from 'node:path';
import { inThread } from '../../../thread/in-thread.js';
import type { CalculationOutcome, CalculationTask } from './task.js';

const resourceLimits = { maxOldGenerationSizeMb: 900 };

/**
 * Calculates in a thread of its own: the server goes on answering.
 *
 * @throws ThreadEnded with what the thread has thrown
 */
export const runCalculation = (task: CalculationTask): Promise<CalculationOutcome> =>
  inThread(path.join(__dirname, 'calculation-thread.js'), task, { resourceLimits });
