import * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { route } from '../../../http/route.js';
import { enrol } from '../use-cases/begin-second-factor.js';
import { giveUpRights } from '../use-cases/lower-session.js';
import { replaceCodes } from '../use-cases/make-recovery-codes.js';
import { giveSecondFactor } from '../use-cases/raise-session.js';
import { takeSecondFactorAway } from '../use-cases/reset-second-factor.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.beginSecondFactor, enrol),
    route(endpoints.raiseSession, giveSecondFactor),
    route(endpoints.lowerSession, giveUpRights),
    route(endpoints.makeRecoveryCodes, replaceCodes),
    route(endpoints.resetSecondFactor, takeSecondFactorAway),
  ],
};
