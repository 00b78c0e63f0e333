import * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import { route } from '../../../http/route.js';
import { acceptTaxProposal } from '../use-cases/accept-tax-proposal.js';
import { declineTaxProposal } from '../use-cases/decline-tax-proposal.js';
import { downloadTaxCard } from '../use-cases/download-tax-card.js';
import { getTaxProposal, listTaxationEvents, listTaxProposals } from '../use-cases/read-tax-proposals.js';
import { sendTaxCard } from '../use-cases/send-tax-card.js';
import { updateTaxData } from '../use-cases/update-tax-data.js';
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
