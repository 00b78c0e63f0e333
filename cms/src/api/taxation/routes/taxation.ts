import * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import { route } from '../../../http/route.js';
import { changeTaxation } from '../use-cases/change-taxation.js';
import { acceptTaxProposal, declineTaxProposal, setTaxData } from '../use-cases/decide-proposal.js';
import {
  downloadTaxCard,
  listTaxationEvents,
  listTaxProposals,
  readTaxProposal,
} from '../use-cases/read-taxation.js';
import { sendTaxCard } from '../use-cases/send-tax-card.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.changeTaxation, changeTaxation),
    route(endpoints.sendTaxCard, sendTaxCard),
    route(endpoints.downloadTaxCard, downloadTaxCard),
    route(endpoints.listTaxationEvents, listTaxationEvents),
    route(endpoints.listTaxProposals, listTaxProposals),
    route(endpoints.readTaxProposal, readTaxProposal),
    route(endpoints.acceptTaxProposal, acceptTaxProposal),
    route(endpoints.declineTaxProposal, declineTaxProposal),
    route(endpoints.setTaxData, setTaxData),
  ],
};
