import { DomainError } from '@nimio/domain/errors';
import * as endpoints from '@nimio/domain/estate/estate.endpoints';
import { auditCall } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { readProfileRow } from '../../profile/store.js';
import { requireDeath } from '../require-state.js';
import { readPlan } from '../store.js';

export const getEstatePlan: UseCase<typeof endpoints.getEstatePlan> = async ({
  params,
  caller,
  requestId,
}) => {
  const { db } = system();
  const { id } = await customerAt(params.profileHash);
  await auditCall(endpoints.getEstatePlan, { caller, requestId }, [id]);
  const row = await readProfileRow(db, id);
  if (!row) throw new DomainError('notFound');
  const { died_on: diedOn } = await requireDeath(db, row);
  const { names, reserved_cents, unpaid_cents, ...counts } = await readPlan(db, id, diedOn);
  return {
    authorNames: names,
    ...counts,
    reservedInCents: Number(reserved_cents),
    unpaidInCents: Number(unpaid_cents),
  };
};
