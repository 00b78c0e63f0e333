import { kindOf } from '../content/content-kinds.js';
import { isToBeSent, type NewsletterFields } from './announcements/newsletter.js';

/** An entry, as the content manager passes it to an action. */
export interface ActionEntry extends NewsletterFields {
  status?: string;
}

/** The subject of an action of the content manager: an entry, or those selected in a list. */
export interface ActionProps {
  model: string;
  documentId?: string;
  document?: ActionEntry;
  documents?: ActionEntry[];
  /** Of the form; null in a list. */
  activeTab?: string | null;
}

/** An action is a component that returns its button's label and handler, or null if there is none. */
export type DocumentAction = ((props: ActionProps) => object | null) & {
  type?: string;
  position?: string | string[];
};

/** Whether an entry is published: Strapi calls one modified whose draft differs from the published version. */
export const isOut = (entry: ActionEntry | undefined): boolean =>
  entry?.status === 'published' || entry?.status === 'modified';

const removals = ['unpublish', 'delete'];
const changes = [...removals, 'publish', 'update', 'discard', 'edit'];

/**
 * Whether the admin hides an action that the server would refuse (watch-editors.ts), or publishing of several entries
 * that would send a newsletter without a question.
 *
 * @param action its type in Strapi
 */
export function isRefused(
  action: string | undefined,
  { model, document, documents }: Omit<ActionProps, 'documentId'>,
): boolean {
  const kind = kindOf(model);
  if (!kind || !action) return false;
  if (action === 'publish' && documents?.some((each) => isToBeSent(model, each))) return true;
  if (kind.isNeeded && removals.includes(action)) return true;
  if (kind.isAgreed && changes.includes(action)) return (documents ?? [document]).some(isOut);
  // A copy would have the key of its original, which is unique. Announcements get a new one.
  return action === 'clone' && kind.key !== undefined && kind.key !== 'hash';
}
