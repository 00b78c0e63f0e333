import { type InferType, object, string } from 'yup';
import { hash, language } from '../schema.js';

/** An announcement in a list, without its text. */
export const listedAnnouncementReply = object({
  hash: hash(),
  title: string().defined(),
  /** Since when it is shown, ISO 8601. */
  published: string().defined(),
  link: string().nullable().defined(),
  /** The requested language, or Finnish when it is not translated. */
  language: language(),
});
export type ListedAnnouncement = InferType<typeof listedAnnouncementReply>;

export const announcementReply = listedAnnouncementReply.shape({
  /** Markdown. */
  content: string().defined(),
});
/** News of the society, in one language. */
export type Announcement = InferType<typeof announcementReply>;
