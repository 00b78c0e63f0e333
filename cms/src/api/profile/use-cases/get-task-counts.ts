import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { oneProfile } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { readTaskCounts } from '../task-counts.js';

export const getTaskCounts: UseCase<typeof endpoints.getTaskCounts> = async ({ profile }) =>
  (await readTaskCounts(system().db, oneProfile(profile.id))).countsOf(profile.id);
