import type * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentProfile } from '../../profile/present.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfile, readProfileData } from '../../profile/store.js';
import { requirePeriod } from '../period.js';
import { findProfileOfContract, saveContract } from '../store.js';

const isLonger = (validTo: string | null, before: string | null): boolean =>
  before !== null && (validTo === null || validTo > before);

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
    const row = await lockProfile(tx, profile.id);
    const before = presentProfile(await readProfileData(tx, profile.id), caller.rights);
    requireFresh(before);
    const contract = before.contracts.find(({ hash }) => hash === contractHash);
    const { validTo, compTypes, exceptionComment } = body;
    const others = before.contracts.filter((other) => other !== contract);
    // The end of an imported contract stays possible whatever the others are.
    if (contract && validTo !== contract.validTo) {
      requirePeriod({ ...contract, validTo }, others);
      if (row && isLonger(validTo, contract.validTo)) requireOpenProfile(row);
    }
    await saveContract(tx, contractHash, {
      valid_to: validTo,
      comp_types: compTypes,
      exception_comment: exceptionComment || null,
    });
    await audit(tx, 'contract.update', { caller, profile, requestId }, { validTo, compTypes });
    return presentProfile(await readProfileData(tx, profile.id), caller.rights);
  });
