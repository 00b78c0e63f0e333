import { rightsOf } from '@nimio/domain/access/rights';
import type { Access, ProfileKey } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { findGrantedProfile, findProfileAsStaff } from '../api/profile/access.js';
import { readSession, sessionCookie } from '../api/session/sessions.js';
import type { Transaction } from '../data/database.js';
import { type System, system } from '../system.js';
import type { ActingFor, Browser, Caller } from './call.js';

/** Throws unless the session suffices for the call; the profile is checked once its name is read. */
export async function requireCaller(access: Access, caller: Caller | undefined, app: System): Promise<void> {
  if (access.who === 'anonymous') return;
  if (!caller) throw new DomainError('sessionMissing');
  if (access.who === 'session') return;
  if (caller.sessionKind === 'strong') throw new DomainError('forbidden');
  if (caller.mustChangePassword) throw new DomainError('passwordOutdated');
  if (access.who === 'login') return;
  if (caller.acceptedTerms !== (await app.content.currentTermsVersion())) {
    throw new DomainError('disclaimerNotAccepted');
  }
  if (access.who === 'staff' && !caller.rights.includes(access.right)) throw new DomainError('forbidden');
}

/** The profile a call names. Another's and an absent one answer alike: 404. */
export async function requireProfile(
  key: ProfileKey,
  value: string,
  caller: Caller,
  app: System,
): Promise<ActingFor> {
  // Nobody but staff has a session for a profile without a grant in force to it: it was looked for with the session.
  if (key.by === 'profile' && value === caller.profileHash && !caller.isStaff)
    return { id: caller.profileId, hash: caller.profileHash, asStaff: false };
  const granted = await findGrantedProfile(app, key.by, value, caller.accountId);
  if (granted) return { ...granted, asStaff: false };
  const isAllowed = caller.rights.includes('actForCustomers');
  const foreign = isAllowed ? await findProfileAsStaff(app, key.by, value) : undefined;
  if (!foreign) throw new DomainError('notFound');
  return { ...foreign, asStaff: true };
}

/**
 * Looks again inside a transaction at what was looked at before a long body came in: the session, its account and the
 * right to the profile may have ended meanwhile.
 */
export async function requireStillAllowed(
  tx: Transaction,
  { caller, profile, browser }: { caller: Caller; profile: ActingFor; browser: Browser },
): Promise<void> {
  const { now } = system();
  const session = await readSession(tx, browser.cookie(sessionCookie) ?? '', now().toISOString());
  if (session?.id !== caller.sessionId) throw new DomainError('sessionMissing');
  const rights = session.raised_at && session.staff_role ? rightsOf([session.staff_role]) : [];
  const isAllowed = profile.asStaff
    ? rights.includes('actForCustomers')
    : await findGrantedProfile({ db: tx, now }, 'profile', profile.hash, caller.accountId);
  if (!isAllowed) throw new DomainError('notFound');
}
