import * as endpoints from '@nimio/domain/session/session.endpoints';
import { route } from '../../../http/route.js';
import { changePassword } from '../use-cases/change-password.js';
import { checkPasswordLink } from '../use-cases/check-password-link.js';
import { finishStrongAuthentication } from '../use-cases/finish-strong-authentication.js';
import { getMe } from '../use-cases/get-me.js';
import { getRegistration } from '../use-cases/get-registration.js';
import { logIn } from '../use-cases/log-in.js';
import { logOut } from '../use-cases/log-out.js';
import { register } from '../use-cases/register.js';
import { renewProof } from '../use-cases/renew-proof.js';
import { requestPasswordChange } from '../use-cases/request-password-change.js';
import { resetPassword } from '../use-cases/reset-password.js';
import { startStrongAuthentication } from '../use-cases/start-strong-authentication.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.getMe, getMe),
    route(endpoints.logIn, logIn),
    route(endpoints.logOut, logOut),
    route(endpoints.startStrongAuthentication, startStrongAuthentication),
    route(endpoints.finishStrongAuthentication, finishStrongAuthentication),
    route(endpoints.register, register),
    route(endpoints.getRegistration, getRegistration),
    route(endpoints.requestPasswordChange, requestPasswordChange),
    route(endpoints.checkPasswordLink, checkPasswordLink),
    route(endpoints.resetPassword, resetPassword),
    route(endpoints.changePassword, changePassword),
    route(endpoints.renewProof, renewProof),
  ],
};
