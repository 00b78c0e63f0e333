import * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { route } from '../../../http/route.js';
import { createBankAccount, updateBankAccount } from '../use-cases/save-bank-account.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createBankAccount, createBankAccount),
    route(endpoints.updateBankAccount, updateBankAccount),
  ],
};
