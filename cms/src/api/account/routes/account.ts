import * as endpoints from '@nimio/domain/account/account.endpoints';
import { route } from '../../../http/route.js';
import { createAccount } from '../use-cases/add-account.js';
import { closeAccount } from '../use-cases/close-account.js';
import { updateAccount } from '../use-cases/edit-account.js';
import { listLogins } from '../use-cases/list-logins.js';
import { getAccount, listLockedAccounts } from '../use-cases/read-account.js';
import { releaseAccount } from '../use-cases/release-account.js';
import { sendResetLink } from '../use-cases/send-reset-link.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createAccount, createAccount),
    route(endpoints.getAccount, getAccount),
    route(endpoints.listLogins, listLogins),
    route(endpoints.updateAccount, updateAccount),
    route(endpoints.closeAccount, closeAccount),
    route(endpoints.sendResetLink, sendResetLink),
    route(endpoints.listLockedAccounts, listLockedAccounts),
    route(endpoints.releaseAccount, releaseAccount),
  ],
};
