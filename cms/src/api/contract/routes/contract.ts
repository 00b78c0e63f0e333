import * as endpoints from '@nimio/domain/contract/contract.endpoints';
import { route } from '../../../http/route.js';
import { agreeToContract } from '../use-cases/accept-contract.js';
import { amendContract } from '../use-cases/change-contract.js';
import { showContractText } from '../use-cases/read-contract-text.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.readContractText, showContractText),
    route(endpoints.changeContract, amendContract),
    route(endpoints.acceptContract, agreeToContract),
  ],
};
