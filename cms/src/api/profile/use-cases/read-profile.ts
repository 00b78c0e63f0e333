import type { listProfiles, readProfile } from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentSummaries, readProfileRecord } from '../present.js';
import { profilesOf } from '../store.js';

export const showProfile: UseCase<typeof readProfile> = ({ profile }) =>
  readProfileRecord(system().db, profile.id);

export const showProfiles: UseCase<typeof listProfiles> = async ({ caller }) => {
  const { db, now } = system();
  const records = presentSummaries(
    await profilesOf(db, caller.accountId, now().toISOString()),
    caller.profileId,
  );
  return { records, total: records.length };
};
