import { answerInThread } from '../../../threads/in-thread.js';
import { calculate } from './calculate.js';

answerInThread(calculate);
