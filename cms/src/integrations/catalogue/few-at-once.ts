import { bulkhead } from 'cockatiel';

/** The catalogue is an external service, so the number of concurrent requests is limited. */
const few = 6;

/** Maps items with limited concurrency; the results are in the order of the items. */
export function askFewAtOnce<T, A>(questions: readonly T[], ask: (question: T) => Promise<A>): Promise<A[]> {
  const queue = bulkhead(few, Number.POSITIVE_INFINITY);
  return Promise.all(questions.map((question) => queue.execute(() => ask(question))));
}
