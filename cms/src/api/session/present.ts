import type { Me } from '@nimio/domain/session/session.types';
import type { Caller } from '../../http/call.js';
import type { System } from '../../system.js';
import { readProfileRecord } from '../profile/present.js';

/** Who is logged in, as the portal sees it. */
export async function presentMe({ db, content }: System, caller: Caller): Promise<Me> {
  const currentTerms = await content.currentTermsVersion();
  return {
    user: {
      hash: caller.accountHash,
      username: caller.username,
      email: caller.email,
      defaultProfileHash: caller.defaultProfileHash,
      disclaimerAccepted: caller.acceptedTerms === currentTerms ? caller.acceptedTerms : null,
    },
    profile: await readProfileRecord(db, caller.profileId),
    shouldUpdatePassword: caller.mustChangePassword ? 1 : 0,
    sessionKind: caller.sessionKind,
    sessionExpires: caller.sessionExpires,
  };
}
