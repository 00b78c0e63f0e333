import { array, type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';
import { syncGains, syncReasons } from './answer.js';
import { syncBars, syncStates } from './isni-sync.js';

const optional = () => string().nullable().defined();

/** How it stands with an author name in the ISNI register, as lists of names tell it. Times are ISO 8601. */
export const syncStatusReply = object({
  state: string().oneOf(syncStates).required(),
  /** When it was last sent. */
  syncOut: optional(),
  /** When the register last answered. */
  syncIn: optional(),
  /** Why there is an error; null in any other state. */
  reason: string().oneOf(syncReasons).nullable().defined(),
});
export type SyncStatus = InferType<typeof syncStatusReply>;

const possibleMatchReply = object({
  isni: optional(),
  /** The register's own number of a record. */
  ppn: optional(),
  /** From 0 to 100. */
  score: number().nullable().defined(),
  source: optional(),
});

/** How an attempt ended; `overtaken` when the name or its permission had changed before the answer came. */
export const attemptEnds = [...syncGains, ...syncReasons, 'overtaken'] as const;

const syncAttemptReply = object({
  sent: string().required(),
  answered: optional(),
  /** Null while no answer has come. */
  end: string().oneOf(attemptEnds).nullable().defined(),
  /** The ISNI that it brought. */
  isni: optional(),
});

export const isniSyncReply = syncStatusReply.shape({
  authorHash: hash(),
  /** 1 when staff may ask for it to be sent: nothing keeps it back, and it does not wait already. */
  mayAsk: flag(),
  /** What keeps the name from being sent. */
  bars: array(string().oneOf(syncBars).required()).required(),
  /** The register's own words about an error; empty when it had none. */
  information: string().defined(),
  ppn: optional(),
  possibleMatches: array(possibleMatchReply).required(),
  /** The newest first, at most twenty. */
  attempts: array(syncAttemptReply).required(),
});
/** State and history of a name's synchronisation with the ISNI register. */
export type IsniSync = InferType<typeof isniSyncReply>;
