import { Button, toast } from '@nimio/design-system';
import { yearInFinland } from '@nimio/domain/taxation/tax-year';
import { acceptTaxProposal } from '@nimio/domain/taxation/taxation.endpoints';
import { call } from '../../api/client';
import { PortalForm } from '../../shared/form/PortalForm';
import { usePortalForm } from '../../shared/form/use-portal-form';
import { useText } from '../../shared/intl/use-text';
import { useToday } from '../../shared/settings/use-today';
import { TaxDataFields } from '../../shared/tax-data/TaxDataFields';
import {
  type TaxDataValues,
  taxDataErrors,
  taxDataOnTheWire,
  taxDataTexts,
} from '../../shared/tax-data/tax-data.form';
import type { ProposalProps } from './proposal-props';

/** The form that accepts a rate, or a tax card with its data. */
export function AcceptForm({ proposal, onHandled }: ProposalProps) {
  const { t } = useText();
  const { profileHash, kind, profileName } = proposal;
  const isCard = kind === 'card';
  const thisYear = yearInFinland(useToday());
  const form = usePortalForm<TaxDataValues>({
    name: `tax-accept.${proposal.proposal}`,
    initial: { taxType: proposal.taxType ?? 'ST', taxRate: null, taxYear: thisYear },
    validate: isCard ? taxDataErrors : () => ({}),
    texts: taxDataTexts,
  });
  const accept = (values: TaxDataValues) => {
    const body = { proposal: proposal.proposal, ...(isCard && taxDataOnTheWire(values)) };
    return call(acceptTaxProposal, { params: { profileHash }, body });
  };
  const accepted = () => {
    toast.success(t('taxationQueue.accepted', { name: profileName }));
    onHandled();
  };
  return (
    <PortalForm form={form} onSubmit={form.save(accept, accepted)} aria-label={t('taxationQueue.accept')}>
      {isCard && <TaxDataFields form={form} rateLabel={t('taxationQueue.cardRate')} />}
      <Button type="submit" isPending={form.isSubmitting}>
        {t('taxationQueue.accept')}
      </Button>
    </PortalForm>
  );
}
