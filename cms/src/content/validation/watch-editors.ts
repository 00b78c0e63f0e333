import { newPublicHash, publicHashPattern } from '@nimio/domain/access/hash';
import type { Language } from '@nimio/domain/schema';
import type { Core, UID } from '@strapi/strapi';
import { system } from '../../system.js';
import { dateChecks } from '../content-dates.js';
import { type ContentKind, contentTypes, kindOf } from '../content-kinds.js';
import { contentTransaction, raiseRevision } from '../content-transaction.js';
import { auditEditor, currentEditor, type Editor } from '../editors/editor.js';
import { type Entry, nameOf, translatedNames } from '../entry.js';
import { changedNames } from '../same-content.js';
import { checkAgreed, checkEntry, refuseAgreedChange } from './check-entry.js';
import { cleanPlain } from './clean-text.js';
import { ContentRefused } from './refusals.js';
import { sanitizeMarkdown } from './sanitize-markdown.js';

/** The part of the document middlewares' context that is used here. */
interface DocumentChange {
  uid: string;
  action: string;
  params: { documentId?: string; data?: Entry; status?: string };
}

interface Attribute {
  type: string;
}

const writes = ['create', 'update', 'clone', 'delete', 'publish', 'unpublish', 'discardDraft'];
const removals = ['delete', 'unpublish'];

const putBack = new WeakSet<Entry>();

/** A draft's previous values: restoring them is not a change by a person. */
export function asItWas(data: Entry): Entry {
  putBack.add(data);
  return data;
}

/** The editor's toolbar inserts pictures with the server's origin, which differs in another installation. */
const withoutOrigin = (text: string): string =>
  text.replaceAll(`](${system().publicUrl}/uploads/`, '](/uploads/');

/**
 * Prepares the data to be stored by the type of each attribute, in components too: sanitizes texts, and refuses what is
 * not a date, which Strapi would store as another one.
 *
 * @param path of the component in its entry; ends with a dot
 */
async function prepareData(
  strapi: Core.Strapi,
  uid: string,
  data: Entry,
  language: Language,
  path = '',
): Promise<void> {
  const { attributes } = strapi.getModel(uid as UID.ContentType) as unknown as {
    attributes: Record<string, Attribute & { component?: UID.Component }>;
  };
  for (const [name, { type, component }] of Object.entries(attributes)) {
    const value = data[name];
    if (typeof value === 'string') {
      if (type === 'richtext') {
        const cleaned = await sanitizeMarkdown(withoutOrigin(value));
        if (cleaned === undefined) throw new ContentRefused('textTooComplex', language, `${path}${name}`);
        data[name] = cleaned;
      } else if (['string', 'text', 'email', 'customField'].includes(type))
        data[name] = cleanPlain(value).trim();
      else if (value && dateChecks[type]?.(value) === false)
        throw new ContentRefused('dateUnclear', language, `${path}${name}`);
    } else if (component && Array.isArray(value)) {
      for (const [at, each] of (value as Entry[]).entries())
        await prepareData(strapi, component, each, language, `${path}${name}.${at}.`);
    } else if (component && value) {
      await prepareData(strapi, component, value as Entry, language, `${path}${name}.`);
    }
  }
}

/** A new or copied announcement gets a new public id; a file of content includes one. */
function assignHash({ uid }: ContentKind, action: string, { data }: DocumentChange['params']): void {
  const isOurs = publicHashPattern.test(String(data?.['hash']));
  const isNew = action === 'clone' || (action === 'create' && !isOurs);
  if (uid === contentTypes.announcement && isNew && data) data['hash'] = newPublicHash();
}

/** The server sets when a newsletter was sent, once. A file of content includes it, so that it is not sent again. */
function keepSendingTime(
  { uid }: ContentKind,
  action: string,
  { data }: DocumentChange['params'],
  { editorId, accountId }: Editor,
): void {
  if (uid !== contentTypes.announcement || !data) return;
  const isOfFile = editorId === null && accountId === null && data['newsletterSentAt'];
  if (action === 'clone') data['newsletterSentAt'] = null;
  else if (!isOfFile) delete data['newsletterSentAt'];
}

const documents = (strapi: Core.Strapi, { uid }: ContentKind) => strapi.documents(uid as UID.ContentType);

const find = async (
  strapi: Core.Strapi,
  kind: ContentKind,
  documentId: string,
  status: string,
): Promise<Entry | null> => documents(strapi, kind).findOne({ documentId, status, populate: '*' } as never);

/**
 * Runs on every change of content, in the admin or elsewhere: sanitizes texts, enforces the rules, writes the audit
 * event and invalidates all instances, in the transaction of the change.
 *
 * @param invalidate called after the commit
 */
export function watchEditors(strapi: Core.Strapi, invalidate: () => void): void {
  async function refuseRemoval(
    kind: ContentKind,
    { action, params }: DocumentChange,
    editor: Editor,
  ): Promise<void> {
    const { documentId } = params;
    if (!documentId) return;
    if (kind.isNeeded && removals.includes(action)) throw new ContentRefused('needed', editor.language);
    if (kind.isAgreed && action !== 'clone' && (await find(strapi, kind, documentId, 'published'))) {
      refuseAgreedChange(editor.language);
    }
  }

  /** An announcement without a time keeps that of its first publishing, so that a correction does not move it to the top. */
  async function dateFirst(
    { uid }: ContentKind,
    { documentId, data }: DocumentChange['params'],
  ): Promise<void> {
    if (uid !== contentTypes.announcement || data?.['publishedFrom']) return;
    const rows = strapi.db.query(uid);
    const where = { documentId: documentId ?? '' };
    const known = documentId ? ((await rows.findOne({ where })) as Entry | null) : null;
    if (known?.['publishedFrom']) return;
    const publishedFrom = system().now().toISOString();
    if (data) data['publishedFrom'] = publishedFrom;
    else await rows.updateMany({ where, data: { publishedFrom } });
  }

  async function checkPublished(kind: ContentKind, documentId: string, editor: Editor): Promise<void> {
    const entry = await find(strapi, kind, documentId, 'published');
    if (!entry) return;
    const { attributes } = strapi.getModel(kind.uid as UID.ContentType);
    checkEntry(kind, entry, translatedNames(attributes), editor.language);
    if (!kind.isAgreed) return;
    const others = await documents(strapi, kind).findMany({
      status: 'published',
      sort: 'version:desc',
    } as never);
    checkAgreed(entry, others, editor.language);
  }

  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context as unknown as DocumentChange;
    const kind = kindOf(uid);
    if (!kind || !writes.includes(action) || putBack.has(params.data ?? {})) return next();
    const editor = currentEditor(strapi);
    // It may take seconds, in which this change holds no lock; the admin's publishing has begun a transaction already.
    if (params.data) await prepareData(strapi, uid, params.data, editor.language);
    return contentTransaction(strapi, async (tx, onCommit) => {
      await refuseRemoval(kind, { uid, action, params }, editor);
      assignHash(kind, action, params);
      keepSendingTime(kind, action, params, editor);
      const isPublished = action === 'publish' || params.status === 'published';
      if (isPublished) await dateFirst(kind, params);
      const { documentId: known } = params;
      const status = params.status === 'published' ? 'published' : 'draft';
      const before = known ? await find(strapi, kind, known, status) : null;
      const result = (await next()) as { documentId?: string };
      const documentId = known ?? result.documentId ?? '';
      if (isPublished) await checkPublished(kind, documentId, editor);
      const after = await find(strapi, kind, documentId, status);
      const changed = action === 'update' ? changedNames(before, after) : [];
      // The admin saves again before it publishes.
      if (action === 'update' && changed.length === 0 && !isPublished) return result;
      await auditEditor(tx, `content.${action}`, editor, `${kind.folder}/${documentId}`, {
        name: nameOf(kind, after ?? before ?? {}),
        changed,
        ...(isPublished && action !== 'publish' ? { isPublished } : {}),
      });
      await raiseRevision(tx);
      onCommit(invalidate);
      return result;
    }) as ReturnType<typeof next>;
  });
}
