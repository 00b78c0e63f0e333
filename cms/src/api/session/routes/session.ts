import * as endpoints from '@nimio/domain/session/session.endpoints';
import { route } from '../../../http/route.js';
import { replacePassword } from '../use-cases/change-password.js';
import { beginSession } from '../use-cases/log-in.js';
import { endSession } from '../use-cases/log-out.js';
import { askPasswordLink, showPasswordLink, usePasswordLink } from '../use-cases/password-link.js';
import { showMe } from '../use-cases/read-me.js';
import { showRegistration } from '../use-cases/read-registration.js';
import { registerAccount } from '../use-cases/register.js';
import { leaveForBank, returnFromBank } from '../use-cases/strong-auth.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.readMe, showMe),
    route(endpoints.logIn, beginSession),
    route(endpoints.logOut, endSession),
    route(endpoints.startStrongAuthentication, leaveForBank),
    route(endpoints.finishStrongAuthentication, returnFromBank),
    route(endpoints.register, registerAccount),
    route(endpoints.readRegistration, showRegistration),
    route(endpoints.requestPasswordChange, askPasswordLink),
    route(endpoints.checkPasswordLink, showPasswordLink),
    route(endpoints.resetPassword, usePasswordLink),
    route(endpoints.changePassword, replacePassword),
  ],
};
