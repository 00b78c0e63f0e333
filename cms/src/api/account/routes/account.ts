import * as endpoints from '@nimio/domain/account/account.endpoints';
import { route } from '../../../http/route.js';
import { inviteCustomer } from '../use-cases/add-account.js';
import { endAccount } from '../use-cases/close-account.js';
import { renameAccount } from '../use-cases/edit-account.js';
import { showLogins } from '../use-cases/list-logins.js';
import { showAccount, showLockedAccounts } from '../use-cases/read-account.js';
import { release } from '../use-cases/release-account.js';
import { mailResetLink } from '../use-cases/send-reset-link.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.addAccount, inviteCustomer),
    route(endpoints.readAccount, showAccount),
    route(endpoints.listLogins, showLogins),
    route(endpoints.editAccount, renameAccount),
    route(endpoints.closeAccount, endAccount),
    route(endpoints.sendResetLink, mailResetLink),
    route(endpoints.listLockedAccounts, showLockedAccounts),
    route(endpoints.releaseAccount, release),
  ],
};
