import { nameKey } from '@nimio/domain/text/name-key';
import type * as PreviewToken from '../../../src/content/preview/preview-token.js';
import { load } from '../load.js';
import { server } from '../server.js';
import { type Examples, language } from './example.js';

export const news = () => ({
  language,
  title: 'Tilitys maksetaan perjantaina',
  content: 'Korvaukset ovat tileillä **perjantaina**.',
  link: '/works',
  published: '2026-01-01T00:00:00.000Z',
  publishedUntil: null,
  audience: [],
});

/** The public id of an announcement to everyone. */
export async function announced(data: object = {}): Promise<string> {
  const { strapi } = await server();
  const made = await strapi.documents('api::announcement.announcement').create({
    data: { titleFi: 'Uutinen', textFi: 'Teksti', ...data },
    status: 'published',
  });
  return (made as { hash: string }).hash;
}

/** The CMS's preview token for an entry. */
export async function previewToken(uid: string, documentId: string, status: 'draft' | 'published' = 'draft') {
  const { system } = await server();
  const { makePreviewToken } = load<typeof PreviewToken>('content/preview/preview-token.js');
  return makePreviewToken({ uid, documentId, status }, process.env['APP_KEY'] ?? '', system.now());
}

/** The token of a link that unsubscribes an address. */
export async function unsubscribeToken(email: string): Promise<string> {
  const { system } = await server();
  return system.vault.linkToken(nameKey(email), 'unsubscribe');
}

async function aboutPreviewed(): Promise<string> {
  const { strapi } = await server();
  const { documentId } = (await strapi.documents('api::about.about').findFirst({})) as { documentId: string };
  return previewToken('api::about.about', documentId);
}

/** Requests for the calls of texts, settings and announcements. */
export const contentCalls: Examples = {
  getTerms: () => ({ query: { language } }),
  acceptTerms: () => ({ body: { version: '2021-08-26', language } }),
  getSettings: () => ({ query: { language } }),
  getPrivacyPolicy: () => ({ query: { language } }),
  getAbout: () => ({ query: { language } }),
  getAccessibilityStatement: () => ({ query: { language } }),
  getInfoTexts: () => ({ query: { language } }),
  getPreview: async () => ({ params: { token: await aboutPreviewed() }, query: { language } }),
  listAnnouncements: () => ({ query: { language } }),
  getAnnouncement: async () => ({ params: { hash: await announced() }, query: { language } }),
  createAnnouncement: () => ({ body: news() }),
  updateAnnouncement: async () => ({ params: { hash: await announced() }, body: news() }),
  openUnsubscribePage: async ({ me }) => ({ params: { token: await unsubscribeToken(me.user.email ?? '') } }),
  unsubscribeFromNewsletter: async ({ me }) => ({
    params: { token: await unsubscribeToken(me.user.email ?? '') },
  }),
  deleteAnnouncement: async () => ({ params: { hash: await announced() } }),
};
