import { formatCents, LinkButton, Notice } from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';
import { Above } from '../page/layout';
import { useProfile } from '../session/use-session';

/** Says which amounts wait for a contract. Renders nothing when there are none, or when it is unknown. */
export function WaitingAmounts() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  const sumOf = (reason: 'noContract' | 'notCovered') =>
    data?.waiting.find((one) => one.reason === reason)?.amountInCents ?? 0;
  const [withoutContract, notCovered] = [sumOf('noContract'), sumOf('notCovered')];
  return (
    <>
      {withoutContract > 0 && (
        <Above>
          <Notice
            tone="warning"
            title={t('payment.waiting', { sum: formatCents(withoutContract) })}
            actions={
              <LinkButton href="/contract" variant="second" size="sm">
                {t('payment.toContract')}
              </LinkButton>
            }
          >
            <p>{t('payment.waitingText')}</p>
          </Notice>
        </Above>
      )}
      {notCovered > 0 && (
        <Above>
          <Notice tone="info" title={t('payment.notCovered', { sum: formatCents(notCovered) })}>
            <p>{t('payment.notCoveredText')}</p>
          </Notice>
        </Above>
      )}
    </>
  );
}
