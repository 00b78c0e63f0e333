import { runTaskInThread } from '../../../threads/in-thread.js';
import { calculate } from './calculate.js';

runTaskInThread(calculate);
