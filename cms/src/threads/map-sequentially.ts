/** Maps items by an asynchronous function that runs for one item at a time. */
export async function mapSequentially<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
