import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../../../threads/give-way.js';
import { calculate } from './calculate.js';
import type { CalculationTask } from './task.js';

giveWay();
void calculate(workerData as CalculationTask).then((outcome) => parentPort?.postMessage(outcome));
