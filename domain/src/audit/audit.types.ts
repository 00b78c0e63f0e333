import { array, type InferType, number, object, string } from 'yup';
import { auditEvents } from './audit-events.js';

/** Who did it: the caller, another account with access to the profile, staff, or the system. */
export const auditActors = ['self', 'representative', 'society', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];

export const auditLineReply = object({
  /** ISO 8601 */
  at: string().required(),
  event: string().oneOf(auditEvents).required(),
  /** Names of the changed fields; empty when the event itself is enough. */
  fields: array(string().required()).required(),
  /** The work that the event is about; without a name when the register no longer has it. */
  work: object({ isbn: string().required(), name: string().nullable().defined() }).nullable().defined(),
  by: string().oneOf(auditActors).required(),
  /** The person's name; names of staff are returned to staff only. */
  name: string().nullable().defined(),
  /** Hash of the author merge that the event is about, for staff, who can undo it; `null` for all other events. */
  mergeHash: string().nullable().defined(),
});
/** An audit event: what was done with a customer's data or on the customer's behalf. */
export type AuditLine = InferType<typeof auditLineReply>;

export const auditPageReply = object({
  /** Cursor for older events; `null` when there are none. */
  next: number().nullable().defined(),
});
