const queues = new Map<string, Promise<unknown>>();

/** Works when all that was asked for under the same name is over, whatever became of it. */
export function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const result = (queues.get(name) ?? Promise.resolve()).then(work);
  const ended = result
    .catch(() => undefined)
    .then(() => {
      if (queues.get(name) === ended) queues.delete(name);
    });
  queues.set(name, ended);
  return result;
}
