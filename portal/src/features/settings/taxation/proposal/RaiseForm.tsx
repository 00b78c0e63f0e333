import { Button, formatCents, NumberField } from '@nimio/design-system';
import { firstRaise, raise, refusalOfRaise } from '@nimio/domain/taxation/proposal';
import { effectiveRate, withhold } from '@nimio/domain/taxation/rate';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import { type FormEvent, useState } from 'react';
import { encodeFinding } from '../../../../shared/form/field-finding';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { formatPercent } from '../../../../shared/intl/percent';
import { useText } from '../../../../shared/intl/use-text';
import { late } from '../../../../shared/page/late';
import { useToday } from '../../../../shared/settings/use-today';
import { useTaxation } from '../use-taxation';
import { isBlocked } from './taxation-refusals';

const ChangeDialog = late(() => import('./ChangeDialog'));
const lateParts = [ChangeDialog];

/** The example of a hundred euros, in cents. */
const sample = 100_00;

interface RaiseValues {
  rate: number | null;
}

interface RaiseFormProps {
  profileHash: string;
  taxation: Taxation;
}

/** Proposes a higher rate; a pending one can be changed after confirmation. */
export function RaiseForm({ profileHash, taxation }: RaiseFormProps) {
  const { t } = useText();
  const { propose, refetch } = useTaxation(profileHash);
  const [isConfirming, setConfirming] = useState(false);
  const now = useToday();
  const floor = effectiveRate(taxation, now, taxation.defaultRate);
  const form = usePortalForm<RaiseValues>({
    name: 'tax-raise',
    initial: { rate: taxation.proposedTaxRate ?? firstRaise(floor) },
    validate: ({ rate }) => {
      const finding = rate === null ? { code: 'required' as const } : refusalOfRaise(rate, taxation, now);
      return finding ? { rate: encodeFinding(finding) } : {};
    },
    texts: { 'rate.required': 'taxation.rateRequired' },
    fieldsOf: ({ details }) => {
      const field = details.fields?.find(({ path }) => path === 'proposedTaxRate');
      return field && { rate: encodeFinding(field) };
    },
  });
  const { rate } = form.values;
  const isProposable = rate !== null && refusalOfRaise(rate, taxation, now) === undefined;
  const { withheld, paid } = withhold(sample, isProposable ? rate : floor);
  const { proposedTaxRate: pending } = taxation;
  const isPending = taxation.proposalStatus === 'PENDING' && pending !== null;
  const save = form.save(({ rate: proposed }) =>
    propose(proposed ?? 0).catch((failure: unknown) => {
      if (isBlocked(failure)) void refetch();
      throw failure;
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending && rate === pending) return;
    if (isPending && isProposable) setConfirming(true);
    else void save(event);
  };
  return (
    <PortalForm form={form} onSubmit={submit} lateParts={lateParts} aria-label={t('taxation.raise')}>
      <NumberField
        {...form.field('rate')}
        label={t('taxation.newRate')}
        description={t('taxation.newRateHint', { rate: formatPercent(floor) })}
        minValue={floor + raise.step}
        maxValue={raise.max}
        step={raise.step}
        formatOptions={{ maximumFractionDigits: 1 }}
        isRequired
      />
      <p aria-live="polite">
        {t('taxation.sample', { withheld: formatCents(withheld), paid: formatCents(paid) })}
      </p>
      <Button
        type="submit"
        variant="second"
        isPending={form.isSubmitting}
        isInactive={isPending && rate === pending}
      >
        {t(isPending ? 'taxation.changeProposal' : 'taxation.propose')}
      </Button>
      {isConfirming && isPending && rate !== null && (
        <ChangeDialog
          from={pending}
          to={rate}
          onConfirm={() => {
            setConfirming(false);
            void save();
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
    </PortalForm>
  );
}
