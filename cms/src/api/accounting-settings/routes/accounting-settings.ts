import * as endpoints from '@nimio/domain/accounting-settings/accounting-settings.endpoints';
import { route } from '../../../http/route.js';
import { createAccountingSettings } from '../use-cases/create-accounting-settings.js';
import { getAccountingSettings, listAccountingSettings } from '../use-cases/read-accounting-settings.js';
import { updateAccountingSettings } from '../use-cases/update-accounting-settings.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.listAccountingSettings, listAccountingSettings),
    route(endpoints.createAccountingSettings, createAccountingSettings),
    route(endpoints.getAccountingSettings, getAccountingSettings),
    route(endpoints.updateAccountingSettings, updateAccountingSettings),
  ],
};
