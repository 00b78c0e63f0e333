import * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { route } from '../../../http/route.js';
import { acceptContract } from '../use-cases/accept-contract.js';
import { updateContract } from '../use-cases/change-contract.js';
import { getContractText } from '../use-cases/read-contract-text.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.getContractText, getContractText),
    route(endpoints.updateContract, updateContract),
    route(endpoints.acceptContract, acceptContract),
  ],
};
