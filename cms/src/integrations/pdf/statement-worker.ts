import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { writeStatement } from './write-statement.js';

void writeStatement(workerData as Statement).then((bytes) => parentPort?.postMessage(bytes));
