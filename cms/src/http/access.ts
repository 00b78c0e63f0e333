import type { IncomingMessage } from 'node:http';
import { rightsOf } from '@nimio/domain/access/rights';
import type { Access, Endpoint, ProfileKey } from '@nimio/domain/endpoint';
import { DomainError } from '@nimio/domain/errors';
import { isProofFresh } from '@nimio/domain/session/proof';
import type { Transaction } from '../data/database.js';
import { findGrantedProfile, findProfileAsStaff } from '../identity/profile-access.js';
import { readSession, sessionCookie } from '../identity/sessions.js';
import { type System, system } from '../system.js';
import type { ActingFor, Browser, Caller } from './call.js';

/** Browsers report the origin of a request; programs that do not have no cookies of a victim. */
export function isCrossSite({ headers }: IncomingMessage, publicUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin';
  return origin !== undefined && origin !== new URL(publicUrl).origin;
}

/**
 * Refuses writes from pages of other sites (CSRF), and reads that begin a session unless a script of our own page sends
 * them: a link could log its visitor in as another person.
 */
export function refuseCrossSite(
  { method, beginsSession }: Endpoint,
  request: IncomingMessage,
  publicUrl: string,
): void {
  if (method === 'GET' && !beginsSession) return;
  if (isCrossSite(request, publicUrl) || request.headers['sec-fetch-mode'] === 'navigate')
    throw new DomainError('crossSiteRequest');
}

/** Throws unless the session is sufficient for the call; the profile is checked after its name is read. */
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

/** Refuses a call that decides where money goes unless its user has proved their identity lately. */
export function requireProof({ needsProof }: Endpoint, caller: Caller | undefined, now: Date): void {
  if (needsProof && !(caller && isProofFresh(caller.provedAt, now.getTime())))
    throw new DomainError('proofExpired');
}

/** The profile that a call names. A foreign and a missing one both answer 404. */
export async function requireProfile(
  key: ProfileKey,
  value: string,
  caller: Caller,
  app: System,
): Promise<ActingFor> {
  // Only staff have a session for a profile without an active grant, because the session's query checks it.
  if (key.by === 'profile' && value === caller.profileHash && !caller.isStaff)
    return {
      id: caller.profileId,
      hash: caller.profileHash,
      asStaff: false,
      isBeingChecked: caller.isBeingChecked,
    };
  const granted = await findGrantedProfile(app, key.by, value, caller.accountId);
  if (granted) {
    const { id, hash, check_against_id } = granted;
    return { id, hash, asStaff: false, isBeingChecked: check_against_id !== null };
  }
  const isAllowed = caller.rights.includes('actForCustomers');
  const foreign = isAllowed ? await findProfileAsStaff(app, key.by, value) : undefined;
  if (!foreign) throw new DomainError('notFound');
  return { id: foreign.id, hash: foreign.hash, asStaff: true };
}

/**
 * Repeats the checks inside the transaction: the session, its account and the access to the profile may have ended
 * while a long body was received.
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
