import { createContext, type ReactNode, use } from 'react';
import { dayOf } from '../format/date';

/** A function, as the day may turn while the page is open. */
const TodayContext = createContext(() => dayOf(new Date()));

export interface NowProviderProps {
  /** The time that everything inside takes for now. */
  now: Date;
  /** What is looked at at that time. */
  children: ReactNode;
}

/** Stops the clock for dates inside: for stories, tests and pictures that have to look the same tomorrow. */
export function NowProvider({ now, children }: NowProviderProps) {
  return <TodayContext value={() => dayOf(now)}>{children}</TodayContext>;
}

/** Today in Helsinki, as `2026-12-31`. */
export const useToday = (): string => use(TodayContext)();
