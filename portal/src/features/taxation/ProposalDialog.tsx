import { DescriptionList, Modal, Skeleton, TextLink } from '@nimio/design-system';
import { getTaxProposal } from '@nimio/domain/taxation/taxation.endpoints';
import type { QueuedProposal } from '@nimio/domain/taxation/taxation.types';
import { useEndpoint } from '../../api/use-endpoint';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { useTaxDataText } from '../../shared/tax-data/use-tax-data-text';
import { AcceptForm } from './AcceptForm';
import { DeclineForm } from './DeclineForm';
import type { ProposalProps } from './proposal-props';

interface ProposalDialogProps {
  proposal: QueuedProposal;
  onHandled: () => void;
  onClose: () => void;
}

/** One customer's proposal. The tax data are fetched only when it is opened, which is an audit event. */
export default function ProposalDialog({ proposal, onHandled, onClose }: ProposalDialogProps) {
  const { t } = useText();
  const params = { proposal: proposal.proposal };
  const { data, error, reload } = useEndpoint(getTaxProposal, { params }, { revalidateOnFocus: true });
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t(proposal.kind === 'card' ? 'taxationQueue.cardOf' : 'taxationQueue.raiseOf', {
        name: proposal.profileName,
      })}
    >
      {error && <LoadFailure error={error} onRetry={reload} />}
      {!error && !data && <Skeleton lines={4} />}
      {data && <Proposal proposal={data} onHandled={onHandled} />}
    </Modal>
  );
}

/** The current data, the proposal, and the two answers. */
function Proposal({ proposal, onHandled }: ProposalProps) {
  const { t } = useText();
  const taxDataText = useTaxDataText();
  const { profileHash, proposedTaxRate } = proposal;
  return (
    <>
      <DescriptionList
        items={[
          { term: t('taxationQueue.now'), value: taxDataText(proposal) },
          proposedTaxRate === null
            ? {
                term: t('taxationQueue.card'),
                value: (
                  <TextLink href={`/api/taxation/${profileHash}/download`} download>
                    {t('taxationQueue.download')}
                  </TextLink>
                ),
              }
            : {
                term: t('taxationQueue.proposed'),
                value: t('taxData.percent', { rate: formatPercent(proposedTaxRate) }),
              },
        ]}
      />
      <AcceptForm proposal={proposal} onHandled={onHandled} />
      <DeclineForm proposal={proposal} onHandled={onHandled} />
    </>
  );
}
