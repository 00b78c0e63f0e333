import { kindOf } from '../content/content-kinds.js';

/** An entry, as the content manager hands it to an act. */
export interface ActionEntry {
  status?: string;
}

/** What an act of the content manager is about: an entry, or those that are chosen in a list. */
export interface ActionProps {
  model: string;
  documentId?: string;
  document?: ActionEntry;
  documents?: ActionEntry[];
  /** Of the form; null in a list. */
  activeTab?: string | null;
}

/** It is rendered as a component, and tells what its button says and does; null when there is none. */
export type DocumentAction = ((props: ActionProps) => object | null) & {
  type?: string;
  position?: string | string[];
};

/** Whether an entry is out: Strapi calls one modified whose draft differs from what is published. */
export const isOut = (entry: ActionEntry | undefined): boolean =>
  entry?.status === 'published' || entry?.status === 'modified';

const removals = ['unpublish', 'delete'];
const changes = [...removals, 'publish', 'update', 'discard', 'edit'];

/**
 * Whether the admin leaves out an act that the server would refuse (watch-editors.ts).
 * @param action its type, as Strapi calls it
 */
export function isRefused(
  action: string | undefined,
  { model, document, documents }: Omit<ActionProps, 'documentId'>,
): boolean {
  const kind = kindOf(model);
  if (!kind || !action) return false;
  if (kind.isNeeded && removals.includes(action)) return true;
  if (kind.isAgreed && changes.includes(action)) return (documents ?? [document]).some(isOut);
  // A copy would bear the key of its original, which no other entry may have. Announcements get a new one.
  return action === 'clone' && kind.key !== undefined && kind.key !== 'hash';
}
