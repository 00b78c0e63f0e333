import { DomainError } from '@nimio/domain/errors';
import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { changeProfile } from '../change-profile.js';
import { rereadProfile, updateContact } from '../store.js';

/** Contact details are editable only if the profile is its own contact (§2 "Settings"). */
export const updateContactInfo: UseCase<typeof endpoints.updateContactInfo> = (call) => {
  const { body, profile } = call;
  return changeProfile(call, 'contact-info.update', rereadProfile, (tx, before) => {
    if (before.asContact === 0 && !call.caller.rights.includes('actForCustomers'))
      throw new DomainError('forbidden');
    return updateContact(tx, profile.id, body, system().now());
  });
};
