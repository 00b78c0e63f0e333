import { parentPort, workerData } from 'node:worker_threads';
import { inspectPdf } from './inspect-pdf.js';

void inspectPdf(workerData as Uint8Array).then((fault) => parentPort?.postMessage(fault));
