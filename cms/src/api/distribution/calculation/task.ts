import type { Source } from '../../../data/database.js';

/** What the thread is asked to do. */
export type CalculationTask = { source: Source } & (
  | {
      act: 'calculate';
      distributionId: number;
      /** The time that it is begun at, ISO 8601. */
      now: string;
    }
  /** The calculation that was begun at that time and has died is given up: its works are unlocked. */
  | { act: 'abandon'; startedAt: string }
  /** What holds no more is cleared away. */
  | { act: 'clear' }
);

/**
 * What it ends with: `overtaken` when another calculation, or a change, has come in between; nothing of it is seen
 * then.
 */
export type CalculationOutcome = 'done' | 'overtaken';

/** How long works stay locked at most, should nobody be left to unlock them. */
export const lockMinutes = 30;
