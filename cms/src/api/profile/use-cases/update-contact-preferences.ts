import type { updateContactPreferences } from '@nimio/domain/profile/profile.endpoints';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { presentProfile } from '../present.js';
import { readProfileData, updateProfile } from '../store.js';

export const saveContactPreferences: UseCase<typeof updateContactPreferences> = ({
  body,
  caller,
  profile,
  requestId,
}) =>
  system().db.transaction(async (tx) => {
    await updateProfile(tx, profile.id, {
      allow_contact_by_email: body.allowContactByEmail,
      allow_contact_by_phone: body.allowContactByPhone,
      mail_new_work_suggestions: body.mailNewWorkSuggestions,
      mail_change_suggestions: body.mailChangeSuggestions,
      mail_newsletter: body.mailNewsletter,
    });
    await audit(tx, 'contact-preferences.update', { caller, profile, requestId });
    return presentProfile(await readProfileData(tx, profile.id));
  });
