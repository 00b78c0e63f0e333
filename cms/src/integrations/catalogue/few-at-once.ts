import { bulkhead } from 'cockatiel';

/** A catalogue is a stranger's: it is not asked for a whole list at the same moment. */
const few = 6;

/** Asks about each of many, a few at a time. The answers come in the order of the questions. */
export function askFewAtOnce<T, A>(questions: readonly T[], ask: (question: T) => Promise<A>): Promise<A[]> {
  const queue = bulkhead(few, Number.POSITIVE_INFINITY);
  return Promise.all(questions.map((question) => queue.execute(() => ask(question))));
}
