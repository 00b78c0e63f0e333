import { array, type InferType, number, object, string } from 'yup';
import { auditActs } from './audit-acts.js';

/** Who did it: who asks, somebody else who may act for the profile, the society's people, or nobody in person. */
export const auditActors = ['self', 'representative', 'society', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];

export const auditLineReply = object({
  /** ISO 8601 */
  at: string().required(),
  act: string().oneOf(auditActs).required(),
  /** Names of the fields that were changed; empty where the act says it all. */
  fields: array(string().required()).required(),
  by: string().oneOf(auditActors).required(),
  /** The person's name; of the society's people for staff alone. */
  name: string().nullable().defined(),
  /** Of the merge of authors that the line is about, for staff, who can take it back; null of all other lines. */
  mergeHash: string().nullable().defined(),
});
/** What was done with a customer's data, or for the customer. */
export type AuditLine = InferType<typeof auditLineReply>;

export const auditPageReply = object({
  /** For asking for older lines; null when there are none. */
  next: number().nullable().defined(),
});
