import { createContext, type ReactNode, use } from 'react';
import { dayOf } from '../format/date';

/** A function, because the day may change while the page is open. */
const TodayContext = createContext(() => dayOf(new Date()));

export interface NowProviderProps {
  /** The current time for everything inside. */
  now: Date;
  /** The content shown at that time. */
  children: ReactNode;
}

/** Fixes the clock for dates inside: for stories, tests and pictures that must look the same tomorrow. */
export function NowProvider({ now, children }: NowProviderProps) {
  return <TodayContext value={() => dayOf(now)}>{children}</TodayContext>;
}

/** Today in Helsinki, as `2026-12-31`. */
export const useToday = (): string => use(TodayContext)();
