import { DomainError } from '@nimio/domain/errors';
import type { updateContactInfo } from '@nimio/domain/profile/profile.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentProfile } from '../present.js';
import { lockProfile, readProfileData, updateProfile } from '../store.js';

/** Contact details are editable only where the profile is its own contact (§2 "Settings"). */
export const saveContactInfo: UseCase<typeof updateContactInfo> = ({
  body,
  caller,
  profile,
  requestId,
  requireFresh,
}) =>
  system().db.transaction(async (tx) => {
    await lockProfile(tx, profile.id);
    const before = await readProfileData(tx, profile.id);
    requireFresh(presentProfile(before));
    if (!before.profile.as_contact && !profile.asStaff) throw new DomainError('forbidden');
    const changes = {
      street_address: body.streetAddress,
      co_address: body.coAddress || null,
      zip_code: body.zipCode,
      post_center: body.postCenter,
      country: body.country,
      language: body.language,
      phone: body.phone || null,
      email: body.email || null,
    };
    const changed = Object.entries(changes).filter(
      ([name, value]) => before.profile[name as keyof typeof changes] !== value,
    );
    if (changed.length > 0) {
      await updateProfile(tx, profile.id, changes);
      await audit(
        tx,
        'contact-info.update',
        { caller, profile, requestId },
        { fields: changed.map(([name]) => name) },
      );
    }
    return presentProfile(await readProfileData(tx, profile.id));
  });
