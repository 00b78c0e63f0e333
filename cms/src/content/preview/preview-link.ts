import { requiredSecret } from '../../security/secrets.js';
import { system } from '../../system.js';
import { contentTypes } from '../content-kinds.js';
import { currentEditor, editorMayRead } from '../editors/editor.js';
import { makePreviewToken } from './preview-token.js';

/**
 * The address of an entry's preview. Strapi requests it without checking whether the editor may read the entry, so it
 * is checked here.
 */
export function previewLink(
  uid: string,
  { documentId, status }: { documentId: string; status: string },
): string | undefined {
  if (!Object.values<string>(contentTypes).includes(uid) || !editorMayRead(strapi, uid)) return undefined;
  // Changes since the publishing are a draft.
  const previewed = { uid, documentId, status: status === 'published' ? status : 'draft' } as const;
  const { now, publicUrl } = system();
  const token = makePreviewToken(previewed, requiredSecret('APP_KEY'), now());
  const { language } = currentEditor(strapi);
  return `${publicUrl}/preview/${token}?language=${language}`;
}
