import * as endpoints from '@nimio/domain/account/account.endpoints';
import { route } from '../../../http/route.js';
import { closeAccount } from '../use-cases/close-account.js';
import { createAccount } from '../use-cases/create-account.js';
import { listProfileAccounts } from '../use-cases/list-profile-accounts.js';
import { getAccount, listLockedAccounts } from '../use-cases/read-accounts.js';
import { releaseAccount } from '../use-cases/release-account.js';
import { sendResetLink } from '../use-cases/send-reset-link.js';
import { updateAccount } from '../use-cases/update-account.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createAccount, createAccount),
    route(endpoints.getAccount, getAccount),
    route(endpoints.listProfileAccounts, listProfileAccounts),
    route(endpoints.updateAccount, updateAccount),
    route(endpoints.closeAccount, closeAccount),
    route(endpoints.sendResetLink, sendResetLink),
    route(endpoints.listLockedAccounts, listLockedAccounts),
    route(endpoints.releaseAccount, releaseAccount),
  ],
};
