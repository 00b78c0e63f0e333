import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CalculationOutcome, CalculationTask } from './task.js';

const resourceLimits = { maxOldGenerationSizeMb: 900 };

/** Calculates in a thread of its own: the server goes on answering. An error of the thread is thrown here. */
export function runCalculation(task: CalculationTask): Promise<CalculationOutcome> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'calculation-thread.js'), {
      workerData: task,
      resourceLimits,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The calculation's thread ended with ${code}`)));
  });
}
