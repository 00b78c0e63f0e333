import { Button, Disclosure, TextArea, toast } from '@nimio/design-system';
import { declineTaxProposal } from '@nimio/domain/taxation/taxation.endpoints';
import { declineProposalSchema } from '@nimio/domain/taxation/taxation.schema';
import { call } from '../../api/client';
import { PortalForm } from '../../shared/form/PortalForm';
import { usePortalForm } from '../../shared/form/use-portal-form';
import { validateWith } from '../../shared/form/validate-with';
import { useText } from '../../shared/intl/use-text';
import { Below } from '../../shared/page/layout';
import type { ProposalProps } from './proposal-props';

interface DeclineValues {
  reason: string;
}

const validate = validateWith<DeclineValues>(declineProposalSchema.pick(['reason']));

/** The form that declines, with a reason for the customer. */
export function DeclineForm({ proposal, onHandled }: ProposalProps) {
  const { t } = useText();
  const { profileHash, profileName } = proposal;
  const form = usePortalForm<DeclineValues>({
    name: `tax-decline.${proposal.proposal}`,
    initial: { reason: '' },
    validate,
    texts: { 'reason.required': 'taxationQueue.reasonRequired' },
  });
  const decline = ({ reason }: DeclineValues) =>
    call(declineTaxProposal, { params: { profileHash }, body: { proposal: proposal.proposal, reason } });
  const declined = () => {
    toast.success(t('taxationQueue.declined', { name: profileName }));
    onHandled();
  };
  return (
    <Below>
      <Disclosure title={t('taxationQueue.declineTitle')} isDefaultExpanded={form.draft.isOffered}>
        <PortalForm
          form={form}
          onSubmit={form.save(decline, declined)}
          aria-label={t('taxationQueue.decline')}
        >
          <TextArea
            {...form.field('reason')}
            label={t('taxationQueue.reason')}
            description={t('taxationQueue.reasonHint')}
            isRequired
          />
          <Button type="submit" variant="second" isPending={form.isSubmitting}>
            {t('taxationQueue.decline')}
          </Button>
        </PortalForm>
      </Disclosure>
    </Below>
  );
}
