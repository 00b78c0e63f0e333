import type { Statement } from '@nimio/domain/accounting/statement.types';
import { runTask } from '../../threads/in-process.js';
import { type AddressLabels, writeLabels } from './write-labels.js';
import { writeStatement } from './write-statement.js';

export type PdfTask = { statement: Statement } | { labels: AddressLabels };

runTask((task: PdfTask) => ('labels' in task ? writeLabels(task.labels) : writeStatement(task.statement)));
