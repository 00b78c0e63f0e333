/** An entry, as the content manager passes it to an action. */
export interface ActEntry {
  status?: string;
}

/** The subject of an action of the content manager: an entry, or those selected in a list. */
export interface ActProps {
  model: string;
  documentId?: string;
  document?: ActEntry;
  documents?: ActEntry[];
  /** Of the form; null in a list. */
  activeTab?: string | null;
}

/** An action is a component that returns its button's label and handler, or null if there is none. */
export type Act = ((props: ActProps) => object | null) & { type?: string; position?: string | string[] };

/** Whether an entry is published: Strapi calls one modified whose draft differs from the published version. */
export const isOut = (entry: ActEntry | undefined): boolean =>
  entry?.status === 'published' || entry?.status === 'modified';
