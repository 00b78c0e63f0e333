import { answerWith } from '../../threads/in-process.js';
import { writeStatement } from './write-statement.js';

answerWith(writeStatement);
