import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from '@nimio/domain/accounting/statement.types';
import { giveWay } from '../../threads/give-way.js';
import { writeStatement } from './write-statement.js';

giveWay();
void writeStatement(workerData as Statement).then((bytes) => parentPort?.postMessage(bytes));
