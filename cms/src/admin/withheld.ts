import { kindOf } from '../content/content-kinds.js';
import { type ActProps, isOut } from './act.js';

const takesAway = ['unpublish', 'delete'];
const changes = [...takesAway, 'publish', 'update', 'discard', 'edit'];

/**
 * Whether the admin leaves out an act that the server would refuse (watch-editors.ts).
 * @param act its type, as Strapi calls it
 */
export function isWithheld(
  act: string | undefined,
  { model, document, documents }: Omit<ActProps, 'documentId'>,
): boolean {
  const kind = kindOf(model);
  if (!kind || !act) return false;
  if (kind.isNeeded && takesAway.includes(act)) return true;
  if (kind.isAgreed && changes.includes(act)) return (documents ?? [document]).some(isOut);
  // A copy would bear the key of its original, which no other entry may have. Announcements get a new one.
  return act === 'clone' && kind.key !== undefined && kind.key !== 'hash';
}
