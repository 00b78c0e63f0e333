import { requiredSecret } from '../security/secrets.js';
import { system } from '../system.js';
import { contentTypes } from './content-kinds.js';
import { currentEditor, editorMayRead } from './editor.js';
import { makePreviewToken } from './preview-token.js';

/**
 * Where an editor sees an entry as the portal will show it. Strapi asks for it without looking whether the editor
 * may read the entry, so that is done here.
 */
export function previewLink(
  uid: string,
  { documentId, status }: { documentId: string; status: string },
): string | undefined {
  if (!Object.values<string>(contentTypes).includes(uid) || !editorMayRead(strapi, uid)) return undefined;
  // What was changed since it was published is a draft.
  const previewed = { uid, documentId, status: status === 'published' ? status : 'draft' } as const;
  const { now, publicUrl } = system();
  const token = makePreviewToken(previewed, requiredSecret('APP_KEY'), now());
  const { language } = currentEditor(strapi);
  return `${publicUrl}/preview/${token}?language=${language}`;
}
