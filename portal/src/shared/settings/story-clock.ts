/** Sets the clock of a story to this time in milliseconds; returns a function that restores it. */
export function startClockAt(moment: number): () => void {
  const { now } = Date;
  const ahead = moment - now();
  Date.now = () => now() + ahead;
  return () => {
    Date.now = now;
  };
}
