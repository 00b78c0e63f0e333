import { answerInThread } from '../../threads/thread-answer.js';
import { inspectPdf } from './inspect-pdf.js';

answerInThread(inspectPdf);
