import * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { route } from '../../../http/route.js';
import { acceptContract } from '../use-cases/accept-contract.js';
import { createContract } from '../use-cases/create-contract.js';
import { getContractText } from '../use-cases/get-contract-text.js';
import { updateContract } from '../use-cases/update-contract.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.getContractText, getContractText),
    route(endpoints.updateContract, updateContract),
    route(endpoints.acceptContract, acceptContract),
    route(endpoints.createContract, createContract),
  ],
};
