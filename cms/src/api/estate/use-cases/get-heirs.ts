import * as endpoints from '@nimio/domain/estate/estate.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { readRoles } from '../../profile/store.js';
import { presentHeirs } from '../present.js';
import { requireEstate } from '../require-state.js';

export const getHeirs: UseCase<typeof endpoints.getHeirs> = async ({ params, caller, requestId }) => {
  const { db } = system();
  const { id } = await customerAt(params.profileHash);
  await auditCall(endpoints.getHeirs, { caller, requestId }, [id]);
  requireEstate(await readRoles(db, id));
  return presentHeirs(db, id);
};
