import { runTaskInThread } from '../../threads/in-thread.js';
import { inspectPdf } from './inspect-pdf.js';

runTaskInThread(inspectPdf);
