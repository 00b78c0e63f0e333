import type * as endpoints from '@nimio/domain/profile/profile.endpoints';
import type { UseCase } from '../../../http/call.js';
import { changeProfile } from '../change-profile.js';
import { rereadProfile, updateProfile } from '../store.js';

export const updateContactPreferences: UseCase<typeof endpoints.updateContactPreferences> = (call) => {
  const { body } = call;
  return changeProfile(call, 'contact-preferences.update', rereadProfile, (tx) =>
    updateProfile(tx, call.profile.id, {
      allow_contact_by_email: body.allowContactByEmail,
      allow_contact_by_phone: body.allowContactByPhone,
      mail_new_work_suggestions: body.mailNewWorkSuggestions,
      mail_change_suggestions: body.mailChangeSuggestions,
      mail_payments: body.mailPayments,
      mail_tax_cards: body.mailTaxCards,
      mail_newsletter: body.mailNewsletter,
    }),
  );
};
