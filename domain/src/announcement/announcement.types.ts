import { type InferType, object, string } from 'yup';
import { hash, language } from '../schema.js';

/** An announcement as lists show it: its text is read with the announcement itself. */
export const listedAnnouncementReply = object({
  hash: hash(),
  title: string().defined(),
  /** Since when it is shown, ISO 8601. */
  published: string().defined(),
  link: string().nullable().defined(),
  /** That it is in: the one asked for, or Finnish where it is not translated. */
  language: language(),
});
export type ListedAnnouncement = InferType<typeof listedAnnouncementReply>;

export const announcementReply = listedAnnouncementReply.shape({
  /** Markdown. */
  content: string().defined(),
});
/** News of the society, in one language. */
export type Announcement = InferType<typeof announcementReply>;
