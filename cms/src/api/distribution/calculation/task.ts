import type { Source } from '../../../data/database.js';

/** The request to the thread. */
export type CalculationTask = { source: Source } & (
  | {
      kind: 'calculate';
      distributionId: number;
      /** The account that requested it; null for an imported history. */
      requestedBy: number | null;
      /** The code of the product that contracts have to be about. */
      product: string;
      /** Its start, ISO 8601. */
      now: string;
    }
  /** Abandons the failed calculation that started at this time: its works are unlocked. */
  | { kind: 'abandon'; startedAt: string }
  /** Deletes replaced rows. */
  | { kind: 'clear' }
);

/** The outcome: `overtaken` if another calculation or a change was faster; its rows then stay invisible. */
export type CalculationOutcome = 'done' | 'overtaken';

/** The maximum lock of works, in case no server is left to unlock them. */
export const lockMinutes = 30;
