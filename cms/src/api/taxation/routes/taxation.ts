import * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import { route } from '../../../http/route.js';
import { acceptTaxProposal, declineTaxProposal, updateTaxData } from '../use-cases/decide-tax-proposal.js';
import {
  downloadTaxCard,
  getTaxProposal,
  listTaxationEvents,
  listTaxProposals,
} from '../use-cases/get-taxation.js';
import { sendTaxCard } from '../use-cases/send-tax-card.js';
import { updateTaxProposal } from '../use-cases/update-tax-proposal.js';

export default {
  type: 'content-api',
  routes: [
    route(endpoints.updateTaxProposal, updateTaxProposal),
    route(endpoints.sendTaxCard, sendTaxCard),
    route(endpoints.downloadTaxCard, downloadTaxCard),
    route(endpoints.listTaxationEvents, listTaxationEvents),
    route(endpoints.listTaxProposals, listTaxProposals),
    route(endpoints.getTaxProposal, getTaxProposal),
    route(endpoints.acceptTaxProposal, acceptTaxProposal),
    route(endpoints.declineTaxProposal, declineTaxProposal),
    route(endpoints.updateTaxData, updateTaxData),
  ],
};
