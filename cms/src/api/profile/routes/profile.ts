import * as endpoints from '@nimio/domain/profile/profile.endpoints';
import { route } from '../../../http/route.js';
import { getTaskCounts } from '../use-cases/get-task-counts.js';
import { listProfileOverviews } from '../use-cases/list-profile-overviews.js';
import { getProfile, listProfileRoles, listProfiles } from '../use-cases/read-profiles.js';
import { selectProfile } from '../use-cases/select-profile.js';
import { updateContactInfo } from '../use-cases/update-contact-info.js';
import { updateContactPreferences } from '../use-cases/update-contact-preferences.js';
import { updateParticipations } from '../use-cases/update-participations.js';
import { updateProductions } from '../use-cases/update-productions.js';
import { updatePublication } from '../use-cases/update-publication.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listProfiles, listProfiles),
    route(endpoints.listProfileOverviews, listProfileOverviews),
    route(endpoints.selectProfile, selectProfile),
    route(endpoints.getProfile, getProfile),
    route(endpoints.getTaskCounts, getTaskCounts),
    route(endpoints.updateContactInfo, updateContactInfo),
    route(endpoints.updateContactPreferences, updateContactPreferences),
    route(endpoints.updatePublication, updatePublication),
    route(endpoints.updateParticipations, updateParticipations),
    route(endpoints.updateProductions, updateProductions),
    route(endpoints.listProfileRoles, listProfileRoles),
  ],
};
