import type { LoggedIn, Me } from '@nimio/domain/session/session.types';
import type { Caller } from '../../http/call.js';
import type { System } from '../../system.js';
import { readProfileRecord } from '../profile/present.js';
import { readProfiles } from '../profile/read-profiles.js';

async function presentCaller({ content }: System, caller: Caller): Promise<Omit<Me, 'profile' | 'profiles'>> {
  const currentTerms = await content.currentTermsVersion();
  return {
    user: {
      hash: caller.accountHash,
      username: caller.username,
      email: caller.email,
      defaultProfileHash: caller.defaultProfileHash,
      hasIdentityCode: caller.hasIdentityCode,
      disclaimerAccepted: caller.acceptedTerms === currentTerms ? caller.acceptedTerms : null,
    },
    rights: [...caller.rights],
    secondFactor: caller.secondFactor,
    shouldUpdatePassword: caller.mustChangePassword ? 1 : 0,
    sessionKind: caller.sessionKind,
    provedAt: caller.provedAt,
    sessionExpires: caller.sessionExpires,
    sessionEnds: caller.sessionEnds,
  };
}

/** The logged-in account, as the portal sees it. */
export async function presentLoggedIn(app: System, caller: Caller): Promise<LoggedIn> {
  const [presented, profile, profiles] = await Promise.all([
    presentCaller(app, caller),
    readProfileRecord(app.db, caller.profileId, caller.rights),
    caller.mustChangePassword ? [] : readProfiles(app, caller),
  ]);
  return { ...presented, profile, profiles };
}

/** The session's people and profiles. After strong authentication alone no profile is included (decision 0017). */
export const presentMe = async (app: System, caller: Caller): Promise<Me> =>
  caller.sessionKind === 'password'
    ? presentLoggedIn(app, caller)
    : { ...(await presentCaller(app, caller)), profile: null, profiles: [] };
