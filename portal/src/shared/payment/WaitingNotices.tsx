import { formatCents, LinkButton, Notice, Skeleton } from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import type { IneligibleReason } from '@nimio/domain/distribution/eligibility';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';
import { Above } from '../page/layout';
import { useProfile } from '../session/use-session';

/** Shows which amounts wait for a contract or are paid late. Renders nothing when there are none, or when it is unknown. */
export function WaitingNotices() {
  const { hash: profileHash } = useProfile();
  const { data, error } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  if (!data && !error) return <Skeleton lines={0} />;
  const sumOf = (reason: IneligibleReason | null) =>
    data?.waiting.find((one) => one.reason === reason)?.amountInCents ?? 0;
  const [paidLate, withoutContract, notCovered] = [sumOf(null), sumOf('noContract'), sumOf('notCovered')];
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
