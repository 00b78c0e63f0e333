import { kindOf } from '../content/content-kinds.js';
import { type ActProps, isOut } from './act.js';

const takesAway = ['unpublish', 'delete'];
const changes = [...takesAway, 'publish', 'update', 'discard', 'edit'];

/** Whether the admin hides an action that the server would refuse (watch-editors.ts). @param act its type in Strapi */
export function isWithheld(
  act: string | undefined,
  { model, document, documents }: Omit<ActProps, 'documentId'>,
): boolean {
  const kind = kindOf(model);
  if (!kind || !act) return false;
  if (kind.isNeeded && takesAway.includes(act)) return true;
  if (kind.isAgreed && changes.includes(act)) return (documents ?? [document]).some(isOut);
  // A copy would have the key of its original, which is unique. Announcements get a new one.
  return act === 'clone' && kind.key !== undefined && kind.key !== 'hash';
}
