/** Milliseconds after the last letter until it is asked (specification §9, Debounces; of works our own). */
export const typingRest = { customers: 800, authorNames: 500, works: 400 } as const;

/** Milliseconds from then until the wait is shown (decision 31). */
export const waitRest = 200;

/** Acts once nothing new has come for so long; what comes before calls the function that it returns. */
export function afterRest(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
