import { runTask } from '../../threads/in-process.js';
import { writeStatement } from './write-statement.js';

runTask(writeStatement);
