import type * as endpoints from '@nimio/domain/taxation/taxation.endpoints';
import type { UseCase } from '../../../http/call.js';
import { decideProposal } from '../decide-proposal.js';

export const declineTaxProposal: UseCase<typeof endpoints.declineTaxProposal> = (call) =>
  decideProposal(call, 'DECLINED', () => Promise.resolve({ reason: call.body.reason }));
