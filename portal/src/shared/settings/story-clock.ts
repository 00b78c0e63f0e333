/** Lets the clock of a story go on from this moment, in milliseconds; gives how to put it back. */
export function startClockAt(moment: number): () => void {
  const { now } = Date;
  const ahead = moment - now();
  Date.now = () => now() + ahead;
  return () => {
    Date.now = now;
  };
}
