import type * as endpoints from '@nimio/domain/estate/estate.endpoints';
import type { Language } from '@nimio/domain/language';
import { audit } from '../../../audit/audit.js';
import type { UseCase } from '../../../http/call.js';
import { system } from '../../../system.js';
import { lockCustomer } from '../../customer/change-customer.js';
import { readCustomerRecord } from '../../customer/present.js';
import { insertProfile } from '../../profile/insert-profile.js';
import type { ProfileRow } from '../../profile/store.js';
import { requireDeath } from '../require-state.js';
import { takeOver } from '../take-over.js';

const estateWords: Record<Language, string> = { fi: 'kuolinpesä', sv: 'dödsbo', en: 'estate' };

/** The estate's name begins with the author's last name, so that both are at one place of the register. */
const nameOf = ({ last_name: last, first_name: first, language }: ProfileRow & { language: Language }) => ({
  organisation_name: [last, first].filter(Boolean).join(', '),
  organisation_name2: estateWords[language],
});

export const createEstate: UseCase<typeof endpoints.createEstate> = (call) => {
  const app = system();
  const { body, caller, requestId } = call;
  return app.db.transaction(async (tx) => {
    const { customer, row } = await lockCustomer(tx, call);
    const author = await requireDeath(tx, row);
    const estateId = await insertProfile(app, tx, {
      kind: 'organisation',
      ...nameOf(author),
      language: author.language,
      tax_residence: author.tax_residence,
      identityCode: null,
      roles: [body.role],
    });
    const facts = await takeOver(tx, { author, estateId, caller, requestId }, 'continue');
    // Both logs have it.
    for (const profile of [customer, { id: estateId, asStaff: true }])
      await audit(tx, 'estate.create', { caller, profile, requestId }, { role: body.role, ...facts });
    return readCustomerRecord(tx, estateId, caller.rights);
  });
};
