import { answerInThread } from '../../threads/in-thread.js';
import { inspectPdf } from './inspect-pdf.js';

answerInThread(inspectPdf);
