import type * as endpoints from '@nimio/domain/audit/audit.endpoints';
import { DomainError } from '@nimio/domain/errors';
import type { ActingFor, Caller, UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { readAccessOf } from '../../access/store.js';
import { isSameLook, isTold, type View } from '../looks.js';
import { presentLine } from '../present.js';
import { chunk, type LineRow, readLines } from '../store.js';

const pageLength = 20;
/** Above every line's number. */
const newest = 2_147_483_647;

interface Page {
  told: LineRow[];
  /** The oldest line that was read for the page, while there may be older ones. */
  last: number | undefined;
}

/** Reads on until the page is full; lines of one look are told as their newest. */
async function readPage(profileId: number, before: number, view: View): Promise<Page> {
  const { db } = system();
  const told: LineRow[] = [];
  let last = before;
  for (;;) {
    const lines = await readLines(db, profileId, last);
    for (const line of lines) {
      if (line.at < view.since) return { told, last: undefined };
      const isNew = isTold(line, view) && !isSameLook(line, told.at(-1));
      if (isNew && told.length === pageLength) return { told, last };
      if (isNew) told.push(line);
      last = line.id;
    }
    if (lines.length < chunk) return { told, last: undefined };
  }
}

/** Who acts by another right than the holder's own is told what was done since it began, and nothing of the login. */
async function viewOf(caller: Caller, profile: ActingFor): Promise<View> {
  const { db, now } = system();
  const all = { since: '', isHolders: true };
  if (profile.asStaff) return all;
  const at = now().toISOString();
  const grants = await readAccessOf(db, { profileId: profile.id, accountId: caller.accountId, at });
  const begun = grants.filter(({ valid_from }) => valid_from <= at);
  if (begun.some(({ kind }) => kind === 'own')) return all;
  const [since = at] = begun.map(({ valid_from }) => valid_from).toSorted();
  return { since, isHolders: false };
}

export const getAuditLog: UseCase<typeof endpoints.getAuditLog> = async ({ query, caller, profile }) => {
  if (profile.asStaff && !caller.rights.includes('readAuditLog')) throw new DomainError('forbidden');
  const { told, last } = await readPage(profile.id, query.before ?? newest, await viewOf(caller, profile));
  return {
    records: told.map((line) => presentLine(line, caller, profile)),
    total: told.length,
    next: last ?? null,
  };
};
