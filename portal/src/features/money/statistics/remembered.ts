import type { InfoPlace } from '@nimio/domain/info-text/info-places';
import { remembered as storedView, remember as storeView } from '../../../shared/remembered/remembered';

/** The help texts of the page: where the numbers come from, and how a share is calculated. */
export const helps = ['statistics', 'statistics-share'] as const satisfies readonly InfoPlace[];
export type Help = (typeof helps)[number];

/** The remembered view of the statistics. */
interface Remembered {
  year?: number | undefined;
  open: Help[];
}

export const remember = (profileHash: string, value: Remembered): void =>
  storeView('statistics', profileHash, value);

export const remembered = (profileHash: string): Remembered =>
  asRemembered(storedView('statistics', profileHash));

/** The stored view, to the extent that it is valid. */
export function asRemembered({ year, open }: Record<string, unknown>): Remembered {
  const isOpen = (help: Help) => Array.isArray(open) && open.includes(help);
  return { ...(Number.isSafeInteger(year) && { year: year as number }), open: helps.filter(isOpen) };
}
