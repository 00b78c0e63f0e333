import * as endpoints from '@nimio/domain/profile/profile.endpoints';
import { route } from '../../../http/route.js';
import { showProfile, showProfiles, showRoles } from '../use-cases/read-profile.js';
import { lookForProfiles, showCustomers } from '../use-cases/search-profiles.js';
import { chooseProfile } from '../use-cases/select-profile.js';
import { saveParticipations, saveProductions } from '../use-cases/update-choices.js';
import { saveContactInfo } from '../use-cases/update-contact-info.js';
import { saveContactPreferences } from '../use-cases/update-contact-preferences.js';
import { savePublication } from '../use-cases/update-publication.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listProfiles, showProfiles),
    route(endpoints.searchProfiles, lookForProfiles),
    route(endpoints.searchCustomerData, showCustomers),
    route(endpoints.selectProfile, chooseProfile),
    route(endpoints.readProfile, showProfile),
    route(endpoints.updateContactInfo, saveContactInfo),
    route(endpoints.updateContactPreferences, saveContactPreferences),
    route(endpoints.updatePublication, savePublication),
    route(endpoints.updateParticipations, saveParticipations),
    route(endpoints.updateProductions, saveProductions),
    route(endpoints.listProfileRoles, showRoles),
  ],
};
