import { type InferType, object, string } from 'yup';
import { hash, language } from '../schema.js';

export const announcementReply = object({
  hash: hash(),
  title: string().defined(),
  /** Markdown. */
  content: string().defined(),
  /** Since when it is shown, ISO 8601. */
  published: string().defined(),
  link: string().nullable().defined(),
  /** That it is in: the one asked for, or Finnish where it is not translated. */
  language: language(),
});
/** News of the society, in one language. */
export type Announcement = InferType<typeof announcementReply>;
