import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import type { Preview, PreviewKind } from '@nimio/domain/preview/preview.types';
import type { Language } from '@nimio/domain/schema';
import type { Core, UID } from '@strapi/strapi';
import { requiredSecret } from '../../security/secrets.js';
import { contentTypes } from '../content-kinds.js';
import { missingLanguages } from '../editors/missing-languages.js';
import { type Entry, translatedNames } from '../entry.js';
import type { Content } from '../publishing/content.js';
import { completeDraft, withDots } from './complete-draft.js';
import { presentPreview } from './present-preview.js';
import { readPreviewToken } from './preview-token.js';

/** The entry that a link shows; undefined if there is none any more. */
export type Previews = (token: string, language: Language) => Promise<Preview | undefined>;

const previewKindOf = (uid: string): PreviewKind | undefined =>
  (Object.keys(contentTypes) as PreviewKind[]).find((kind) => contentTypes[kind] === uid);

interface Installation {
  product: string;
  publicUrl: string;
}

/** Renders drafts as the portal will show them once published. */
export function makePreviews(
  strapi: Core.Strapi,
  content: Content,
  { product, publicUrl }: Installation,
  now: () => Date,
): Previews {
  const find = async (uid: string, documentId: string, status: string): Promise<Entry | null> =>
    strapi.documents(uid as UID.ContentType).findOne({ documentId, status, populate: '*' } as never);

  /** The entry, with placeholders for the missing parts of a draft. */
  async function showable(uid: string, documentId: string, entry: Entry): Promise<Entry> {
    const published = (await find(uid, documentId, 'published')) ?? {};
    const today = finnishDay(now());
    const complete = completeDraft(strapi, uid, entry, published, today);
    complete['publishedAt'] ??= now().toISOString();
    if (uid === contentTypes.settings) return complete;
    return withDots(complete, translatedNames(strapi.getModel(uid as UID.ContentType).attributes));
  }

  return async (token, language) => {
    const previewed = readPreviewToken(token, requiredSecret('APP_KEY'), now());
    const kind = previewed && previewKindOf(previewed.uid);
    if (!kind) return undefined;
    const { uid, documentId, status } = previewed;
    const entry = await find(uid, documentId, status);
    if (!entry) return undefined;
    const { settings } = await content.published();
    const around = { language, settings, product, publicUrl };
    return {
      kind,
      status,
      language,
      missing: missingLanguages(strapi, uid, entry),
      content: presentPreview(kind, await showable(uid, documentId, entry), around),
    } as Preview;
  };
}
