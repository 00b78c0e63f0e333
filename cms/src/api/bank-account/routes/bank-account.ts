import * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { route } from '../../../http/route.js';
import { confirmBankAccount } from '../use-cases/confirm-bank-account.js';
import { createBankAccount } from '../use-cases/create-bank-account.js';
import { listUnconfirmedAccounts } from '../use-cases/list-unconfirmed-accounts.js';
import { updateBankAccount } from '../use-cases/update-bank-account.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createBankAccount, createBankAccount),
    route(endpoints.updateBankAccount, updateBankAccount),
    route(endpoints.confirmBankAccount, confirmBankAccount),
    route(endpoints.listUnconfirmedAccounts, listUnconfirmedAccounts),
  ],
};
