import { account, endpoint, nothing, record, records, staffWith } from '../endpoint.js';
import { hash, language, shape } from '../schema.js';
import { announcementSchema } from './announcement.schema.js';
import { announcementReply, listedAnnouncementReply } from './announcement.types.js';

const one = () => shape({ hash: hash() });
const inLanguage = () => shape({ language: language() });

export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/announcements',
  summary: 'The announcements in force for the roles of the profile that the session acts for, newest first',
  access: account,
  versioned: true,
  query: inLanguage(),
  reply: records(listedAnnouncementReply),
});

export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/announcements/:hash',
  summary: 'An announcement with its text',
  access: account,
  versioned: true,
  params: one(),
  query: inLanguage(),
  reply: record(announcementReply),
});

export const createAnnouncement = endpoint({
  method: 'POST',
  path: '/announcements',
  summary: 'Publish an announcement in one language',
  access: staffWith('publishAnnouncements'),
  body: announcementSchema,
  reply: record(announcementReply, 201),
});

export const updateAnnouncement = endpoint({
  method: 'PUT',
  path: '/announcements/:hash',
  summary: 'Change an announcement in one language, or add it in another',
  access: staffWith('publishAnnouncements'),
  versioned: true,
  params: one(),
  body: announcementSchema,
  reply: record(announcementReply),
});

export const deleteAnnouncement = endpoint({
  method: 'DELETE',
  path: '/announcements/:hash',
  summary: 'Delete an announcement in all languages',
  access: staffWith('publishAnnouncements'),
  params: one(),
  reply: nothing,
});
