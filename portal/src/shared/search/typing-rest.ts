/** Debounce in milliseconds after the last letter (specification §9, Debounces; that of works is our own). */
export const typingRest = { customers: 800, authorNames: 500, works: 400 } as const;

/** Delay in milliseconds before progress is shown (decision 31). */
export const waitRest = 200;

/** Calls a function after a delay, unless the returned function cancels it. */
export function afterRest(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
