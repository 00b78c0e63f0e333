import { formatCents, LinkButton, Notice, Skeleton } from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import { currentContract } from '@nimio/domain/contract/contract';
import type { IneligibleReason } from '@nimio/domain/distribution/eligibility';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';
import { Above } from '../page/layout';
import { useProfile } from '../session/use-session';
import { useSettings } from '../settings/use-settings';
import { useToday } from '../settings/use-today';

/** Shows which amounts wait for a contract. Renders nothing when there are none, or when it is unknown. */
export function WaitingNotices() {
  const { hash: profileHash } = useProfile();
  const { data, error } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  if (!data && !error) return <Skeleton lines={0} />;
  const sumOf = (reason: IneligibleReason) =>
    data?.waiting.find((one) => one.reason === reason)?.amountInCents ?? 0;
  const [withoutContract, notCovered] = [sumOf('noContract'), sumOf('notCovered')];
  return (
    <>
      {withoutContract > 0 && <WithoutContract cents={withoutContract} />}
      {notCovered > 0 && <NotCovered cents={notCovered} />}
    </>
  );
}

/** Once the contract is accepted, the amount is paid with the next late distribution. */
function WithoutContract({ cents }: { cents: number }) {
  const { t } = useText();
  const { contracts } = useProfile();
  const { product } = useSettings();
  const today = useToday();
  const sum = formatCents(cents);
  if (currentContract(contracts, product, today))
    return (
      <Above>
        <Notice tone="info" title={t('payment.retroactive', { sum })}>
          <p>{t('payment.retroactiveText')}</p>
        </Notice>
      </Above>
    );
  return (
    <Above>
      <Notice
        tone="warning"
        title={t('payment.waiting', { sum })}
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
