import { runTaskInThread } from '../../../threads/in-thread.js';
import { parseBankFile } from './parse-bank-file.js';

runTaskInThread(parseBankFile);
