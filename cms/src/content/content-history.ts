import type { ContentAct } from '@nimio/domain/content/content-act';
import type { Database } from '../data/database.js';
import type { ContentKind } from './content-kinds.js';

interface Row {
  id: number;
  at: string;
  act: string;
  subject: string;
  facts: string;
  account_id: number | null;
  editor_id: number | null;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
}

interface Facts {
  name: string;
  changed: string[];
  isPublished?: true;
}

const actsOnPage = 50;

const whereDone = ({ editor_id, account_id }: Row): ContentAct['where'] => {
  if (editor_id !== null) return 'admin';
  return account_id === null ? 'command' : 'portal';
};

const nameOf = ({ firstname, lastname, email }: Row): string | null =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

function presentAct(row: Row, kinds: readonly ContentKind[]): ContentAct {
  const [folder = '', documentId = ''] = row.subject.split('/');
  const { name, changed, isPublished } = JSON.parse(row.facts) as Facts;
  return {
    id: row.id,
    at: row.at,
    // A command writes and publishes at once.
    act: isPublished ? 'publish' : row.act.slice('content.'.length),
    uid: kinds.find((kind) => kind.folder === folder)?.uid ?? '',
    documentId,
    name,
    changed,
    who: nameOf(row),
    where: whereDone(row),
  };
}

/**
 * What was done to entries of these kinds, newest first.
 * @param before number of the line that the page before ended with
 */
export async function readContentHistory(
  { knex }: Database,
  kinds: readonly ContentKind[],
  before: number,
): Promise<{ acts: ContentAct[]; hasMore: boolean }> {
  const rows = (await knex('audit_log as l')
    .leftJoin('admin_users as u', 'u.id', 'l.editor_id')
    .select('l.id', 'l.at', 'l.act', 'l.subject', 'l.facts', 'l.account_id', 'l.editor_id')
    .select('u.firstname', 'u.lastname', 'u.email')
    .where('l.act', 'like', 'content.%')
    .andWhere('l.id', '<', before)
    .andWhere((any) => {
      for (const { folder } of kinds) void any.orWhere('l.subject', 'like', `${folder}/%`);
    })
    .orderBy('l.id', 'desc')
    .limit(actsOnPage + 1)) as Row[];
  const acts = rows.slice(0, actsOnPage).map((row) => presentAct(row, kinds));
  return { acts, hasMore: rows.length > actsOnPage };
}
