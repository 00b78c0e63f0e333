import { array, type InferType, number, object, string } from 'yup';
import { flag, hash } from '../schema.js';
import { syncBlockReasons, syncStates } from './isni-sync.js';
import { syncGains, syncReasons } from './response.js';

const optional = () => string().nullable().defined();

/** The state of an author name's ISNI synchronisation, as in lists of names. Times are ISO 8601. */
export const syncStatusReply = object({
  state: string().oneOf(syncStates).required(),
  /** When it was last sent. */
  syncOut: optional(),
  /** When the register last answered. */
  syncIn: optional(),
  /** The reason of an error; `null` in any other state. */
  reason: string().oneOf(syncReasons).nullable().defined(),
});
export type SyncStatus = InferType<typeof syncStatusReply>;

const possibleMatchReply = object({
  isni: optional(),
  /** The register's id of a record. */
  ppn: optional(),
  /** From 0 to 100. */
  score: number().nullable().defined(),
  source: optional(),
});

/** How an attempt ended; `overtaken` when the name or its permission changed before the response. */
export const attemptEnds = [...syncGains, ...syncReasons, 'overtaken'] as const;

const syncAttemptReply = object({
  sent: string().required(),
  answered: optional(),
  /** `null` until there is a response. */
  end: string().oneOf(attemptEnds).nullable().defined(),
  /** The ISNI of the response. */
  isni: optional(),
});

export const isniSyncReply = syncStatusReply.shape({
  authorHash: hash(),
  /** 1 when staff may request it: nothing blocks it, and it is not pending. */
  mayAsk: flag(),
  /** The reasons why the name is not sent. */
  bars: array(string().oneOf(syncBlockReasons).required()).required(),
  /** The register's text about an error; empty when it gave none. */
  information: string().defined(),
  ppn: optional(),
  possibleMatches: array(possibleMatchReply).required(),
  /** Newest first, at most twenty. */
  attempts: array(syncAttemptReply).required(),
});
/** State and history of a name's synchronisation with the ISNI register. */
export type IsniSync = InferType<typeof isniSyncReply>;
