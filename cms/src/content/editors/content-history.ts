import type { ContentEvent } from '@nimio/domain/content/content-event';
import type { Database } from '../../data/database.js';
import type { ContentKind } from '../content-kinds.js';

interface Row {
  id: number;
  at: string;
  event: string;
  subject: string;
  facts: string;
  account_id: number | null;
  editor_id: number | null;
  editor_name: string | null;
}

interface Facts {
  name: string;
  /** Undefined for a picture. */
  changed?: string[];
  isPublished?: true;
}

const pageSize = 50;

const whereDone = ({ editor_id, account_id }: Row): ContentEvent['where'] => {
  if (editor_id !== null) return 'admin';
  return account_id === null ? 'command' : 'portal';
};

function presentEvent(row: Row, kinds: readonly ContentKind[]): ContentEvent {
  const [folder = '', documentId = ''] = row.subject.split('/');
  const { name, changed = [], isPublished } = JSON.parse(row.facts) as Facts;
  return {
    id: row.id,
    at: row.at,
    // A command saves and publishes in one step.
    kind: isPublished ? 'publish' : row.event.slice(row.event.indexOf('.') + 1),
    uid: kinds.find((kind) => kind.folder === folder)?.uid ?? '',
    documentId,
    name,
    changed,
    who: row.editor_name,
    where: whereDone(row),
  };
}

/**
 * The history of entries of these kinds, the newest first.
 *
 * @param before id of the last event of the previous page
 */
export async function readContentHistory(
  { knex }: Database,
  kinds: readonly ContentKind[],
  before: number,
): Promise<{ events: ContentEvent[]; hasMore: boolean }> {
  const folders = kinds.map(({ folder }) => folder);
  const rows = (await knex('audit_log')
    .select('id', 'at', 'event', 'subject', 'facts', 'account_id', 'editor_id', 'editor_name')
    .whereIn('content', folders)
    .andWhere('id', '<', before)
    .orderBy('id', 'desc')
    .limit(pageSize + 1)) as Row[];
  const events = rows.slice(0, pageSize).map((row) => presentEvent(row, kinds));
  return { events, hasMore: rows.length > pageSize };
}
