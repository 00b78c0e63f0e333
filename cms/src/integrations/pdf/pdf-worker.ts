import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../../threads/give-way.js';
import { inspectPdf } from './inspect-pdf.js';

giveWay();
void inspectPdf(workerData as Uint8Array).then((fault) => parentPort?.postMessage(fault));
