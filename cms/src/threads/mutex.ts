const queues = new Map<string, Promise<unknown>>();

/** Runs the function after all earlier ones under the same name have settled. */
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
