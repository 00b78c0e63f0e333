import type * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentProfile } from '../../profile/present.js';
import { lockProfile, readProfileData } from '../../profile/store.js';
import { requirePeriod } from '../period.js';
import { findProfileOfContract, saveContract } from '../store.js';

/** Contracts on paper have exceptions, and any contract may end; staff maintain the register accordingly. */
export const updateContract: UseCase<typeof endpoints.updateContract> = ({
  params,
  body,
  caller,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    const { contractHash } = params;
    const found = await findProfileOfContract(tx, contractHash);
    if (!found) throw new DomainError('notFound');
    const profile = { id: found.profile_id, asStaff: true };
    await lockProfile(tx, profile.id);
    const before = presentProfile(await readProfileData(tx, profile.id), caller.rights);
    requireFresh(before);
    const contract = before.contracts.find(({ hash }) => hash === contractHash);
    const { validTo, compTypes, exceptionComment } = body;
    const others = before.contracts.filter((other) => other !== contract);
    if (contract) requirePeriod({ ...contract, validTo }, others);
    await saveContract(tx, contractHash, {
      valid_to: validTo,
      comp_types: compTypes,
      exception_comment: exceptionComment || null,
    });
    await audit(tx, 'contract.update', { caller, profile, requestId }, { validTo, compTypes });
    return presentProfile(await readProfileData(tx, profile.id), caller.rights);
  });
