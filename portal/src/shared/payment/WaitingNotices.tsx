import { formatCents, LinkButton, Notice, Skeleton } from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import type { WaitingAmounts } from '@nimio/domain/accounting/accounting.types';
import type { IneligibleReason } from '@nimio/domain/distribution/eligibility';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';
import { Above } from '../page/layout';
import { useProfile } from '../session/use-session';

/** What waits for one reason, in cents; `null` for what the next late distribution pays. */
export const waitingFor = (
  reason: IneligibleReason | null,
  waiting: WaitingAmounts['waiting'] = [],
): number => waiting.find((one) => one.reason === reason)?.amountInCents ?? 0;

/**
 * Shows which amounts wait for a contract or are paid late. Renders nothing when there are none, or when it is unknown.
 *
 * @param isContractShown whether the page already shows what waits for a contract
 */
export function WaitingNotices({ isContractShown = false }: { isContractShown?: boolean }) {
  const { hash: profileHash } = useProfile();
  const { data, error } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  if (!data && !error) return <Skeleton lines={0} />;
  const paidLate = waitingFor(null, data?.waiting);
  const withoutContract = isContractShown ? 0 : waitingFor('noContract', data?.waiting);
  const notCovered = waitingFor('notCovered', data?.waiting);
  return (
    <>
      {paidLate > 0 && <PaidLate cents={paidLate} />}
      {withoutContract > 0 && <WithoutContract cents={withoutContract} />}
      {notCovered > 0 && <NotCovered cents={notCovered} />}
    </>
  );
}

function PaidLate({ cents }: { cents: number }) {
  const { t } = useText();
  return (
    <Above>
      <Notice tone="info" title={t('payment.retroactive', { sum: formatCents(cents) })}>
        <p>{t('payment.retroactiveText')}</p>
      </Notice>
    </Above>
  );
}

/** Once the contract is accepted, the amount is paid with the next late distribution. */
function WithoutContract({ cents }: { cents: number }) {
  const { t } = useText();
  return (
    <Above>
      <Notice
        tone="warning"
        title={t('payment.waiting', { sum: formatCents(cents) })}
        actions={
          <LinkButton href="/contract" variant="second" size="sm">
            {t('payment.toContract')}
          </LinkButton>
        }
      >
        <p>{t('payment.waitingText')}</p>
      </Notice>
    </Above>
  );
}

function NotCovered({ cents }: { cents: number }) {
  const { t } = useText();
  return (
    <Above>
      <Notice tone="info" title={t('payment.notCovered', { sum: formatCents(cents) })}>
        <p>{t('payment.notCoveredText')}</p>
      </Notice>
    </Above>
  );
}
