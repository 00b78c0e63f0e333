import * as endpoints from '@nimio/domain/account/account.endpoints';
import { route } from '../../../http/route.js';
import { addAccount } from '../use-cases/add-account.js';
import { closeAccount } from '../use-cases/close-account.js';
import { editAccount } from '../use-cases/edit-account.js';
import { listLogins } from '../use-cases/list-logins.js';
import { listLockedAccounts, readAccount } from '../use-cases/read-account.js';
import { releaseAccount } from '../use-cases/release-account.js';
import { sendResetLink } from '../use-cases/send-reset-link.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.addAccount, addAccount),
    route(endpoints.readAccount, readAccount),
    route(endpoints.listLogins, listLogins),
    route(endpoints.editAccount, editAccount),
    route(endpoints.closeAccount, closeAccount),
    route(endpoints.sendResetLink, sendResetLink),
    route(endpoints.listLockedAccounts, listLockedAccounts),
    route(endpoints.releaseAccount, releaseAccount),
  ],
};
