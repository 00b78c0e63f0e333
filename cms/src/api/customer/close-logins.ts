import type { Transaction } from '../../data/database.js';
import { deleteSessionsOf } from '../../identity/sessions.js';
import { markClosed } from '../account/store.js';
import { deletePasswordLinks } from '../session/password-link-store.js';
import { lockAccount } from '../session/store.js';
import { readOpenLogins } from './store.js';

/**
 * Closes the logins whose own profile it is; their sessions and links end.
 *
 * @param keepsOthers those that have a grant to another profile stay open
 * @returns the ids of the closed logins
 */
export async function closeLogins(
  tx: Transaction,
  profileId: number,
  { keepsOthers, at }: { keepsOthers: boolean; at: string },
): Promise<number[]> {
  const closed: number[] = [];
  for (const { id, has_other } of await readOpenLogins(tx, profileId, at)) {
    if ((keepsOthers && has_other === 1) || !(await lockAccount(tx, id))) continue;
    await markClosed(tx, id, at);
    await deleteSessionsOf(tx, id);
    await deletePasswordLinks(tx, id);
    closed.push(id);
  }
  return closed;
}
