import { audienceRoles } from '@nimio/domain/profile/audience';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { contentTypes } from '../../content/content-kinds.js';
import { currentEditor, editorMayRead } from '../../content/editors/editor.js';
import { editorRoute } from '../../content/editors/editor-routes.js';
import { languagesOf } from '../../content/entry.js';
import { announcementTexts, presentAnnouncement } from '../../content/publishing/present-announcement.js';
import { ContentRefused } from '../../content/validation/refusals.js';
import { newToken } from '../../security/tokens.js';
import { system } from '../../system.js';
import { newsletterIn } from './newsletter-mail.js';
import { countRecipients } from './store.js';

function requireAnnouncements(): void {
  if (!editorMayRead(strapi, contentTypes.announcement)) throw new errors.ForbiddenError();
}

/** The number of addresses that an announcement would be sent to, by the roles that it is for. */
async function getRecipients(ctx: Context): Promise<void> {
  requireAnnouncements();
  const asked = (new URLSearchParams(ctx.querystring).get('roles') ?? '').split(',');
  const roles = audienceRoles.filter((role) => asked.includes(role));
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { total: await countRecipients(system().db, roles) };
}

/** Sends the saved draft to the editor, in each language in which it is complete. */
async function sendTest(ctx: Context): Promise<void> {
  requireAnnouncements();
  const { db, documents, jobs } = system();
  const { documentId } = ctx['params'] as { documentId: string };
  const found = { filters: { documentId }, status: 'draft', populate: '*' };
  const entry = await documents(contentTypes.announcement).findFirst(found);
  if (!entry) throw new errors.NotFoundError();
  const languages = languagesOf(entry, announcementTexts);
  if (languages.length === 0) throw new ContentRefused('noLanguage', currentEditor(strapi).language);
  const announcement = presentAnnouncement(entry);
  const writers = await Promise.all(languages.map((language) => newsletterIn(language, announcement)));
  const { email } = (ctx.state as { user: { email: string } }).user;
  await db.transaction(async (tx) => {
    for (const write of writers)
      await jobs.enqueue(tx, 'mail', `newsletter-test-${newToken()}`, write(email));
  });
  ctx.body = { email };
}

export const newsletterCalls = [
  editorRoute('GET', 'newsletter/recipients', getRecipients),
  editorRoute('POST', 'newsletter/:documentId/test', sendTest),
];
