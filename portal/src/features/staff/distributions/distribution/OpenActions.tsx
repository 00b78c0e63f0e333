import { formatCents, Text, toast } from '@nimio/design-system';
import { finnishDay } from '@nimio/domain/calendar/finnish-day';
import {
  approveDistribution,
  calculateDistribution,
  deleteDistribution,
} from '@nimio/domain/distribution/distribution.endpoints';
import { isFunded } from '@nimio/domain/invoice/funding';
import { useNavigate } from 'react-router';
import { call } from '../../../../api/client';
import { invalidate } from '../../../../api/use-endpoint';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { ConfirmButton } from '../../../../shared/action/ConfirmButton';
import { discardUnsaved } from '../../../../shared/form/unsaved';
import { useText } from '../../../../shared/intl/use-text';
import { Actions } from '../../../../shared/page/layout';
import { useToday } from '../../../../shared/settings/use-today';
import { usePeriodList } from '../use-period-list';
import type { ActionsProps } from './use-step';

/** Actions: calculate, approve, delete. */
export function OpenActions({ distribution, etag, run, isUnsaved }: ActionsProps) {
  const { t } = useText();
  const { hash, result, isStale, payDate, needsSecondPerson, potInCents, invoices } = distribution;
  const params = { hash };
  const today = finnishDay(useToday());
  const unsaved = isUnsaved && t('distribution.saveFirst');
  const blocker =
    unsaved ||
    (isStale === 1 && t('distribution.recalculateFirst')) ||
    (payDate < today && t('distribution.dayPast')) ||
    (!isFunded(potInCents, invoices) && t('errors.potNotFunded'));
  const approve = async (calculation: string) => {
    const isDone = await run(() => call(approveDistribution, { params, body: { calculation, payDate } }));
    if (isDone) toast.success(t('distribution.approved'));
  };
  return (
    <>
      {needsSecondPerson === 1 && <Text>{t('distribution.secondPerson')}</Text>}
      <Actions>
        {result && needsSecondPerson === 0 && (
          <ConfirmButton
            action={() => approve(result.hash)}
            title={t('distribution.approveTitle')}
            body={t('distribution.approveBody', {
              gross: formatCents(result.paymentsGross),
              n: result.payments,
            })}
            confirmLabel={t('distribution.approve')}
            cancelLabel={t('distribution.cancel')}
            isDanger={false}
            disabledReason={blocker}
          >
            {t('distribution.approve')}
          </ConfirmButton>
        )}
        <Calculate distribution={distribution} run={run} blocker={unsaved} />
        <DeleteAction distribution={distribution} etag={etag} run={run} />
      </Actions>
    </>
  );
}

/** Asks for confirmation when loans are missing, since the pot would be allocated to fewer. */
function Calculate({
  distribution,
  run,
  blocker,
}: Pick<ActionsProps, 'distribution' | 'run'> & { blocker: string | false }) {
  const { t } = useText();
  const listOf = usePeriodList();
  const { hash, result, missing, years, groups } = distribution;
  const isPartial = missing.length > 0 && missing.length < years.length * groups.length;
  const label = t(result ? 'distribution.recalculate' : 'distribution.calculate');
  const calculate = (without: 0 | 1) =>
    run(() => call(calculateDistribution, { params: { hash }, body: { isPartial: without } }));
  const variant = result && distribution.isStale === 0 ? 'second' : 'primary';
  if (!isPartial)
    return (
      <AsyncButton variant={variant} disabledReason={blocker} action={() => calculate(0)}>
        {label}
      </AsyncButton>
    );
  return (
    <ConfirmButton
      variant={variant}
      action={() => calculate(1)}
      title={t('distribution.partialTitle')}
      body={t('distribution.partialBody', { list: listOf(missing) })}
      confirmLabel={t('distribution.partial')}
      cancelLabel={t('distribution.cancel')}
      isDanger={false}
      disabledReason={blocker}
    >
      {label}
    </ConfirmButton>
  );
}

/** The version prevents deleting a distribution that others have changed. */
function DeleteAction({ distribution, etag, run }: Pick<ActionsProps, 'distribution' | 'etag' | 'run'>) {
  const { t } = useText();
  const navigate = useNavigate();
  const deleteDraft = async () => {
    const isDone = await run(async () => {
      await call(deleteDistribution, { params: { hash: distribution.hash }, ifMatch: etag });
      return undefined;
    });
    if (!isDone) return;
    discardUnsaved();
    toast.success(t('distribution.removed'));
    await navigate('/accountings');
    await invalidate('/accountings/distributions');
  };
  return (
    <ConfirmButton
      variant="danger"
      action={deleteDraft}
      title={t('distribution.removeTitle')}
      body={t('distribution.removeBody')}
      confirmLabel={t('distribution.remove')}
      cancelLabel={t('distribution.cancel')}
    >
      {t('distribution.remove')}
    </ConfirmButton>
  );
}
