import * as endpoints from '@nimio/domain/profile/profile.endpoints';
import { route } from '../../../http/route.js';
import { showProfile, showProfiles } from '../use-cases/read-profile.js';
import { lookForProfiles } from '../use-cases/search-profiles.js';
import { chooseProfile } from '../use-cases/select-profile.js';
import { saveContactInfo } from '../use-cases/update-contact-info.js';
import { saveContactPreferences } from '../use-cases/update-contact-preferences.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listProfiles, showProfiles),
    route(endpoints.searchProfiles, lookForProfiles),
    route(endpoints.selectProfile, chooseProfile),
    route(endpoints.readProfile, showProfile),
    route(endpoints.updateContactInfo, saveContactInfo),
    route(endpoints.updateContactPreferences, saveContactPreferences),
  ],
};
