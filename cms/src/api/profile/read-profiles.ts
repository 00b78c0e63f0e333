import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { Caller } from '../../http/call.js';
import type { System } from '../../system.js';
import { presentSummaries } from './present.js';
import { profilesOf } from './store.js';

/** All profiles that the account may act for. */
export const readProfiles = async ({ db, now }: System, caller: Caller): Promise<ProfileSummary[]> =>
  presentSummaries(await profilesOf(db, caller.accountId, now().toISOString()), caller.profileId);
