import * as endpoints from '@nimio/domain/second-factor/second-factor.endpoints';
import { route } from '../../../http/route.js';
import { beginSecondFactor } from '../use-cases/begin-second-factor.js';
import { createRecoveryCodes } from '../use-cases/create-recovery-codes.js';
import { lowerSession } from '../use-cases/lower-session.js';
import { raiseSession } from '../use-cases/raise-session.js';
import { resetSecondFactor } from '../use-cases/reset-second-factor.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.beginSecondFactor, beginSecondFactor),
    route(endpoints.raiseSession, raiseSession),
    route(endpoints.lowerSession, lowerSession),
    route(endpoints.createRecoveryCodes, createRecoveryCodes),
    route(endpoints.resetSecondFactor, resetSecondFactor),
  ],
};
