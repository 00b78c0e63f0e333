import { authorContractType } from '@nimio/domain/contract/contract';
import type * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt, requireOthers } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { presentProfile } from '../../profile/present.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfile, readProfileData } from '../../profile/store.js';
import { requirePeriod } from '../period.js';
import { insertContract } from '../store.js';

/** Staff enter a contract on paper, which has no version of the text. */
export const createContract: UseCase<typeof endpoints.createContract> = async ({
  params,
  body,
  caller,
  requestId,
}) => {
  const app = system();
  const profile = await customerAt(params.profileHash);
  return app.db.transaction(async (tx) => {
    const row = await lockProfile(tx, profile.id);
    if (!row) throw new DomainError('notFound');
    await requireOthers({ db: tx, now: app.now }, [row.id], caller.accountId);
    requireOpenProfile(row);
    const { contracts } = presentProfile(await readProfileData(tx, row.id, row), caller.rights);
    const { validFrom, validTo, compTypes, exceptionComment } = body;
    const contract = { type: authorContractType, description: app.product, validFrom, validTo };
    requirePeriod(contract, contracts);
    await insertContract(tx, {
      profile_id: row.id,
      type: contract.type,
      description: contract.description,
      valid_from: validFrom,
      valid_to: validTo,
      comp_types: compTypes,
      exception_comment: exceptionComment || null,
      text_version: null,
      text_language: null,
      created_at: app.now().toISOString(),
    });
    await audit(tx, 'contract.create', { caller, profile, requestId }, { validFrom, validTo, compTypes });
    return presentProfile(await readProfileData(tx, row.id), caller.rights);
  });
};
