import * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { route } from '../../../http/route.js';
import { acceptContract } from '../use-cases/accept-contract.js';
import { changeContract } from '../use-cases/change-contract.js';
import { readContractText } from '../use-cases/read-contract-text.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.readContractText, readContractText),
    route(endpoints.changeContract, changeContract),
    route(endpoints.acceptContract, acceptContract),
  ],
};
