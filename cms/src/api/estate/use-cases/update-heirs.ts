import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/estate/estate.endpoints';
import { readFraction } from '@nimio/domain/estate/fractions';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { findProfileAsStaff } from '../../../identity/profile-access.js';
import { system } from '../../../system.js';
import { lockCustomer } from '../../customer/change-customer.js';
import { presentHeirs } from '../present.js';
import { requireEstate } from '../require-state.js';
import { type NewHeir, replaceHeirs } from '../store.js';

/** The id of the heir with this customer number; `invalid` for one that no other customer has. */
async function idOfHeir(number: string, index: number, estateId: number): Promise<number | null> {
  if (number === '') return null;
  const found = await findProfileAsStaff(system(), 'extPartyCode', number);
  if (!found || found.id === estateId) {
    const path = `heirs[${index}].extPartyCode`;
    throw new DomainError('validationError', { fields: [{ path, code: 'invalid' }] });
  }
  return found.id;
}

export const updateHeirs: UseCase<typeof endpoints.updateHeirs> = (call) => {
  const { body, caller, requestId } = call;
  return system().db.transaction(async (tx) => {
    const { customer, row, roles } = await lockCustomer(tx, call);
    requireEstate(roles);
    call.requireFresh(await presentHeirs(tx, row.id));
    const rows: NewHeir[] = [];
    for (const [index, { extPartyCode, part, isContact, ...heir }] of body.heirs.entries())
      rows.push({
        ...heir,
        ...(readFraction(part) ?? { numerator: null, denominator: null }),
        profile_id: await idOfHeir(extPartyCode, index, row.id),
        is_contact: isContact,
      });
    await replaceHeirs(tx, row.id, rows);
    await audit(tx, 'estate.update-heirs', { caller, profile: customer, requestId }, { heirs: rows.length });
    return presentHeirs(tx, row.id);
  });
};
