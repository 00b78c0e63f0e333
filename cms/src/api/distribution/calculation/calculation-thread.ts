import { answerInThread } from '../../../threads/thread-answer.js';
import { calculate } from './calculate.js';

answerInThread(calculate);
