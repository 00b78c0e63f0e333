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
  merge?: string;
}

/** Customers see that the society acted, staff see which person did. */
export function presentLine(line: LineRow, caller: Caller, profile: ActingFor): AuditLine {
  const by = actorOf(line, caller);
  const facts = JSON.parse(line.facts) as Facts;
  const isNamed = by === 'representative' || (by === 'society' && profile.asStaff);
  return {
    at: line.at,
    event: line.event,
    fields: facts.fields ?? [],
    by,
    name: isNamed && line.kind ? profileName({ ...line, kind: line.kind }) : null,
    mergeHash: (profile.asStaff && line.event === 'author-names.merge' && facts.merge) || null,
  };
}
