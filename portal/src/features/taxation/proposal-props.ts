import type { OpenProposal } from '@nimio/domain/taxation/taxation.types';

/** Props of the two answers to a proposal. */
export interface ProposalProps {
  proposal: OpenProposal;
  /** Called when it was accepted or declined. */
  onHandled: () => void;
}
