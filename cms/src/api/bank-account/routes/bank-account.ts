import * as endpoints from '@nimio/domain/bank-account/bank-account.endpoints';
import { route } from '../../../http/route.js';
import { createBankAccount } from '../use-cases/create-bank-account.js';
import { updateBankAccount } from '../use-cases/update-bank-account.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.createBankAccount, createBankAccount),
    route(endpoints.updateBankAccount, updateBankAccount),
  ],
};
