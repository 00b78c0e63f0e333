import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { oneProfile } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { countOwnOpenReports } from '../../death-report/store.js';
import { readTaskCounts } from '../task-counts.js';

export const getTaskCounts: UseCase<typeof endpoints.getTaskCounts> = async ({ profile: { id } }) => {
  const { db } = system();
  const [{ countsOf }, deathReports] = await Promise.all([
    readTaskCounts(db, oneProfile(id)),
    countOwnOpenReports(db, id),
  ]);
  return { ...countsOf(id), deathReports };
};
