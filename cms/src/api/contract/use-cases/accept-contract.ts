import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import { authorContractType, currentContract } from '@nimio/domain/contract/contract';
import type * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { DomainError } from '@nimio/domain/errors';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentProfile } from '../../profile/present.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfile, readProfileData } from '../../profile/store.js';
import { insertContract } from '../store.js';

/**
 * The profile's row is locked first, so that the second of two concurrent acceptances finds the first one's contract.
 */
export const acceptContract: UseCase<typeof endpoints.acceptContract> = async ({
  body,
  caller,
  profile,
  requestId,
}) => {
  const app = system();
  const { version } = await app.content.contractText(body.language);
  if (body.version !== version) throw new DomainError('contractTextOutdated', { params: { version } });
  return app.db.transaction(async (tx) => {
    const row = await lockProfile(tx, profile.id);
    if (row) requireOpenProfile(row);
    const now = app.now();
    const { contracts } = presentProfile(await readProfileData(tx, profile.id), caller.rights);
    if (currentContract(contracts, app.product, now)) throw new DomainError('contractExists');
    await insertContract(tx, {
      profile_id: profile.id,
      type: authorContractType,
      description: app.product,
      valid_from: finnishDay(now),
      valid_to: null,
      comp_types: '*',
      text_version: body.version,
      text_language: body.language,
      created_at: now.toISOString(),
    });
    await audit(tx, 'contract.accept', { caller, profile, requestId }, { version: body.version });
    return presentProfile(await readProfileData(tx, profile.id), caller.rights);
  });
};
