import { parentPort, workerData } from 'node:worker_threads';
import { calculate } from './calculate.js';
import type { CalculationTask } from './task.js';

void calculate(workerData as CalculationTask).then((outcome) => parentPort?.postMessage(outcome));
