import type { OpenProposal } from '@nimio/domain/taxation/taxation.types';

/** What the two answers to a proposal are about. */
export interface ProposalProps {
  proposal: OpenProposal;
  /** It has been accepted or declined: the next one. */
  onHandled: () => void;
}
