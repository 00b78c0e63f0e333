let hydrated: number | undefined;

/** The time that a component begins with, in milliseconds: while the server's page is hydrated, when it was rendered. */
export const renderTime = (): number => hydrated ?? Date.now();

/** @param at when the page was rendered; `undefined` after it has been hydrated */
export function setRenderTime(at: number | undefined): void {
  hydrated = at;
}
