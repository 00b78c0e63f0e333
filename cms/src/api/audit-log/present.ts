import type { AuditActor, AuditLine } from '@nimio/domain/audit/audit.types';
import type { ActingFor, Caller } from '../../http/call.js';
import { profileName } from '../profile/name.js';
import type { LineRow } from './store.js';

function actorOf({ account_id, as_staff }: LineRow, caller: Caller): AuditActor {
  if (account_id === null) return 'system';
  if (as_staff) return 'society';
  return account_id === caller.accountId ? 'self' : 'representative';
}

interface Facts {
  fields?: string[];
  isbn?: string;
  merge?: string;
}

/** The ISBN of the work that an event is about. */
export const isbnOf = (line: LineRow): string | undefined => (JSON.parse(line.facts) as Facts).isbn;

interface Viewer {
  caller: Caller;
  profile: ActingFor;
  /** The names of the works by ISBN. */
  names: ReadonlyMap<string, string>;
}

/** Customers see that the society acted, staff see which person did. */
export function presentLine(line: LineRow, { caller, profile, names }: Viewer): AuditLine {
  const by = actorOf(line, caller);
  const facts = JSON.parse(line.facts) as Facts;
  const isNamed = by === 'representative' || (by === 'society' && profile.asStaff);
  return {
    at: line.at,
    event: line.event,
    fields: facts.fields ?? [],
    work: facts.isbn === undefined ? null : { isbn: facts.isbn, name: names.get(facts.isbn) ?? null },
    by,
    name: isNamed && line.kind ? profileName({ ...line, kind: line.kind }) : null,
    mergeHash: (profile.asStaff && line.event === 'author-names.merge' && facts.merge) || null,
  };
}
