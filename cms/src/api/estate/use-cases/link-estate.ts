import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/estate/estate.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { customerAt } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { lockCustomer } from '../../customer/change-customer.js';
import { readCustomerRecord } from '../../customer/present.js';
import { requireOpenProfile } from '../../profile/require-open-profile.js';
import { lockProfiles } from '../../profile/store.js';
import { requireDeath, requireEstate } from '../require-state.js';
import { holdTheSame } from '../store.js';
import { takeOver } from '../take-over.js';

/** The contracts of an imported estate are its own, so those of the author are not copied. */
export const linkEstate: UseCase<typeof endpoints.linkEstate> = (call) => {
  const { params, body, caller, requestId } = call;
  return system().db.transaction(async (tx) => {
    const [estate, of] = [await customerAt(params.profileHash), await customerAt(body.authorHash)];
    await lockProfiles(tx, [estate.id, of.id]);
    const { customer, row, roles } = await lockCustomer(tx, call);
    requireEstate(roles);
    requireOpenProfile(row);
    if (row.estate_of_id !== null) throw new DomainError('estateExists');
    const linked = await lockCustomer(tx, { params: { profileHash: of.hash }, caller });
    const author = await requireDeath(tx, linked.row);
    if (await holdTheSame(tx, author.id, row.id)) throw new DomainError('estateConflict');
    const facts = await takeOver(tx, { author, estateId: row.id, caller, requestId }, 'own');
    for (const profile of [customer, linked.customer])
      await audit(tx, 'estate.link', { caller, profile, requestId }, facts);
    return readCustomerRecord(tx, row.id, caller.rights);
  });
};
