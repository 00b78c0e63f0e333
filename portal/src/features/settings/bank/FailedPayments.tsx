import { LinkButton, Notice, Skeleton } from '@nimio/design-system';
import { listPlannedPayments } from '@nimio/domain/accounting/accounting.endpoints';
import { useEndpoint } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { useProfile } from '../../../shared/session/use-session';

/** Says that payments to the account have failed, until they are paid again. Renders nothing when it is unknown. */
export function FailedPayments() {
  const { t } = useText();
  const { hash: profileHash } = useProfile();
  const { data, error } = useEndpoint(listPlannedPayments, { params: { profileHash } });
  if (!data && !error) return <Skeleton />;
  if (!data || data.failed.length === 0) return null;
  return (
    <Above>
      <Notice
        tone="danger"
        title={t('bank.paymentsFailed', { n: data.failed.length })}
        actions={
          <LinkButton href="/accounting" variant="second" size="sm">
            {t('bank.toPayments')}
          </LinkButton>
        }
      >
        <p>{t('bank.paymentsFailedText')}</p>
      </Notice>
    </Above>
  );
}
