import { type InferType, object, string } from 'yup';
import { flag, hash } from '../schema.js';

export const customerNoteReply = object({
  hash: hash(),
  text: string().required(),
  /** The name of the member of staff who wrote it. */
  author: string().defined(),
  /** ISO 8601, as all times. */
  created: string().required(),
  /** `null` until it is changed. */
  changed: string().nullable().defined(),
  /** 1 when the caller may change it. */
  canChange: flag(),
  /** 1 when the caller may delete it. */
  canDelete: flag(),
});
/** A note of staff about a customer. */
export type CustomerNote = InferType<typeof customerNoteReply>;
