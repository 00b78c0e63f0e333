/** A line of the log of content, for the editors' page of history. */
export interface ContentAct {
  id: number;
  /** ISO 8601 */
  at: string;
  act: string;
  uid: string;
  documentId: string;
  /** What the entry was called then. */
  name: string;
  /** Attributes that were changed. */
  changed: string[];
  /** The editor; null when it was done elsewhere. */
  who: string | null;
  /** Staff do some of it in the portal; the rest is done by commands. */
  where: 'admin' | 'portal' | 'command';
}
