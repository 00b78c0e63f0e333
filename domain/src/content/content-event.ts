/** An event of the content's history, for the editors' page. */
export interface ContentEvent {
  id: number;
  /** ISO 8601 */
  at: string;
  kind: string;
  uid: string;
  documentId: string;
  /** The title of the entry at that time. */
  name: string;
  /** Attributes that were changed. */
  changed: string[];
  /** The editor; `null` when it was done outside the CMS. */
  who: string | null;
  /** Where it was done: by staff in the portal, or by a command. */
  where: 'admin' | 'portal' | 'command';
}
