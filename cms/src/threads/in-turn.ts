const turns = new Map<string, Promise<unknown>>();

/** Works when all that was asked for under the same name is over, whatever became of it. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work);
  const over = turn
    .catch(() => undefined)
    .then(() => {
      if (turns.get(name) === over) turns.delete(name);
    });
  turns.set(name, over);
  return turn;
}
