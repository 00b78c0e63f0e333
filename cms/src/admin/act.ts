/** An entry, as the content manager hands it to an act. */
export interface ActEntry {
  status?: string;
}

/** What an act of the content manager is about: an entry, or those that are chosen in a list. */
export interface ActProps {
  model: string;
  documentId?: string;
  document?: ActEntry;
  documents?: ActEntry[];
  /** Of the form; null in a list. */
  activeTab?: string | null;
}

/** It is rendered as a component, and tells what its button says and does; null when there is none. */
export type Act = ((props: ActProps) => object | null) & { type?: string; position?: string | string[] };

/** Whether an entry is out: Strapi calls one modified whose draft differs from what is published. */
export const isOut = (entry: ActEntry | undefined): boolean =>
  entry?.status === 'published' || entry?.status === 'modified';
