import { answerWith } from '../../threads/process-answer.js';
import { writeStatement } from './write-statement.js';

answerWith(writeStatement);
