import type { Access, ProfileKey } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { findGrantedProfile, findProfileAsStaff } from '../api/profile/access.js';
import type { System } from '../system.js';
import type { ActingFor, Caller } from './call.js';

/** Throws unless the session suffices for the call; the profile is checked once its name is read. */
export async function requireCaller(
  access: Access,
  caller: Caller | undefined,
  system: System,
): Promise<void> {
  if (access.who === 'anonymous') return;
  if (!caller) throw new DomainError('sessionMissing');
  if (access.who === 'session') return;
  if (caller.sessionKind === 'strong') throw new DomainError('forbidden');
  if (access.who === 'login') return;
  if (caller.acceptedTerms !== (await system.content.currentTermsVersion())) {
    throw new DomainError('disclaimerNotAccepted');
  }
  if (access.who === 'staff' && !caller.isStaff) throw new DomainError('forbidden');
}

/** The profile a call names. Another's and an absent one answer alike: 404. */
export async function requireProfile(
  key: ProfileKey,
  value: string,
  caller: Caller,
  system: System,
): Promise<ActingFor> {
  // Nobody but staff has a session for a profile without a grant in force to it: it was looked for with the session.
  if (key.by === 'profile' && value === caller.profileHash && !caller.isStaff)
    return { id: caller.profileId, hash: caller.profileHash, asStaff: false };
  const granted = await findGrantedProfile(system, key.by, value, caller.accountId);
  if (granted) return { ...granted, asStaff: false };
  const foreign = caller.isStaff ? await findProfileAsStaff(system, key.by, value) : undefined;
  if (!foreign) throw new DomainError('notFound');
  return { ...foreign, asStaff: true };
}
