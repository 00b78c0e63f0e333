import type * as endpoints from '@nimio/domain/audit/audit.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { ActingFor, Caller, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readAccessOf } from '../../access/store.js';
import { findWorks } from '../../work/store.js';
import { isbnOf, presentLine } from '../present.js';
import { chunk, type LineRow, readLines } from '../store.js';
import { isSameRead, isVisible, type View } from '../visibility.js';

const pageLength = 20;
/** Greater than any event's id. */
const newest = 2_147_483_647;

interface Page {
  shown: LineRow[];
  /** The oldest event read for the page, if there may be older ones. */
  last: number | undefined;
}

/** Reads batches until the page is full; events of one look are shown as the newest of them. */
async function readPage(profileId: number, before: number, view: View): Promise<Page> {
  const { db } = system();
  const shown: LineRow[] = [];
  let last = before;
  for (;;) {
    const lines = await readLines(db, profileId, last);
    for (const line of lines) {
      if (line.at < view.since) return { shown, last: undefined };
      const isNew = isVisible(line, view) && !isSameRead(line, shown.at(-1));
      if (isNew && shown.length === pageLength) return { shown, last };
      if (isNew) shown.push(line);
      last = line.id;
    }
    if (lines.length < chunk) return { shown, last: undefined };
  }
}

/**
 * A caller with access granted by another right sees events from the start of that access, and nothing about the
 * holder's login.
 */
async function viewOf(caller: Caller, profile: ActingFor): Promise<View> {
  const { db, now } = system();
  const all = { since: '', isHolders: true };
  if (profile.asStaff) return all;
  const at = now().toISOString();
  const grants = await readAccessOf(db, { profileId: profile.id, accountId: caller.accountId, at });
  const started = grants.filter(({ valid_from }) => valid_from <= at);
  if (started.some(({ kind }) => kind === 'own')) return all;
  const [since = at] = started.map(({ valid_from }) => valid_from).toSorted();
  return { since, isHolders: false };
}

export const getAuditLog: UseCase<typeof endpoints.getAuditLog> = async ({ query, caller, profile }) => {
  if (profile.asStaff && !caller.rights.includes('readAuditLog')) throw new DomainError('forbidden');
  const { shown, last } = await readPage(profile.id, query.before ?? newest, await viewOf(caller, profile));
  const isbns = new Set(shown.flatMap((line) => isbnOf(line) ?? []));
  const works = await findWorks(system().db, [...isbns]);
  const names = new Map(works.map(({ isbn, name }) => [isbn, name]));
  return {
    records: shown.map((line) => presentLine(line, { caller, profile, names })),
    total: shown.length,
    next: last ?? null,
  };
};
