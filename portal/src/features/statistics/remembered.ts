/** The boxes of help on the page. */
export const helps = ['about', 'share'] as const;
export type Help = (typeof helps)[number];

/** What is remembered of how a person reads the statistics. */
export interface Remembered {
  year?: number;
  open: Help[];
}

const keyOf = (profileHash: string) => `nimio.statistics.${profileHash}`;

/** Logging out forgets it with everything else of the person. */
export function remember(profileHash: string, remembered: Remembered): void {
  localStorage.setItem(keyOf(profileHash), JSON.stringify(remembered));
}

export const remembered = (profileHash: string): Remembered =>
  readRemembered(localStorage.getItem(keyOf(profileHash)));

/** What was stored, as far as it makes sense. */
export function readRemembered(stored: string | null): Remembered {
  const { year, open } = parse(stored);
  const isOpen = (help: Help) => Array.isArray(open) && open.includes(help);
  return { ...(Number.isSafeInteger(year) && { year: year as number }), open: helps.filter(isOpen) };
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
